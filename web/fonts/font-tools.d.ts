/* Packages that bring no types; those of DefinitelyTyped don't know `keepFeatures`. */

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype';
    readonly keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer> };
  export default fontverter;
}

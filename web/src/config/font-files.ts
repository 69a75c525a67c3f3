import path from 'node:path';

const FILES = [
  'ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff',
  'ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff',
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff',
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff',
];

/** The fonts that pictures are lettered with, where they are installed. The site runs in its own folder. */
export const fontFiles = (): string[] =>
  FILES.map((file) => path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@fontsource', file));

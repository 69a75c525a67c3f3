/** The brand's colours, the same values as the design tokens of the website. */
export const brand = {
  ink: '#0F172A',
  paper: '#FBFAF7',
  teal: '#0F5257',
  coral: '#E4694A',
  sand: '#E9E1D2',
} as const;

/** What a figure may paint with. Every scheme has one accent, used once per composition. */
export interface Scheme {
  readonly ground: string;
  /** A quiet second ground for panels. */
  readonly panel: string;
  /** Thin pattern lines. */
  readonly line: string;
  /** Pattern fills, from quiet to strong. */
  readonly tint: string;
  readonly tone: string;
  /** The main drawing. */
  readonly figure: string;
  /** The second voice of the main drawing. */
  readonly second: string;
  readonly accent: string;
}

export const schemes = {
  teal: {
    ground: brand.teal, panel: '#0B4247', line: '#2E7377', tint: '#17605F', tone: '#0A3A3F',
    figure: brand.sand, second: '#7FB3AE', accent: brand.coral,
  },
  sand: {
    ground: brand.sand, panel: '#F4EFE5', line: '#CDBFA6', tint: '#DFD4C0', tone: '#D3C5AB',
    figure: brand.teal, second: '#6F9C98', accent: brand.coral,
  },
  night: {
    ground: brand.ink, panel: '#18233B', line: '#2F4560', tint: '#16273F', tone: brand.teal,
    figure: brand.sand, second: '#5E9C9A', accent: brand.coral,
  },
  paper: {
    ground: '#F5F1E9', panel: brand.paper, line: '#D8CEBB', tint: brand.sand, tone: '#BFD3CD',
    figure: brand.teal, second: '#86AAA5', accent: brand.coral,
  },
} as const satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof schemes;

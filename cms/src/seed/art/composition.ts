import { canvas } from './geometry';
import { ascent } from './figures/ascent';
import { chart } from './figures/chart';
import { construction } from './figures/construction';
import { convergence } from './figures/convergence';
import { constellation } from './figures/constellation';
import { frames } from './figures/frames';
import { route } from './figures/route';
import { sheets } from './figures/sheets';
import { schemes, type SchemeName } from './palette';
import { hash, random } from './prng';
import { ground, type Figure } from './stage';

const figures = {
  ascent, chart, constellation, construction, convergence, frames, route, sheets,
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

/** Which drawing a composition shows; what is left out follows from the slug. */
export interface Motif {
  readonly figure?: FigureName;
  readonly scheme?: SchemeName;
  readonly variant?: 0 | 1 | 2;
}

function choose<T>(slug: string, salt: string, items: readonly T[]): T {
  const item = items[hash(`${salt}:${slug}`) % items.length];
  if (item === undefined) throw new Error(`nothing to choose for ${slug}`);
  return item;
}

/**
 * The picture of a document as an SVG of 1600 x 1000 without any text. The same slug and motif always give the same
 * bytes, so that a picture can be made again anywhere.
 */
export function composition(slug: string, motif: Motif = {}): string {
  const scheme = schemes[motif.scheme ?? choose(slug, 'scheme', Object.keys(schemes) as SchemeName[])];
  const figure = figures[motif.figure ?? choose(slug, 'figure', Object.keys(figures) as FigureName[])];
  const variant = motif.variant ?? choose(slug, 'variant', [0, 1, 2] as const);
  const { width, height } = canvas;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
    + `${ground(scheme.ground)}${figure({ scheme, random: random(slug), variant })}</svg>`;
}

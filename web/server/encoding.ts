/** Content encodings that the site offers, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A handful of browsers send nearly all values there are; the bound is for those who invent some. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/**
 * The encoding to answer with.
 * @param accept the request's Accept-Encoding
 */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const known = remembered.get(accept);
  if (known) return known;
  const chosen = negotiate(accept);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(accept, chosen);
  return chosen;
}

function negotiate(accept: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  const weightOf = (encoding: string): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const br = weightOf('br');
  const gzip = Math.max(weightOf('gzip'), weights.get('x-gzip') ?? 0);
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

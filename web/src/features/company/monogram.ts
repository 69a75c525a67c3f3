const ARABIC = /\p{Script=Arabic}/u;

/**
 * The letters that stand for a person: the first of the first and last name.
 * Arabic letters would join to a word that isn't one, so that there it is the first alone.
 */
export function monogram(name: string): string {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return ARABIC.test(name) ? (initials[0] ?? '') : initials.join('').toUpperCase();
}

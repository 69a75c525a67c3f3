import { cacheTags, type CacheTag } from '@/cms/tags';

/**
 * Which changes of content this replica knows of, by the numbers that Redis gives them. A page that another replica rendered is as good
 * as an own one where it was rendered after the last change of everything it shows.
 */
export class KnownChanges {
  /** The number of the last change that has been carried out here. What is rendered from now on is newer. */
  known = 0;
  /** The least number that a page needs, whatever it shows. */
  #floor = Infinity;
  readonly #neededByTag = new Map<string, number>();

  /** The number of the last change that there was when this replica came in. */
  #last = 0;

  /**
   * Nobody knows what was missed: no page from before the next change is believed.
   * @param last the number of the last change that there was; undefined where nobody can say
   */
  startOver(last: number | undefined): void {
    this.#neededByTag.clear();
    this.#last = last ?? 0;
    this.#floor = last === undefined ? Infinity : Math.max(this.known, last) + 1;
  }

  /**
   * A change is about to be carried out here.
   * @param number undefined where this replica alone knows of it: what the others rendered so far may be from before it
   * @returns to be called when it has been carried out
   */
  begin(tags: readonly CacheTag[], number: number | undefined): () => void {
    const needed = number ?? Math.max(this.known, this.#last) + 1;
    for (const tag of tags) this.#neededByTag.set(tag, Math.max(needed, this.#neededByTag.get(tag) ?? 0));
    // Whoever renders after this one knows of all that was missed here before it.
    if (number !== undefined) this.#floor = Math.min(this.#floor, number);
    // Where everything is rendered anew, nothing is missing of what there was before.
    const reached = number ?? (cacheTags.every((tag) => tags.includes(tag)) ? this.#last : 0);
    return () => {
      this.known = Math.max(this.known, reached);
    };
  }

  /** Whether a page that was rendered after the change of this number is up to date. */
  covers(number: number, tags: readonly string[]): boolean {
    return number >= this.#floor && tags.every((tag) => number >= (this.#neededByTag.get(tag) ?? 0));
  }
}

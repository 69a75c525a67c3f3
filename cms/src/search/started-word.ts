import { MIN_PREFIX_LENGTH } from './constants';

/** The last word of a question, with what makes it something else than a word to be found. */
const LAST_WORD = /(?<before>^|[^\p{L}\p{M}\p{N}])(?<word>[\p{L}\p{M}\p{N}]+)$/u;

/**
 * Takes a question apart before its last word, which somebody may not have finished.
 * @returns an empty `last` where the question ends in something else, in a word too short to say anything, or in one that mustn't be found
 */
export function splitStartedWord(question: string): { head: string; last: string } {
  const { before = '', word = '' } = LAST_WORD.exec(question)?.groups ?? {};
  if (before === '-' || word.length < MIN_PREFIX_LENGTH) return { head: question, last: '' };
  return { head: question.slice(0, question.length - word.length), last: word };
}

import { SNIPPET_LEAD, SNIPPET_WORDS } from './constants';
import { MARK_START } from './search-functions';

/** A piece of a text, and whether it is what was searched for. Never markup. */
export interface TextPart {
  readonly text: string;
  readonly matched: boolean;
}

interface Word {
  readonly text: string;
  readonly matched: boolean;
}

const ELLIPSIS = '…';
/** Brackets and stops around a word. */
const AROUND = /^(?<before>[^\p{L}\p{N}]*)(?<inner>.*?)(?<after>[^\p{L}\p{N}]*)$/su;

/** The words of a text, as the database marked them: each marked text has as many spaces as the text itself. */
function wordsOf(text: string, marked: readonly string[]): Word[] {
  const words = text.split(' ');
  const versions = marked.map((version) => version.split(' ')).filter((version) => version.length === words.length);
  return words.map((word, index) => ({ text: word, matched: versions.some((version) => version[index]?.includes(MARK_START)) }));
}

function toParts(words: readonly Word[]): TextPart[] {
  const parts: { text: string; matched: boolean }[] = [];
  const add = (text: string, matched: boolean) => {
    const last = parts.at(-1);
    if (last?.matched === matched) last.text += text;
    else if (text !== '') parts.push({ text, matched });
  };
  words.forEach(({ text, matched }, index) => {
    const { before = '', inner = '', after = '' } = (matched && AROUND.exec(text)?.groups) || { before: text };
    // Words found side by side are one find.
    if (index > 0) add(' ', matched && before === '' && parts.at(-1)?.matched === true);
    add(before, false);
    add(inner, true);
    add(after, false);
  });
  return parts.filter(({ text }) => text !== '');
}

/** Where the passage begins that has the most of what was searched for; the first of several. */
function bestStart(words: readonly Word[]): number {
  const count = (start: number) => words.slice(start, start + SNIPPET_WORDS).filter(({ matched }) => matched).length;
  let best = { start: 0, count: count(0) };
  words.forEach(({ matched }, index) => {
    const start = Math.max(0, Math.min(index - SNIPPET_LEAD, words.length - SNIPPET_WORDS));
    if (matched && count(start) > best.count) best = { start, count: count(start) };
  });
  return best.start;
}

/** A whole text in parts. */
export const markedText = (text: string, marked: readonly string[]): TextPart[] => toParts(wordsOf(text, marked));

/** The passage of a text that says best why it was found. */
export function snippet(text: string, marked: readonly string[]): TextPart[] {
  const words = wordsOf(text, marked);
  const start = bestStart(words);
  const passage = words.slice(start, start + SNIPPET_WORDS);
  if (start > 0) passage.unshift({ text: ELLIPSIS, matched: false });
  if (start + SNIPPET_WORDS < words.length) passage.push({ text: ELLIPSIS, matched: false });
  return toParts(passage);
}

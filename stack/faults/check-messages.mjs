// @ts-check
import { doubled, groupBy, lost, wrong } from './violation.mjs';

/** @typedef {import('./violation.mjs').Violation} Violation */

/** @typedef {{ id: string, reference: string, text: string, acknowledged: boolean }} SentMessage each has a text of its own */
/** @typedef {{ id: string, reference: string, text: string }} StoredMessage */

/**
 * @param {readonly SentMessage[]} sent
 * @param {readonly StoredMessage[]} stored of these accounts' requests
 * @returns {Violation[]}
 */
export function checkMessages(sent, stored) {
  /** @type {Violation[]} */
  const found = [];
  const byText = groupBy(stored, ({ text }) => text);
  for (const { id, reference, text, acknowledged } of sent) {
    const [message, ...more] = byText.get(text) ?? [];
    if (message === undefined) {
      if (acknowledged) found.push(lost(`message ${id} about ${reference}`));
    } else if (more.length > 0) found.push(doubled(`message ${id} about ${reference}`));
    else if (message.id !== id || message.reference !== reference) found.push(wrong(`message ${id} about ${reference} is ${message.id} about ${message.reference}`));
  }
  const texts = new Set(sent.map(({ text }) => text));
  for (const { id, reference, text } of stored) if (!texts.has(text)) found.push(wrong(`message ${id} about ${reference} is nobody's`));
  return found;
}

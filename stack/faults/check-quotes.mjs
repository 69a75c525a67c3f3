// @ts-check
import { doubled, groupBy, lost, wrong } from './violation.mjs';

/** @typedef {import('./violation.mjs').Violation} Violation */

/** @typedef {{ line: string, quantity: number, cents: number }} Item `line` names service and sub-service */

/**
 * One cart that was sent, from one tab or from two at once: it has to become one request.
 * @typedef {object} Submission
 * @property {string} account
 * @property {Item[]} items the whole of what was sent
 * @property {Set<string>} acknowledged lines whose call was answered with success
 * @property {boolean} complete whether an answer said so
 * @property {Set<string>} references named by answers
 */

/**
 * @typedef {object} StoredQuote
 * @property {string} account
 * @property {string | null} reference
 * @property {string} status
 * @property {(Item & { stored: boolean })[]} items
 */

/**
 * Compares what was acknowledged with what the database holds.
 * @param {readonly Submission[]} submissions
 * @param {readonly StoredQuote[]} quotes all of these accounts
 * @returns {Violation[]}
 */
export function checkQuotes(submissions, quotes) {
  /** @type {Violation[]} */
  const found = [];
  /** @type {Set<StoredQuote>} */
  const explained = new Set();
  for (const submission of submissions.filter(({ complete }) => complete)) {
    found.push(...checkComplete(submission, quotes, explained));
  }
  const unfinished = groupBy(submissions.filter(({ complete }) => !complete), ({ account }) => account);
  for (const [account, own] of unfinished) {
    const left = quotes.filter((quote) => quote.account === account && !explained.has(quote));
    // Nobody was told that it is whole: it may be, or half, or gone but for what was acknowledged.
    for (const submission of own) {
      const { acknowledged, items } = submission;
      if (items.length > 0 && acknowledged.size === items.length) found.push(lost(`${account}: every item of a request was acknowledged, but not the request`));
      const match = left.find((quote) => isPartOf(submission, quote) && !explained.has(quote));
      if (match !== undefined) explained.add(match);
      else if (acknowledged.size > 0) found.push(lost(`${account}: ${acknowledged.size} items of an unfinished request`));
    }
  }
  for (const quote of quotes) {
    const name = `${quote.account}: request ${quote.reference ?? `(${quote.status})`}`;
    if (quote.items.length === 0) found.push(wrong(`${name} has no items`));
    if (!explained.has(quote)) found.push(doubled(`${name} is nobody's or a second one`));
  }
  return found;
}

/**
 * @param {Submission} submission
 * @param {readonly StoredQuote[]} quotes
 * @param {Set<StoredQuote>} explained
 * @returns {Violation[]}
 */
function checkComplete({ account, items, references }, quotes, explained) {
  const [reference, ...others] = references;
  if (reference === undefined) return [wrong(`${account}: complete, but without a reference`)];
  if (others.length > 0) return [doubled(`${account}: one request was given the references ${[...references].join(', ')}`)];
  const stored = quotes.filter((quote) => quote.account === account && quote.reference === reference);
  const [quote] = stored;
  if (quote === undefined) return [lost(`${account}: request ${reference}`)];
  if (stored.length > 1 || explained.has(quote)) return [doubled(`${account}: request ${reference}`)];
  explained.add(quote);
  const name = `${account}: request ${reference}`;
  const wanted = groupBy(items, ({ line }) => line);
  const there = groupBy(quote.items, ({ line }) => line);
  /** @type {Violation[]} */
  const found = [];
  if (quote.status === 'collecting') found.push(lost(`${name} is still being collected`));
  for (const [line, [item]] of wanted) {
    const [first, ...more] = there.get(line) ?? [];
    if (first === undefined || !first.stored) found.push(lost(`${name}, item ${line}`));
    else if (more.length > 0) found.push(doubled(`${name}, item ${line}`));
    else if (item === undefined || first.quantity !== item.quantity || first.cents !== item.cents) {
      found.push(wrong(`${name}, item ${line}: ${first.quantity} × ${first.cents} instead of ${item?.quantity} × ${item?.cents} cents`));
    }
  }
  for (const line of there.keys()) if (!wanted.has(line)) found.push(wrong(`${name}, item ${line}: nobody asked for it`));
  return found;
}

/**
 * @param {Submission} submission
 * @param {StoredQuote} quote
 */
function isPartOf({ items, acknowledged }, quote) {
  const sent = new Set(items.map(({ line }) => line));
  const stored = new Set(quote.items.filter((item) => item.stored).map(({ line }) => line));
  return quote.items.every(({ line }) => sent.has(line)) && [...acknowledged].every((line) => stored.has(line));
}

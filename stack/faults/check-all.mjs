// @ts-check
import { unexplained } from './cart-line.mjs';
import { checkEvents } from './check-events.mjs';
import { checkMails } from './check-mails.mjs';
import { checkMessages } from './check-messages.mjs';
import { checkQuotes } from './check-quotes.mjs';
import { lost } from './violation.mjs';

/** @typedef {import('./violation.mjs').Violation} Violation */

/**
 * @typedef {object} Stored what is there in the end
 * @property {{ userId: number, line: string, quantity: number }[]} carts
 * @property {import('./check-quotes.mjs').StoredQuote[]} quotes
 * @property {import('./check-messages.mjs').StoredMessage[]} messages
 * @property {import('./check-mails.mjs').OutboxMail[]} outbox
 * @property {import('./check-mails.mjs').CaughtMail[]} caught
 * @property {string} staffAddress
 * @property {import('./check-events.mjs').StoredEvent[]} events
 */

/**
 * Compares all that shoppers and visitors were told with all that is stored, once nothing is under way any more.
 * @param {Pick<import('./shops.mjs').Shops, 'shoppers' | 'events'>} shops
 * @param {Stored} stored
 * @returns {{ violations: Violation[], resent: number, cartActs: number }}
 */
export function checkAll({ shoppers, events }, stored) {
  const carts = shoppers.map((shopper) => checkCart(shopper, stored.carts));
  const { violations, resent } = checkMails({ expected: expectedMails(stored), outbox: stored.outbox, caught: stored.caught });
  return {
    violations: [
      ...carts.flatMap((cart) => cart.violations),
      ...checkQuotes(shoppers.flatMap(({ submissions }) => submissions), stored.quotes),
      ...checkMessages(shoppers.flatMap(({ messages }) => messages), stored.messages),
      ...violations,
      ...checkEvents(events, stored.events),
    ],
    resent,
    cartActs: carts.reduce((sum, { acts }) => sum + acts, 0),
  };
}

/**
 * @param {import('./shopper.mjs').Shopper} shopper
 * @param {Stored['carts']} carts
 * @returns {{ violations: Violation[], acts: number }}
 */
function checkCart({ userId, email, acts }, carts) {
  const own = carts.filter((line) => line.userId === userId);
  /** @type {Violation[]} */
  const violations = own.filter(({ line }) => !acts.has(line)).map(({ line }) => ({ kind: 'wrong', what: `${email}: line ${line} was never added` }));
  let count = 0;
  for (const [line, history] of acts) {
    count += history.length;
    const quantity = own.find((one) => one.line === line)?.quantity ?? 0;
    const end = { kind: /** @type {const} */ ('see'), quantity, from: Infinity, to: Infinity, outcome: /** @type {const} */ ('done') };
    const found = unexplained([...history, end]);
    if (found === null) continue;
    const { kind, quantity: said, outcome, from } = found.act;
    const when = from === Infinity ? 'in the end' : `at ${Math.round(from)} ms`;
    violations.push(lost(`${email}, line ${line}: ${kind} ${said} (${outcome}) ${when} can't follow ${found.possible.join(' or ')}`));
  }
  return { violations, acts: count };
}

/**
 * The mails there have to be about what is stored: whether that is all, and no more, the other checks say.
 * @param {Stored} stored
 * @returns {import('./check-mails.mjs').ExpectedMail[]}
 */
function expectedMails({ quotes, messages, staffAddress }) {
  const complete = quotes.filter(({ status }) => status !== 'collecting');
  return [
    ...complete.map(({ account, reference }) => ({ template: 'quote-received', recipient: account, reference: reference ?? '' })),
    ...complete.map(({ reference }) => ({ template: 'quote-new', recipient: staffAddress, reference: reference ?? '' })),
    ...messages.map(({ reference }) => ({ template: 'quote-message-to-staff', recipient: staffAddress, reference })),
  ];
}

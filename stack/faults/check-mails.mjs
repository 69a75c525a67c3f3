// @ts-check
import { doubled, groupBy, lost, wrong } from './violation.mjs';

/** @typedef {import('./violation.mjs').Violation} Violation */

/** @typedef {{ template: string, recipient: string, reference: string }} ExpectedMail one each; named again for each further one */
/** @typedef {{ id: string, template: string, recipient: string, sent: boolean }} OutboxMail */
/** @typedef {{ id: string, recipient: string, reference: string | null }} CaughtMail `id`: of the row it was sent from, by its Message-ID; `reference`: in the subject */

/**
 * Compares which mails there have to be with the outbox and with what arrived in the mail box. A mail that came twice under one
 * Message-ID is one mail: so it is when a process dies between the mail server's answer and its note of it.
 * @param {{ expected: readonly ExpectedMail[], outbox: readonly OutboxMail[], caught: readonly CaughtMail[] }} mails
 * @returns {{ violations: Violation[], resent: number }} `resent`: copies under a Message-ID that was there already
 */
export function checkMails({ expected, outbox, caught }) {
  /** @type {Violation[]} */
  const found = [];
  const arrived = groupBy(caught, ({ id }) => id);
  /** @type {ExpectedMail[]} */
  const written = [];
  for (const { id, template, recipient, sent } of outbox) {
    const [mail] = arrived.get(id) ?? [];
    if (mail === undefined) {
      found.push(lost(`${template} to ${recipient} was ${sent ? 'noted as sent, but never arrived' : 'not sent'}`));
      continue;
    }
    if (mail.recipient !== recipient) found.push(wrong(`${template} to ${recipient} went to ${mail.recipient}`));
    if (!sent) found.push(wrong(`${template} to ${recipient} arrived, but is not noted as sent`));
    written.push({ template, recipient, reference: mail.reference ?? '' });
  }
  const rows = new Set(outbox.map(({ id }) => id));
  for (const [id, [mail]] of arrived) if (!rows.has(id)) found.push(wrong(`a mail to ${mail?.recipient} came from no row of the outbox`));
  return { violations: [...found, ...compare(expected, written)], resent: caught.length - arrived.size };
}

/**
 * @param {readonly ExpectedMail[]} expected
 * @param {readonly ExpectedMail[]} written
 * @returns {Violation[]}
 */
function compare(expected, written) {
  const key = (/** @type {ExpectedMail} */ { template, recipient, reference }) => `${template} to ${recipient} about ${reference}`;
  const wanted = groupBy(expected, key);
  const there = groupBy(written, key);
  /** @type {Violation[]} */
  const found = [];
  for (const name of new Set([...wanted.keys(), ...there.keys()])) {
    const difference = (there.get(name)?.length ?? 0) - (wanted.get(name)?.length ?? 0);
    if (difference < 0) found.push(lost(`${name}: ${-difference} missing`));
    if (difference > 0) found.push(doubled(`${name}: ${difference} too many`));
  }
  return found;
}

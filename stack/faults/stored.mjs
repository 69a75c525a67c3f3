// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('pg').Client} Database */

/**
 * The carts of some accounts: quantity by account and line.
 * @param {Database} database
 * @param {number[]} users
 * @returns {Promise<{ userId: number, line: string, quantity: number }[]>}
 */
async function readCarts(database, users) {
  const { rows } = await database.query(
    `select user_id as "userId", service_id || '/' || sub_service_id as line, quantity from app.cart_lines where user_id = any($1)`,
    [users],
  );
  return rows;
}

/**
 * @param {Database} database
 * @param {number[]} users
 * @returns {Promise<import('./check-quotes.mjs').StoredQuote[]>}
 */
async function readQuotes(database, users) {
  const { rows } = await database.query(
    `select u.email as account, q.reference, q.status, coalesce(lines.items, '[]'::json) as items
     from app.quotes q
     join up_users u on u.id = q.user_id
     left join lateral (
       select json_agg(json_build_object(
         'line', l.service_id || '/' || l.sub_service_id, 'quantity', l.quantity, 'cents', l.price_cents, 'stored', l.stored_at is not null
       )) as items
       from app.quote_lines l where l.quote_id = q.id
     ) lines on true
     where q.user_id = any($1)`,
    [users],
  );
  return rows;
}

/**
 * @param {Database} database
 * @param {number[]} users
 * @returns {Promise<import('./check-messages.mjs').StoredMessage[]>}
 */
async function readMessages(database, users) {
  const { rows } = await database.query(
    `select m.id, q.reference, m.text from app.quote_messages m join app.quotes q on q.id = m.quote_id where q.user_id = any($1)`,
    [users],
  );
  return rows;
}

/**
 * Every mail about quotes; on this stack nobody else asks for any.
 * @param {Database} database
 * @returns {Promise<import('./check-mails.mjs').OutboxMail[]>}
 */
async function readOutbox(database) {
  const { rows } = await database.query(
    `select id, template, recipient, sent_at is not null as sent from app.outbox where template like 'quote-%'`,
  );
  return rows;
}

/**
 * Every event; on this stack nobody else visits.
 * @param {Database} database
 * @returns {Promise<import('./check-events.mjs').StoredEvent[]>}
 */
async function readEvents(database) {
  const { rows } = await database.query(
    `select id, kind, session_id as "sessionId", (extract(epoch from occurred_at) * 1000)::float8 as "occurredAt", language, path,
       coalesce(page_name, '') as "pageName", coalesce(service_name, '') as "serviceName", coalesce(sub_service_name, '') as "subServiceName", source,
       coalesce(target ->> 'text', '') as "buttonText", coalesce(target ->> 'href', '') as "buttonHref", duration_ms as "durationMs"
     from app.events`,
  );
  return rows;
}

/**
 * Mails that wait to be sent.
 * @param {Database} database
 * @returns {Promise<{ waiting: number, due: number }>} `due`: those that can be sent now
 */
export async function countWaiting(database) {
  const { rows } = await database.query(
    `select count(*)::int as waiting, count(*) filter (where next_attempt_at <= now())::int as due
     from app.outbox where sent_at is null and failed_at is null`,
  );
  return rows[0];
}

/**
 * Mails that a process had taken when it was killed are held for two minutes. Nobody sends any more when this is called:
 * they are made due at once.
 * @param {Database} database
 */
export async function releaseMails(database) {
  await database.query('update app.outbox set next_attempt_at = now() where sent_at is null and failed_at is null');
}

/**
 * The address that mails to staff go to while nobody has taken the request.
 * @param {Database} database
 * @returns {Promise<string>}
 */
async function readStaffAddress(database) {
  const { rows } = await database.query(`select email from site_settings where locale = 'en' and published_at is not null limit 1`);
  return String(rows[0]?.email ?? '').toLowerCase();
}

/**
 * Every mail about a quote that the catcher has stored.
 * @param {string} folder
 * @returns {import('./check-mails.mjs').CaughtMail[]}
 */
function readMailBox(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => parseMail(readFileSync(path.join(folder, file), 'utf8')))
    .filter(({ reference }) => reference !== null);
}

/**
 * @param {string} text a mail as it came
 * @returns {import('./check-mails.mjs').CaughtMail}
 */
export function parseMail(text) {
  const head = text.slice(0, text.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ');
  const field = (/** @type {string} */ name) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return {
    id: /<([^@>]+)@/.exec(field('Message-ID'))?.[1] ?? '',
    recipient: (/<([^>]+)>/.exec(field('To'))?.[1] ?? field('To')).toLowerCase(),
    reference: /Q-\d{4}-\d{6,}/.exec(field('Subject'))?.[0] ?? null,
  };
}

/**
 * Everything that the writers' notes are compared with.
 * @param {Database} database
 * @param {{ users: number[], dataDir: string }} whose `dataDir`: of the stack, for its mail catcher's folder
 */
export async function readStored(database, { users, dataDir }) {
  return {
    carts: await readCarts(database, users),
    quotes: await readQuotes(database, users),
    messages: await readMessages(database, users),
    outbox: await readOutbox(database),
    caught: readMailBox(path.join(dataDir, 'mail')),
    staffAddress: await readStaffAddress(database),
    events: await readEvents(database),
  };
}

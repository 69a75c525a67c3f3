import type { Knex } from 'knex';
import { BIDI_CONTROLS } from '../accounts/fields';
import type { MailLanguage } from '../mail/outbox';
import { asksForCart, copyCart, hasAvailableLines, IS_MEANT, meantBy } from './submission-lines';
import type { SubmissionBody } from './submission-request';

/** A quote as far as its submission goes. */
export interface Submission {
  readonly id: string;
  readonly status: string;
  /** Null until it is complete. */
  readonly reference: string | null;
}

const columns = 'q.id, q.status, q.reference';

async function firstSubmission(query: Knex.Raw): Promise<Submission | null> {
  const { rows } = (await query) as { rows: Submission[] };
  return rows[0] ?? null;
}

/** The quote that earlier calls with a key belong to, or null. */
export function findByKey(trx: Knex.Transaction, userId: number, key: string): Promise<Submission | null> {
  return firstSubmission(trx.raw(
    `SELECT ${columns} FROM app.quotes q WHERE q.id IN (
       SELECT l.quote_id FROM app.quote_submissions s JOIN app.quote_lines l ON l.id = s.line_id WHERE s.user_id = ? AND s.key = ?)
     FOR UPDATE`,
    [userId, key],
  ));
}

/** The quote that the account sent in a moment ago with the item a call means, or null. */
export function findJustSubmitted(trx: Knex.Transaction, userId: number, body: SubmissionBody): Promise<Submission | null> {
  return firstSubmission(trx.raw(
    `SELECT ${columns} FROM app.quotes q JOIN app.quote_lines l ON l.quote_id = q.id
     WHERE q.user_id = :userId AND q.submitted_at > now() - interval '15 minutes' AND ${IS_MEANT}
     ORDER BY q.submitted_at DESC LIMIT 1`,
    { userId, ...meantBy(body) },
  ));
}

const findCollecting = (trx: Knex.Transaction, userId: number) =>
  firstSubmission(trx.raw(`SELECT ${columns} FROM app.quotes q WHERE q.user_id = ? AND q.status = 'collecting' FOR UPDATE`, [userId]));

/** Name, address and company are copied: a quote outlives its account. */
async function create(
  trx: Knex.Transaction, userId: number, { sessionId, path }: SubmissionBody, language: MailLanguage,
): Promise<Submission> {
  const made = await firstSubmission(trx.raw(
    `INSERT INTO app.quotes AS q (status, user_id, client_name, client_email, client_company, language, visitor_session_id, path)
     SELECT 'collecting', u.id, regexp_replace(coalesce(u.name, u.username), :controls, '', 'g'), u.email,
       regexp_replace(coalesce(u.company_name, ''), :controls, '', 'g'), :language, :sessionId, :path
     FROM up_users u WHERE u.id = :userId RETURNING ${columns}`,
    { userId, controls: BIDI_CONTROLS.source, language, sessionId, path },
  ));
  if (!made) throw new Error(`Account ${userId} was deleted while it asked for a quote`);
  return made;
}

/**
 * The quote that collects what is in the account's cart now: the one begun if it still asks for the same, so that two
 * tabs make one request, else a new one. Call it with the cart locked.
 * @returns null where there is nothing to ask for
 */
export async function collectCart(
  trx: Knex.Transaction, userId: number, body: SubmissionBody, language: MailLanguage,
): Promise<Submission | null> {
  const begun = await findCollecting(trx, userId);
  if (begun && (await asksForCart(trx, userId, begun.id))) return begun;
  if (!(await hasAvailableLines(trx, userId))) return null;
  if (begun) await trx.raw('DELETE FROM app.quotes WHERE id = ?', [begun.id]);
  const made = await create(trx, userId, body, language);
  await copyCart(trx, userId, made.id);
  return made;
}

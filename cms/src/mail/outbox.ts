import type { Knex } from 'knex';

/** Every mail the CMS sends; what each says is in `templates/`. */
export const mailTemplates = [
  'verification',
  'already-registered',
  'reset',
  'password-changed',
  'staff-approved',
  'staff-invitation',
  'staff-request',
  'quote-received',
  'quote-new',
  'quote-offer',
  'quote-accepted',
  'quote-declined-by-client',
  'quote-declined-by-staff',
  'quote-expired',
  'quote-message-to-client',
  'quote-message-to-staff',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

export type MailLanguage = 'en' | 'ar';

export interface NewMail {
  readonly template: MailTemplate;
  readonly recipient: string;
  /** For a recipient without an account; everybody else gets mails in the account's language. */
  readonly language: MailLanguage;
  /** What the template can't find by the recipient's address. Never a secret: it is readable until the mail is sent. */
  readonly data?: Readonly<Record<string, string | number>>;
}

/** A mail that somebody has claimed to send it. */
export interface OutgoingMail {
  readonly id: string;
  readonly template: string;
  readonly recipient: string;
  readonly language: MailLanguage;
  readonly data: Readonly<Record<string, unknown>>;
  /** This attempt included; names the claim, so that an expired one changes nothing any more. */
  readonly attempts: number;
}

/**
 * Seconds a claim holds. Longer than a send may take, so that nobody else sends meanwhile; a process that dies in between
 * leaves a mail that is due again after that.
 */
const CLAIM_SECONDS = 120;

/** Waiting time after a failed attempt: 5 s, doubled with each, 60 s at most. */
const RETRY_SECONDS = 'least(5 * power(2, least(attempts, 10) - 1), 60)';

const PENDING = 'sent_at IS NULL AND failed_at IS NULL';

/**
 * Writes a mail in the transaction it tells of; it is rendered and sent after that. Call `wakeMailer` once the
 * transaction has committed, else it waits for the next sweep.
 */
export async function enqueueMail(
  trx: Knex.Transaction,
  { template, recipient, language, data = {} }: NewMail,
): Promise<void> {
  await trx.raw('INSERT INTO app.outbox (template, recipient, language, data) VALUES (?, ?, ?, ?::jsonb)', [
    template, recipient.toLowerCase(), language, JSON.stringify(data),
  ]);
}

/**
 * Takes the mail that has been due longest. One statement, hence one short transaction: no lock is held while a mail
 * server takes its time, and of many processes each gets another mail. `json` because Strapi has `jsonb` read as text.
 */
export async function claimMail(db: Knex): Promise<OutgoingMail | null> {
  const { rows }: { rows: OutgoingMail[] } = await db.raw(
    `UPDATE app.outbox SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${CLAIM_SECONDS})
     WHERE id = (SELECT id FROM app.outbox WHERE ${PENDING} AND next_attempt_at <= now()
                 ORDER BY next_attempt_at, created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, template, recipient, language, data::json AS data, attempts`,
  );
  return rows[0] ?? null;
}

/** The mail server has taken it. What it carried is forgotten. */
export async function markSent(db: Knex, { id }: OutgoingMail): Promise<void> {
  await db.raw(`UPDATE app.outbox SET sent_at = now(), data = '{}', last_error = NULL WHERE id = ? AND sent_at IS NULL`, [id]);
}

/** There is nothing to send any more: for example, nobody has that address. */
export async function dropMail(db: Knex, { id }: OutgoingMail): Promise<void> {
  await db.raw('DELETE FROM app.outbox WHERE id = ? AND sent_at IS NULL', [id]);
}

/** The attempt failed; the mail becomes due again, later each time. */
export async function postponeMail(db: Knex, { id, attempts }: OutgoingMail, reason: string): Promise<void> {
  await db.raw(
    `UPDATE app.outbox SET next_attempt_at = now() + make_interval(secs => ${RETRY_SECONDS}), last_error = ?
     WHERE id = ? AND attempts = ? AND ${PENDING}`,
    [reason, id, attempts],
  );
}

/** Gives a claimed mail back untried. */
export async function returnMail(db: Knex, { id, attempts }: OutgoingMail): Promise<void> {
  await db.raw(
    `UPDATE app.outbox SET next_attempt_at = now(), attempts = attempts - 1 WHERE id = ? AND attempts = ? AND ${PENDING}`,
    [id, attempts],
  );
}

/** The mail server refuses this mail for good. */
export async function failMail(db: Knex, { id, attempts }: OutgoingMail, reason: string): Promise<void> {
  await db.raw(
    `UPDATE app.outbox SET failed_at = now(), data = '{}', last_error = ? WHERE id = ? AND attempts = ? AND ${PENDING}`,
    [reason, id, attempts],
  );
}

/** Seconds until the next waiting mail is due; 0 where one is, null where none waits. */
export async function secondsUntilDue(db: Knex): Promise<number | null> {
  const { rows }: { rows: { seconds: number }[] } = await db.raw(
    `SELECT ceil(greatest(extract(epoch FROM next_attempt_at - now()), 0))::float8 AS seconds
     FROM app.outbox WHERE ${PENDING} ORDER BY next_attempt_at LIMIT 1`,
  );
  return rows[0]?.seconds ?? null;
}

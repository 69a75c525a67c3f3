import type { Knex } from 'knex';
import type { Page } from '../accounts/audit';
import type { MailLanguage } from '../mail/outbox';
import { summaryColumns, summarySource, toSummary, type QuoteSummary, type SummaryRow } from './summary';

/** A page of a client's own quotes, newest first. */
export async function listOwnQuotes(
  db: Knex, userId: number, { page, limit, language }: Page & { language: MailLanguage },
): Promise<{ quotes: QuoteSummary[]; total: number }> {
  const own = 'q.user_id = ? AND q.reference IS NOT NULL';
  const found: { rows: SummaryRow[] } = await db.raw(
    `SELECT ${summaryColumns} FROM ${summarySource(language)} WHERE ${own} ORDER BY q.submitted_at DESC, q.id LIMIT ? OFFSET ?`,
    [userId, limit, (page - 1) * limit],
  );
  const count: { rows: { total: number }[] } = await db.raw(`SELECT count(*)::int AS total FROM app.quotes q WHERE ${own}`, [userId]);
  return { quotes: found.rows.map(toSummary), total: count.rows[0]?.total ?? 0 };
}

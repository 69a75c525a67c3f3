import type { Knex } from 'knex';
import type { Page } from '../accounts/audit';
import type { AccountLanguage } from '../accounts/fields';
import { Refusal } from '../accounts/refusal';
import { commonDetail } from '../quotes/detail';
import { readRecord } from '../quotes/record';
import { summaryColumns, summarySource, toSummary, type SummaryRow } from '../quotes/summary';

/* Quotes as the panel shows them. Half-collected ones aren't there yet. */

interface PanelRow extends SummaryRow {
  readonly client: { readonly name: string; readonly email: string; readonly companyName: string };
}

const rowsQuery = (language: AccountLanguage) => `
  SELECT ${summaryColumns}, json_build_object('name', q.client_name, 'email', q.client_email, 'companyName', q.client_company) AS client
  FROM ${summarySource(language)} WHERE q.reference IS NOT NULL`;

const toRow = ({ client, ...row }: PanelRow) => ({ ...toSummary(row), client });

/** A page of all quotes, the newest first. */
export async function listQuotes(db: Knex, { page, limit, language }: Page & { language: AccountLanguage }) {
  const found: { rows: PanelRow[] } = await db.raw(
    `${rowsQuery(language)} ORDER BY q.submitted_at DESC, q.id LIMIT ? OFFSET ?`, [limit, (page - 1) * limit],
  );
  const count: { rows: { total: number }[] } = await db.raw('SELECT count(*)::int AS total FROM app.quotes WHERE reference IS NOT NULL');
  return { rows: found.rows.map(toRow), total: count.rows[0]?.total ?? 0 };
}

/** A quote with its lines and its timeline. @throws Refusal not_found */
export async function readQuote(db: Knex, reference: string, language: AccountLanguage) {
  const { rows }: { rows: PanelRow[] } = await db.raw(`${rowsQuery(language)} AND q.reference = ?`, [reference]);
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  const { items, timeline } = commonDetail(await readRecord(db, { reference }, language), true);
  return { ...toRow(row), items, timeline };
}

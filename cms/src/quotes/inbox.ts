import type { Knex } from 'knex';
import type { Page } from '../accounts/audit';
import type { Account } from '../accounts/sessions';
import { dollars } from '../cart/money';
import type { MailLanguage } from '../mail/outbox';
import { inboxColumns, inboxJoins, OVERDUE, toInboxFields, type InboxRow } from './inbox-row';
import type { InboxFilter } from './requests';
import { quoteStatuses, statusNow, type QuoteStatus } from './states';
import { dollarsOrNull, inLanguage, summaryColumns, summarySource, toSummary, type SummaryRow } from './summary';

/** Quotes of one export. */
const EXPORT_LIMIT = 10_000;

interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** The beginning of today in Dubai, or of a day before. */
const dayStart = (daysAgo: number) => `(date_trunc('day', now() AT TIME ZONE 'Asia/Dubai') - interval '${daysAgo} days') AT TIME ZONE 'Asia/Dubai'`;

/** Today is the first of the 7 and of the 30 days. */
const ages: Record<NonNullable<InboxFilter['age']>, string> = {
  today: `q.submitted_at >= ${dayStart(0)}`,
  week: `q.submitted_at >= ${dayStart(6)}`,
  month: `q.submitted_at >= ${dayStart(29)}`,
  older: `q.submitted_at < ${dayStart(29)}`,
};

const orders: Record<InboxFilter['sort'], string> = {
  newest: 'q.submitted_at DESC',
  oldest: 'q.submitted_at',
  due: 'q.reply_due_at NULLS LAST, q.submitted_at DESC',
  updated: 'q.updated_at DESC',
};

function assigneeCondition(assignee: string, caller: Account): Condition {
  if (assignee === 'none') return { sql: 'q.assignee_id IS NULL', values: [] };
  if (assignee === 'me') return { sql: 'q.assignee_id = ?', values: [caller.userId] };
  return { sql: 'q.assignee_id = (SELECT id FROM up_users WHERE document_id = ?)', values: [assignee] };
}

/** Names of services are searched in both languages, whatever the reader's is. */
function searchCondition(search: string): Condition {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const names = ['service_name', 'sub_service_name'].flatMap((column) => [`${column}->>'en'`, `${column}->>'ar'`]);
  const any = (columns: readonly string[]) => columns.map((column) => `${column} ILIKE ?`).join(' OR ');
  const own = ['q.reference', 'q.client_name', 'q.client_email', 'q.client_company'];
  return {
    sql: `(${any(own)} OR EXISTS (SELECT 1 FROM app.quote_lines WHERE quote_id = q.id AND (${any(names)})))`,
    values: Array<string>(own.length + names.length).fill(pattern),
  };
}

/** What a filter asks of app.quotes `q`. Quotes that are still being collected aren't there yet. */
function conditionOf({ status, age, assignee, overdue, search }: InboxFilter, caller: Account): Condition {
  const conditions: Condition[] = [
    { sql: 'q.reference IS NOT NULL', values: [] },
    ...(status ? [{ sql: `${statusNow('q')} = ?`, values: [status] }] : []),
    ...(age ? [{ sql: ages[age], values: [] }] : []),
    ...(assignee ? [assigneeCondition(assignee, caller)] : []),
    ...(overdue ? [{ sql: OVERDUE, values: [] }] : []),
    ...(search === '' ? [] : [searchCondition(search)]),
  ];
  return { sql: conditions.map(({ sql }) => sql).join(' AND '), values: conditions.flatMap(({ values }) => values) };
}

const inboxSource = (language: MailLanguage) => `${summarySource(language)} ${inboxJoins}`;

const toInboxQuote = (row: SummaryRow & InboxRow) => ({ ...toSummary(row), ...toInboxFields(row) });

/** A page of the quotes a filter finds. */
export async function listInbox(
  db: Knex, filter: InboxFilter, { page, limit, language }: Page & { language: MailLanguage }, caller: Account,
) {
  const { sql, values } = conditionOf(filter, caller);
  const found: { rows: (SummaryRow & InboxRow)[] } = await db.raw(
    `SELECT ${summaryColumns}, ${inboxColumns} FROM ${inboxSource(language)}
     WHERE ${sql} ORDER BY ${orders[filter.sort]}, q.id LIMIT ? OFFSET ?`,
    [...values, limit, (page - 1) * limit],
  );
  const count: { rows: { total: number }[] } = await db.raw(`SELECT count(*)::int AS total FROM app.quotes q WHERE ${sql}`, [...values]);
  return { quotes: found.rows.map(toInboxQuote), total: count.rows[0]?.total ?? 0 };
}

export type InboxCounts = Record<QuoteStatus | 'overdue', number>;

/** How many quotes are in each state, and how many are overdue. */
export async function countInbox(db: Knex): Promise<InboxCounts> {
  const { rows }: { rows: { status: QuoteStatus; total: number; overdue: number }[] } = await db.raw(
    `SELECT ${statusNow('q')} AS status, count(*)::int AS total, (count(*) FILTER (WHERE ${OVERDUE}))::int AS overdue
     FROM app.quotes q WHERE q.reference IS NOT NULL GROUP BY 1`,
  );
  const byStatus = Object.fromEntries(quoteStatuses.map((status) => [status, rows.find((row) => row.status === status)?.total ?? 0]));
  return { ...(byStatus as Record<QuoteStatus, number>), overdue: rows.reduce((sum, row) => sum + row.overdue, 0) };
}

interface ExportRow extends SummaryRow, InboxRow {
  readonly lines: readonly {
    readonly serviceName: string;
    readonly subServiceName: string;
    readonly quantity: number;
    readonly priceCents: number;
    readonly offerPriceCents: number | null;
  }[];
}

/** Every quote a filter finds, with what it asks for and what was offered. */
export async function exportInbox(db: Knex, filter: InboxFilter, language: MailLanguage, caller: Account) {
  const { sql, values } = conditionOf(filter, caller);
  const { rows }: { rows: ExportRow[] } = await db.raw(
    `SELECT ${summaryColumns}, ${inboxColumns}, (
       SELECT json_agg(json_build_object(
         'serviceName', ${inLanguage('service_name', language)}, 'subServiceName', ${inLanguage('sub_service_name', language)},
         'quantity', quantity, 'priceCents', price_cents,
         'offerPriceCents', CASE WHEN q.offer_sent_at IS NOT NULL THEN offer_price_cents END
       ) ORDER BY position) FROM app.quote_lines WHERE quote_id = q.id
     ) AS lines
     FROM ${inboxSource(language)} WHERE ${sql} ORDER BY ${orders[filter.sort]}, q.id LIMIT ?`,
    [...values, EXPORT_LIMIT],
  );
  return rows.map((row) => ({
    ...toInboxQuote(row),
    items: row.lines.map(({ serviceName, subServiceName, quantity, priceCents, offerPriceCents }) => ({
      serviceName, subServiceName, quantity, price: dollars(priceCents), offerPrice: dollarsOrNull(offerPriceCents),
    })),
  }));
}

import { dollars } from '../cart/money';
import type { MailLanguage } from '../mail/outbox';
import { statusNow, type QuoteStatus } from './states';

/** What every list says of a quote. */
export interface QuoteSummary {
  readonly reference: string;
  readonly status: QuoteStatus;
  readonly submittedAt: string;
  readonly updatedAt: string;
  readonly itemNames: readonly string[];
  readonly totalItems: number;
  readonly totalPrice: number;
  readonly offerTotal: number | null;
  readonly offerValidUntil: string | null;
}

export interface SummaryRow {
  readonly reference: string;
  readonly status: QuoteStatus;
  readonly submittedAt: Date;
  readonly updatedAt: Date;
  readonly itemNames: readonly string[];
  readonly totalItems: number;
  readonly totalCents: number;
  readonly offerTotalCents: number | null;
  readonly offerValidUntil: Date | null;
}

/** A text of an object with one per language, in SQL. */
export const inLanguage = (column: string, language: MailLanguage): string =>
  `coalesce(nullif(${column}->>'${language}', ''), ${column}->>'en', ${column}->>'ar')`;

/** Columns of a SummaryRow, from `summarySource`. An offer under preparation is nobody's business but the inbox's detail's. */
export const summaryColumns = `q.reference, ${statusNow('q')} AS status, q.submitted_at AS "submittedAt", q.updated_at AS "updatedAt",
  asked."itemNames", asked."totalItems", asked."totalCents", q.offer_total_cents::float8 AS "offerTotalCents",
  CASE WHEN q.offer_sent_at IS NOT NULL THEN q.offer_valid_until END AS "offerValidUntil"`;

/** Every quote that was sent in, as `q`, with what it asks for. */
export const summarySource = (language: MailLanguage): string => `app.quotes q CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(${inLanguage('sub_service_name', language)} ORDER BY position), '[]') AS "itemNames",
      coalesce(sum(quantity), 0)::int AS "totalItems", coalesce(sum(price_cents * quantity), 0)::float8 AS "totalCents"
    FROM app.quote_lines WHERE quote_id = q.id
  ) asked`;

export const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : dollars(cents));
export const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

export function toSummary(row: SummaryRow): QuoteSummary {
  return {
    reference: row.reference,
    status: row.status,
    submittedAt: row.submittedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    itemNames: row.itemNames,
    totalItems: row.totalItems,
    totalPrice: dollars(row.totalCents),
    offerTotal: dollarsOrNull(row.offerTotalCents),
    offerValidUntil: isoOrNull(row.offerValidUntil),
  };
}

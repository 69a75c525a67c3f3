import type { Knex } from 'knex';
import { Refusal } from '../accounts/refusal';
import type { MailLanguage } from '../mail/outbox';
import type { QuoteActor, QuoteEventKind } from './events';
import type { QuoteAddress } from './locked-quote';
import { inLanguage, summaryColumns, summarySource, type SummaryRow } from './summary';

/* What is stored of one quote, as both views of it need it. Times inside lists are text: they come as JSON. */

interface LineRow {
  readonly id: string;
  /** The service's slug as it is now; null where it isn't published. */
  readonly serviceSlug: string | null;
  readonly serviceName: string;
  readonly subServiceName: string;
  readonly description: string;
  readonly quantity: number;
  readonly priceCents: number;
  /** Also of an offer that hasn't been sent. */
  readonly offerPriceCents: number | null;
  readonly addedAt: string;
}

interface EventRow {
  readonly id: string;
  readonly at: string;
  readonly kind: QuoteEventKind;
  readonly actorKind: QuoteActor['kind'];
  readonly actorName: string | null;
  readonly data: { readonly totalCents?: number; readonly reason?: string; readonly assignee?: string | null };
}

interface MessageRow {
  readonly id: string;
  readonly at: string;
  readonly from: 'client' | 'staff';
  readonly name: string;
  readonly text: string;
}

export interface QuoteRecord extends SummaryRow {
  readonly id: string;
  readonly userId: number | null;
  readonly path: string;
  readonly offerNumber: number;
  readonly offerVersion: number;
  readonly offerNote: string;
  /** When the offer that can be seen was sent; null while one is only prepared. */
  readonly offerSentAt: Date | null;
  /** Also of an offer that hasn't been sent. */
  readonly draftValidUntil: Date | null;
  readonly lines: readonly LineRow[];
  readonly events: readonly EventRow[];
  readonly messages: readonly MessageRow[];
}

const lines = (language: MailLanguage) => `(
  SELECT coalesce(json_agg(json_build_object(
    'id', line.id, 'serviceName', ${inLanguage('line.service_name', language)},
    'subServiceName', ${inLanguage('line.sub_service_name', language)}, 'description', coalesce(${inLanguage('line.description', language)}, ''),
    'quantity', line.quantity, 'priceCents', line.price_cents, 'offerPriceCents', line.offer_price_cents, 'addedAt', line.added_at,
    'serviceSlug', (SELECT s.slug FROM services s WHERE s.document_id = line.service_id AND s.published_at IS NOT NULL LIMIT 1)
  ) ORDER BY line.position), '[]')
  FROM app.quote_lines line WHERE line.quote_id = q.id)`;

const events = `(
  SELECT coalesce(json_agg(json_build_object(
    'id', id::text, 'at', at, 'kind', kind, 'actorKind', actor_kind, 'actorName', actor_name, 'data', data
  ) ORDER BY id), '[]')
  FROM app.quote_events WHERE quote_id = q.id)`;

/** A quote's messages, or staff's notes, in SQL. */
export const messagesOf = (quote: string, what: 'messages' | 'notes'): string => `(
  SELECT coalesce(json_agg(json_build_object('id', id, 'at', at, 'from', author_kind, 'name', author_name, 'text', text) ORDER BY at, id), '[]')
  FROM app.quote_messages WHERE quote_id = ${quote} AND ${what === 'notes' ? 'internal' : 'NOT internal'})`;

/** Reads a quote in one statement, hence as it is at one moment. @throws Refusal not_found, also where it is somebody else's */
export async function readRecord(db: Knex, { reference, ownerId }: QuoteAddress, language: MailLanguage): Promise<QuoteRecord> {
  const { rows }: { rows: QuoteRecord[] } = await db.raw(
    `SELECT ${summaryColumns}, q.id, q.user_id AS "userId", q.path, q.offer_number AS "offerNumber", q.offer_version AS "offerVersion",
       q.offer_note AS "offerNote", q.offer_sent_at AS "offerSentAt", q.offer_valid_until AS "draftValidUntil",
       ${lines(language)} AS lines, ${events} AS events, ${messagesOf('q.id', 'messages')} AS messages
     FROM ${summarySource(language)} WHERE q.reference = ? AND (?::integer IS NULL OR q.user_id = ?)`,
    [reference, ownerId ?? null, ownerId ?? null],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

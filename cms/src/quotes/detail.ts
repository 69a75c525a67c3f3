import type { Knex } from 'knex';
import type { Account } from '../accounts/sessions';
import { dollars } from '../cart/money';
import type { MailLanguage } from '../mail/outbox';
import { readRecord, type QuoteRecord } from './record';
import { mayAct } from './states';
import { dollarsOrNull, toSummary } from './summary';

/* The two views of a quote, each named field by field: what isn't named is seen by nobody. */

const iso = (at: string): string => new Date(at).toISOString();

/** @param showPrices whether prices of the offer are shown */
function toItem(line: QuoteRecord['lines'][number], showPrices: boolean) {
  const offered = showPrices ? line.offerPriceCents : null;
  return {
    id: line.id,
    serviceSlug: line.serviceSlug,
    serviceName: line.serviceName,
    subServiceName: line.subServiceName,
    description: line.description,
    quantity: line.quantity,
    price: dollars(line.priceCents),
    lineTotal: dollars(line.priceCents * line.quantity),
    offerPrice: dollarsOrNull(offered),
    offerLineTotal: dollarsOrNull(offered === null ? null : offered * line.quantity),
  };
}

const toEvent = ({ id, at, kind, actorKind, actorName, data }: QuoteRecord['events'][number]) => ({
  id,
  at: iso(at),
  kind,
  actor: { kind: actorKind, name: actorName },
  offerTotal: dollarsOrNull(data.totalCents ?? null),
  reason: data.reason ?? null,
  assignee: data.assignee ?? null,
});

const toMessage = ({ id, at, from, name, text }: QuoteRecord['messages'][number]) => ({ id, at: iso(at), from, name, text });

/** The offer the client has been sent, unless it was taken back. */
function toOffer({ offerSentAt, offerTotalCents, offerValidUntil, offerNumber, offerNote }: QuoteRecord) {
  if (offerSentAt === null || offerTotalCents === null || offerValidUntil === null) return null;
  return {
    number: offerNumber,
    note: offerNote,
    total: dollars(offerTotalCents),
    sentAt: offerSentAt.toISOString(),
    validUntil: offerValidUntil.toISOString(),
  };
}

/**
 * What both sides see.
 * @param forStaff with the prices of an offer that isn't sent, and with who was given the work
 */
export function commonDetail(record: QuoteRecord, forStaff: boolean) {
  const offer = toOffer(record);
  return {
    ...toSummary(record),
    items: record.lines.map((line) => toItem(line, forStaff || offer !== null)),
    offer,
    timeline: record.events.filter(({ kind }) => forStaff || kind !== 'assigned').map(toEvent),
    messages: record.messages.map(toMessage),
  };
}

/** A quote as its client sees it. @throws Refusal not_found, also where it is somebody else's */
export async function readOwnQuote(db: Knex, { userId }: Account, reference: string, language: MailLanguage) {
  const record = await readRecord(db, { reference, ownerId: userId }, language);
  const { status } = record;
  return { ...commonDetail(record, false), may: { accept: mayAct('accept', status), decline: mayAct('decline', status), message: true } };
}

import { setImmediate } from 'node:timers/promises';
import type { ExportTexts } from '../http/texts';
import { csvHead, csvRows } from './csv';
import type { ExportedQuote } from './staff-quotes-export';

type Item = ExportedQuote['items'][number];
type Header = { [Key in keyof ExportTexts]: ExportTexts[Key] extends string ? Key : never }[keyof ExportTexts];

/** Sweden writes dates as ISO does, which every spreadsheet reads as dates. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dubai', dateStyle: 'short', timeStyle: 'short' });
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dubai' });

/** The day in Dubai: `2026-12-31`. */
export const dubaiDay = (moment: Date): string => calendar.format(moment);

const dubaiTime = (moment: string | null): string | null => moment && clock.format(new Date(moment));
const money = (dollars: number | null): string | null => dollars?.toFixed(2) ?? null;
const times = (price: number | null, quantity: number): number | null => price && (Math.round(price * 100) * quantity) / 100;

/** Columns in their order: the key of the header's text, and what stands in a row. First those that all rows of a request share. */
const sharedColumns: readonly (readonly [Header, (quote: ExportedQuote, texts: ExportTexts) => string | null])[] = [
  ['reference', (quote) => quote.reference],
  ['status', (quote, texts) => texts.statuses[quote.status]],
  ['submittedAt', (quote) => dubaiTime(quote.submittedAt)],
  ['updatedAt', (quote) => dubaiTime(quote.updatedAt)],
  ['client', (quote) => quote.client.name],
  ['email', (quote) => quote.client.email],
  ['company', (quote) => quote.client.companyName],
  ['language', (quote, texts) => texts.languages[quote.language]],
  ['assignee', (quote) => quote.assignee?.name ?? null],
  ['replyDueAt', (quote) => dubaiTime(quote.replyDueAt)],
  ['overdue', (quote, texts) => (quote.overdue ? texts.yes : texts.no)],
  ['offerValidUntil', (quote) => dubaiTime(quote.offerValidUntil)],
];
const itemColumns: readonly (readonly [Header, (item: Item) => string | null])[] = [
  ['service', (item) => item.serviceName],
  ['subService', (item) => item.subServiceName],
  ['quantity', (item) => String(item.quantity)],
  ['price', (item) => money(item.price)],
  ['lineTotal', (item) => money(times(item.price, item.quantity))],
  ['offerPrice', (item) => money(item.offerPrice)],
  ['offerLineTotal', (item) => money(times(item.offerPrice, item.quantity))],
];

/** Requests that are written in one go, before others get their turn. */
const BATCH = 200;

/**
 * Quote requests as a CSV file: one row per item, amounts in US dollars, times of Dubai. No cell is a formula.
 * @param texts headers and words, in the language of who asks
 * @returns the file, part by part: a long one holds nobody up
 */
export async function* quotesAsCsv(quotes: readonly ExportedQuote[], texts: ExportTexts): AsyncGenerator<string> {
  yield csvHead([...sharedColumns, ...itemColumns].map(([name]) => texts[name]));
  for (let start = 0; start < quotes.length; start += BATCH) {
    yield csvRows(quotes.slice(start, start + BATCH).flatMap((quote) => rowsOf(quote, texts)));
    await setImmediate();
  }
}

function rowsOf(quote: ExportedQuote, texts: ExportTexts): (string | null)[][] {
  const shared = sharedColumns.map(([, cell]) => cell(quote, texts));
  return quote.items.map((item) => [...shared, ...itemColumns.map(([, cell]) => cell(item))]);
}

import type { MailLanguage } from '../outbox';

/** A line of a quote as mails name it, in the mail's language. */
export interface QuoteMailItem {
  readonly service: string;
  readonly subService: string;
  readonly quantity: number;
  /** Cents of one; 0 means that the price is only in the offer. */
  readonly priceCents: number;
}

interface ForClient {
  readonly name: string;
  readonly reference: string;
  /** The request's page. */
  readonly quoteUrl: string;
}

interface ForStaff {
  readonly client: string;
  readonly reference: string;
  readonly quoteUrl: string;
}

/** What the mails about quotes are filled in with; links are complete addresses, amounts whole cents. */
export interface QuoteMailValues {
  'quote-received': ForClient & { readonly items: readonly QuoteMailItem[] };
  'quote-new': ForStaff & { readonly email: string; readonly company: string; readonly items: readonly QuoteMailItem[] };
  'quote-offer': ForClient & {
    readonly items: readonly QuoteMailItem[];
    readonly totalCents: number;
    readonly validUntil: Date;
    readonly note: string;
  };
  'quote-accepted': ForStaff & { readonly totalCents: number };
  'quote-declined-by-client': ForStaff & { readonly reason: string };
  'quote-declined-by-staff': ForClient & { readonly reason: string };
  'quote-expired': ForClient & { readonly validUntil: Date };
  'quote-message-to-client': ForClient & { readonly message: string };
  'quote-message-to-staff': ForStaff & { readonly message: string };
}

const dayFormats: Record<MailLanguage, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Asia/Dubai' }),
  ar: new Intl.DateTimeFormat('ar-u-ca-gregory-nu-latn', { dateStyle: 'long', timeZone: 'Asia/Dubai' }),
};

/** A day as it is in Dubai. */
export const formatDay = (at: Date, language: MailLanguage): string => dayFormats[language].format(at);

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,499.00`, left to right in text of either direction. */
export const formatAmount = (cents: number): string => `\u2066${dollars.format(cents / 100)}\u2069`;

/** The list price of everything that has one. */
export const sumOf = (items: readonly QuoteMailItem[]): number =>
  items.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);

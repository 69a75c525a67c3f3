import type { StaffRole } from '../../accounts/fields';
import type { QuoteMailValues } from './quote-values';

/** A piece of a mail, in plain text: the layout escapes all of it, so that no name can become markup. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string }
  /** What somebody wrote, line breaks kept. */
  | { readonly kind: 'quotation'; readonly text: string }
  /** What is asked for or offered, one below the other. */
  | { readonly kind: 'lines'; readonly lines: readonly Line[] };

/** One of a list. An empty `detail` or `amount` is left out; a sum stands out. */
export interface Line {
  readonly name: string;
  readonly detail: string;
  readonly amount: string;
  readonly sum?: boolean;
}

export interface MailContent {
  /** Also the heading. The brand is added to it in the subject line. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const text = (value: string): Block => ({ kind: 'text', text: value });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const note = (value: string): Block => ({ kind: 'note', text: value });
export const quotation = (value: string): Block => ({ kind: 'quotation', text: value });
export const lines = (list: readonly Line[]): Block => ({ kind: 'lines', lines: list });

/** Keeps a name or an address in one piece inside text of the other direction. */
export const isolate = (value: string) => `\u2068${value}\u2069`;

/** What the mails about accounts are filled in with; links are complete addresses. */
export interface AccountMailValues {
  /** `asksFor`: the staff role this registration asks for. */
  verification: { brand: string; verifyUrl: string; asksFor: StaffRole | null };
  'already-registered': { brand: string; loginUrl: string; forgotPasswordUrl: string };
  reset: { brand: string; resetUrl: string };
  'password-changed': { brand: string; contact: string | null; forgotPasswordUrl: string };
  'staff-approved': { brand: string; name: string; role: StaffRole; loginUrl: string; panelUrl: string | null };
  'staff-invitation': { brand: string; name: string; role: StaffRole; passwordUrl: string; panelUrl: string | null };
  'staff-request': { brand: string; name: string; email: string; role: StaffRole; staffUrl: string };
}

export type MailValues = AccountMailValues & QuoteMailValues;

/** The mails with these values in one language. */
export type TextsOf<Values> = { readonly [T in keyof Values]: (values: Values[T]) => MailContent };

/** Every mail in one language. */
export type MailTexts = TextsOf<MailValues>;

import type { StaffRole } from '../../accounts/fields';

/** A piece of a mail, in plain text: the layout escapes all of it, so that no name can become markup. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string };

export interface MailContent {
  /** Also the heading. The brand is added to it in the subject line. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const text = (value: string): Block => ({ kind: 'text', text: value });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const note = (value: string): Block => ({ kind: 'note', text: value });

/** Keeps a name or an address in one piece inside text of the other direction. */
export const isolate = (value: string) => `\u2068${value}\u2069`;

/** What the mails are filled in with; links are complete addresses. */
export interface MailValues {
  /** `asksFor`: the staff role this registration asks for. */
  verification: { brand: string; verifyUrl: string; asksFor: StaffRole | null };
  'already-registered': { brand: string; loginUrl: string; forgotPasswordUrl: string };
  reset: { brand: string; resetUrl: string };
  'password-changed': { brand: string; contact: string | null; forgotPasswordUrl: string };
  'staff-approved': { brand: string; name: string; role: StaffRole; loginUrl: string; panelUrl: string | null };
  'staff-invitation': { brand: string; name: string; role: StaffRole; passwordUrl: string; panelUrl: string | null };
  'staff-request': { brand: string; name: string; email: string; role: StaffRole; staffUrl: string };
}

/** Every mail in one language. */
export type MailTexts = { readonly [T in keyof MailValues]: (values: MailValues[T]) => MailContent };

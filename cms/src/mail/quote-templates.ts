import type { MailTemplate } from './outbox';

/** Mails about a quote that go to staff: to the assignee, else to the site's own address, which has no account. */
const staffQuoteMails = ['quote-new', 'quote-accepted', 'quote-declined-by-client', 'quote-message-to-staff'] as const;
export type StaffQuoteMail = (typeof staffQuoteMails)[number];

export type QuoteMailTemplate = Extract<MailTemplate, `quote-${string}`>;

export const isQuoteMail = (template: MailTemplate): template is QuoteMailTemplate => template.startsWith('quote-');

export const isStaffQuoteMail = (template: MailTemplate): template is StaffQuoteMail =>
  (staffQuoteMails as readonly string[]).includes(template);

import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { enqueueMail, type MailLanguage, type NewMail } from '../mail/outbox';
import { isStaffQuoteMail, type QuoteMailTemplate } from '../mail/quote-templates';
import { ACTIVE_STAFF } from './active-staff';

type Recipient = Pick<NewMail, 'recipient' | 'language'>;

async function firstRecipient(query: Knex.Raw): Promise<Recipient | null> {
  const { rows } = (await query) as { rows: { recipient: string; language: MailLanguage }[] };
  return rows[0] ?? null;
}

/** Whoever asked; null where the account is gone. */
const findClient = (trx: Knex.Transaction, quoteId: string) =>
  firstRecipient(trx.raw(
    `SELECT u.email AS recipient, coalesce(u.language, 'en') AS language
     FROM app.quotes q JOIN up_users u ON u.id = q.user_id WHERE q.id = ?`,
    [quoteId],
  ));

/** Whom the quote is assigned to, if they are still staff. */
const findAssignee = (trx: Knex.Transaction, quoteId: string) =>
  firstRecipient(trx.raw(
    `SELECT u.email AS recipient, coalesce(u.language, 'en') AS language
     FROM app.quotes q JOIN up_users u ON u.id = q.assignee_id
     JOIN up_users_role_lnk l ON l.user_id = u.id JOIN up_roles r ON r.id = l.role_id
     WHERE q.id = ? AND ${ACTIVE_STAFF}`,
    [quoteId],
  ));

/** The address on the website, which somebody of the agency reads. */
async function findSiteAddress(strapi: Core.Strapi): Promise<Recipient | null> {
  const settings = await strapi.documents('api::site-settings.site-settings').findFirst({ locale: 'en', fields: ['email'] });
  return settings?.email ? { recipient: settings.email, language: 'en' } : null;
}

/**
 * Writes a quote's mail in the transaction it tells of: to the client, or to staff, which is the assignee, else the
 * site's own address. What it says is read when it is sent. Writes nothing where nobody is there to read it.
 * @param extra what the mail tells of, by its number or id
 */
export async function enqueueQuoteMail(
  trx: Knex.Transaction,
  strapi: Core.Strapi,
  template: QuoteMailTemplate,
  quoteId: string,
  extra: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const recipient = isStaffQuoteMail(template)
    ? ((await findAssignee(trx, quoteId)) ?? (await findSiteAddress(strapi)))
    : await findClient(trx, quoteId);
  if (recipient) await enqueueMail(trx, { ...recipient, template, data: { quoteId, ...extra } });
}

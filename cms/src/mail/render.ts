import type { Core } from '@strapi/strapi';
import { createLink, type LinkPurpose } from '../accounts/links';
import { panelInvitationUrl } from '../accounts/panel-account';
import { findUserByEmail, findUserById, type StoredUser } from '../accounts/users';
import { layOut, type Letterhead } from './layout';
import { readLetterhead } from './letterhead';
import type { RenderMail } from './mailer';
import { mailTemplates, type MailLanguage, type MailTemplate, type OutgoingMail } from './outbox';
import { collectQuoteMail, type QuoteDraft } from './quote-mails';
import { isQuoteMail, isStaffQuoteMail, type QuoteMailTemplate } from './quote-templates';
import { siteLinks, type SiteLinks } from './site-links';
import { ar } from './templates/ar';
import type { AccountMailValues, MailContent, MailTexts, TextsOf } from './templates/content';
import { en } from './templates/en';
import type { QuoteMailValues } from './templates/quote-values';

const texts: Record<MailLanguage, MailTexts> = { en, ar };
const accountTexts: Record<MailLanguage, TextsOf<AccountMailValues>> = texts;
const quoteTexts: Record<MailLanguage, TextsOf<QuoteMailValues>> = texts;

interface Draft {
  readonly strapi: Core.Strapi;
  readonly mail: OutgoingMail;
  /** Whose address the recipient's is, as the account stands now. */
  readonly user: StoredUser;
  readonly links: SiteLinks;
  readonly brand: string;
  readonly contact: string | null;
}

const isTemplate = (name: string): name is MailTemplate => (mailTemplates as readonly string[]).includes(name);
const isClosed = ({ blocked, staffStatus }: StoredUser) => blocked || staffStatus === 'refused';
const isActiveStaff = (user: StoredUser) => !isClosed(user) && user.staffStatus === 'approved';

/** Links live from here on, however long the mail waited. */
const makeLink = ({ strapi, user }: Draft, purpose: LinkPurpose) =>
  strapi.db.transaction(({ trx }) => createLink(trx, user.id, purpose));

/** Finds what each mail says; null where there is no longer anything to say. */
const collect: { readonly [T in keyof AccountMailValues]: (draft: Draft) => Promise<AccountMailValues[T] | null> } = {
  async verification(draft) {
    if (draft.user.confirmed || isClosed(draft.user)) return null;
    const verifyUrl = draft.links.verify(await makeLink(draft, 'verification'));
    return { brand: draft.brand, verifyUrl, asksFor: draft.user.requestedRole };
  },
  async 'already-registered'({ user, brand, links }) {
    if (isClosed(user)) return null;
    return { brand, loginUrl: links.login, forgotPasswordUrl: links.forgotPassword };
  },
  async reset(draft) {
    if (isClosed(draft.user)) return null;
    return { brand: draft.brand, resetUrl: draft.links.resetPassword(await makeLink(draft, 'reset')) };
  },
  async 'password-changed'({ brand, contact, links }) {
    return { brand, contact, forgotPasswordUrl: links.forgotPassword };
  },
  async 'staff-approved'({ strapi, user, brand, links }) {
    if (!isActiveStaff(user) || user.role === 'user') return null;
    const panelUrl = await panelInvitationUrl(strapi, user.email);
    return { brand, name: user.name, role: user.role, loginUrl: links.login, panelUrl };
  },
  async 'staff-invitation'(draft) {
    const { strapi, user, brand, links } = draft;
    if (!isActiveStaff(user) || user.role === 'user' || user.confirmed) return null;
    const passwordUrl = links.resetPassword(await makeLink(draft, 'invitation'));
    return { brand, name: user.name, role: user.role, passwordUrl, panelUrl: await panelInvitationUrl(strapi, user.email) };
  },
  async 'staff-request'({ strapi, mail, user: admin, brand, links }) {
    if (!isActiveStaff(admin) || admin.role !== 'admin') return null;
    const asking = await findUserById(strapi.db.connection, Number(mail.data.userId));
    // Another administrator may have decided meanwhile.
    if (asking?.staffStatus !== 'pending' || !asking.requestedRole) return null;
    return { brand, name: asking.name, email: asking.email, role: asking.requestedRole, staffUrl: links.staff };
  },
};

async function writeAccountMail<T extends keyof AccountMailValues>(template: T, draft: Draft): Promise<MailContent | null> {
  const values = await collect[template](draft);
  return values && accountTexts[draft.user.language][template](values);
}

async function writeQuoteMail<T extends QuoteMailTemplate>(template: T, draft: QuoteDraft): Promise<MailContent | null> {
  const values = await collectQuoteMail(template, draft);
  return values && quoteTexts[draft.language][template](values);
}

/**
 * Who reads a mail. What staff learn of quotes goes to active staff, or to the address on the website, which has no
 * account; were somebody to register one with it, nothing would change.
 */
function readerOf(template: MailTemplate, user: StoredUser | null): StoredUser | 'site' | null {
  if (isStaffQuoteMail(template)) return user && isActiveStaff(user) ? user : 'site';
  return user;
}

const isSiteAddress = ({ email }: Letterhead, recipient: string) => email?.toLowerCase() === recipient;

/**
 * Renders mails as the accounts stand when they are sent, in the account's language.
 *
 * Whether an address belongs to anybody is found out here and nowhere before: asking for a mail takes the same time
 * and writes the same row for every address.
 */
export function mailRenderer(strapi: Core.Strapi): RenderMail {
  const siteUrl = strapi.config.get<string>('site.publicUrl');
  return async (mail) => {
    const { template, recipient } = mail;
    if (!isTemplate(template)) throw new Error(`There is no mail template ${template}`);
    const reader = readerOf(template, await findUserByEmail(strapi.db.connection, recipient));
    if (!reader) return null;
    const user = reader === 'site' ? null : reader;
    const language = user?.language ?? mail.language;
    const links = siteLinks(siteUrl, language);
    const letterhead = await readLetterhead(strapi, language, links.home);
    if (!user && !isSiteAddress(letterhead, recipient)) return null;
    const draft = { strapi, mail, links, brand: letterhead.brand, contact: letterhead.email };
    const content = isQuoteMail(template)
      ? await writeQuoteMail(template, { ...draft, user, language })
      : user && (await writeAccountMail(template, { ...draft, user }));
    return content && layOut(content, letterhead, language);
  };
}

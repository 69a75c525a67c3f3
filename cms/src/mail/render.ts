import type { Core } from '@strapi/strapi';
import { createLink, type LinkPurpose } from '../accounts/links';
import { panelInvitationUrl } from '../accounts/panel-account';
import { findUserByEmail, findUserById, type StoredUser } from '../accounts/users';
import { layOut } from './layout';
import { readLetterhead } from './letterhead';
import type { RenderMail } from './mailer';
import { mailTemplates, type MailTemplate, type OutgoingMail } from './outbox';
import { siteLinks, type SiteLinks } from './site-links';
import { ar } from './templates/ar';
import type { MailContent, MailTexts, MailValues } from './templates/content';
import { en } from './templates/en';

const texts: Record<OutgoingMail['language'], MailTexts> = { en, ar };

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
const collect: { readonly [T in keyof MailValues]: (draft: Draft) => Promise<MailValues[T] | null> } = {
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

async function write<T extends MailTemplate>(template: T, draft: Draft): Promise<MailContent | null> {
  const values = await collect[template](draft);
  return values && texts[draft.user.language][template](values);
}

/**
 * Renders mails as the accounts stand when they are sent, in the account's language.
 *
 * Whether an address belongs to anybody is found out here and nowhere before: asking for a mail takes the same time
 * and writes the same row for every address.
 */
export function mailRenderer(strapi: Core.Strapi): RenderMail {
  const siteUrl = strapi.config.get<string>('site.publicUrl');
  return async (mail) => {
    if (!isTemplate(mail.template)) throw new Error(`There is no mail template ${mail.template}`);
    const user = await findUserByEmail(strapi.db.connection, mail.recipient);
    if (!user) return null;
    const links = siteLinks(siteUrl, user.language);
    const letterhead = await readLetterhead(strapi, user.language, links.home);
    const { brand, email: contact } = letterhead;
    const content = await write(mail.template, { strapi, mail, user, links, brand, contact });
    return content && layOut(content, letterhead, user.language);
  };
}

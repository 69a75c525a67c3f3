import { makeAccount, makeStaff, registration, signIn, siteCall, uniqueEmail, type CallOptions } from './accounts';
import type { Answer, TestCms } from './cms';
import type { CaughtMail, MailCatcher } from './smtp';

/** A signed-in member of staff. */
export interface Staff {
  readonly email: string;
  /** The public id. */
  readonly id: string;
  readonly secret: string;
}

async function publicId(cms: TestCms, email: string): Promise<string> {
  const row = await cms.strapi.db.connection('up_users').where({ email }).first('document_id');
  return row.document_id;
}

/** Makes staff past every rule, without a panel account, and signs them in. */
export async function staff(cms: TestCms, role: 'admin' | 'marketing_responsible'): Promise<Staff> {
  const email = await makeAccount(cms);
  await makeStaff(cms, email, role);
  return { email, id: await publicId(cms, email), secret: (await signIn(cms, email)).secret };
}

/** Calls /api/staff as somebody. */
export const staffCall = (cms: TestCms, secret: string | undefined, path: string, options: CallOptions = {}): Promise<Answer> =>
  siteCall(cms, `/staff${path}`, { ...options, secret });

/** The secret of the mailed link, from the page address in the text part. */
export function linkSecret({ text }: CaughtMail): string {
  const secret = /(?:verify\?token=|reset-password\/)([A-Za-z0-9_-]{43})$/m.exec(text)?.[1];
  if (!secret) throw new Error(`No link in: ${text}`);
  return secret;
}

/** The panel invitation's token in a mail, null where there is none. */
export const panelToken = ({ text }: CaughtMail): string | null =>
  /\/admin\/auth\/register\?registrationToken=([a-z0-9]+)$/m.exec(text)?.[1] ?? null;

/** Registers on the staff page and follows the mailed link. Returns the address and what the verification answered. */
export async function requestStaff(
  cms: TestCms,
  catcher: MailCatcher,
  { email = uniqueEmail('people.example'), ...more }: { email?: string; role?: string; name?: string; language?: string } = {},
): Promise<{ email: string; id: string; status: string }> {
  const answer = await siteCall(cms, '/account/register', { json: registration(email, { role: 'marketing_responsible', ...more }) });
  if (answer.status !== 202) throw new Error(`Registering failed: ${answer.status} ${answer.text}`);
  const mail = await catcher.mailTo(email, /Verify|تأكيد/);
  const { body } = await siteCall(cms, '/account/verify', { json: { token: linkSecret(mail) } });
  return { email, id: await publicId(cms, email), status: body.status };
}

export const PANEL_PASSWORD = 'Panel-password-1';

/** Activates a panel account the way the invitation's page does. */
export const activatePanel = (cms: TestCms, registrationToken: string | null): Promise<Answer> =>
  cms.request('/admin/register', {
    json: { registrationToken, userInfo: { firstname: 'Layla', lastname: 'Haddad', password: PANEL_PASSWORD } },
  });

export const panelLogin = (cms: TestCms, email: string): Promise<Answer> =>
  cms.request('/admin/login', { json: { email, password: PANEL_PASSWORD } });

/** Who a panel token belongs to. */
export const panelMe = (cms: TestCms, token: string): Promise<Answer> => cms.request('/admin/users/me', { token });

/** What the panel account of an address looks like; one that there isn't is null. */
export const panelUser = (cms: TestCms, email: string): Promise<{ id: number; roles: { code: string }[] }> =>
  cms.strapi.db.query('admin::user').findOne({ where: { email }, populate: ['roles'] });

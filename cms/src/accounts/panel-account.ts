import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { MARKETING_ROLE_CODE } from '../permissions/marketing-role';
import type { StaffRole } from './fields';
import { Refusal } from './refusal';

/*
 * The second account of staff: the one of the CMS's admin panel. Every function joins the transaction under way, as
 * Strapi's services find it by themselves.
 */

const panelRoles: Record<StaffRole, string> = {
  admin: 'strapi-super-admin',
  marketing_responsible: MARKETING_ROLE_CODE,
};

interface PanelUser {
  readonly id: number;
  readonly password: string | null;
  readonly registrationToken: string | null;
}

/** Whether its owner can sign in, or has yet to follow the mailed invitation. */
export type OpenedPanel = 'active' | 'invited';

async function panelRoleId(strapi: Core.Strapi, role: StaffRole): Promise<number> {
  const row: { id: number } | null = await strapi.service('admin::role').findOne({ code: panelRoles[role] });
  if (!row) throw new Error(`There is no panel role ${panelRoles[role]}`);
  return row.id;
}

const findPanelUser = (strapi: Core.Strapi, email: string): Promise<PanelUser | null> =>
  strapi.service('admin::user').findOneByEmail(email);

/** Strapi keeps a super admin who is the last one; that is the rule `last_admin` says it with. */
async function update(strapi: Core.Strapi, id: number, data: Record<string, unknown>): Promise<void> {
  try {
    await strapi.service('admin::user').updateById(id, data);
  } catch (error) {
    if (error instanceof errors.ValidationError) throw new Refusal('last_admin');
    throw error;
  }
}

function splitName(name: string): { firstname: string; lastname: string | null } {
  const [firstname = name, ...rest] = name.split(/\s+/);
  return { firstname, lastname: rest.join(' ') || null };
}

export async function hasPanelAccount(strapi: Core.Strapi, email: string): Promise<boolean> {
  return (await findPanelUser(strapi, email)) !== null;
}

/** Makes a panel account with the mapped role, or opens the one that exists. */
export async function openPanelAccount(
  strapi: Core.Strapi,
  { email, name, role }: { email: string; name: string; role: StaffRole },
): Promise<OpenedPanel> {
  const roles = [await panelRoleId(strapi, role)];
  const existing = await findPanelUser(strapi, email);
  if (!existing) {
    // Strapi adds the invitation's token itself.
    await strapi.service('admin::user').create({ email, ...splitName(name), isActive: false, blocked: false, roles });
    return 'invited';
  }
  if (existing.password) {
    await update(strapi, existing.id, { roles, isActive: true, blocked: false, registrationToken: null });
    return 'active';
  }
  const registrationToken = existing.registrationToken ?? strapi.service('admin::token').createToken();
  await update(strapi, existing.id, { roles, blocked: false, registrationToken });
  return 'invited';
}

/** Gives a panel account the mapped role; its permissions change with its next request. */
export async function setPanelRole(strapi: Core.Strapi, email: string, role: StaffRole): Promise<void> {
  const user = await findPanelUser(strapi, email);
  if (user) await update(strapi, user.id, { roles: [await panelRoleId(strapi, role)] });
}

/**
 * Closes a panel account: no sign-in, every session over with its next request, and no way back in through an
 * invitation or a reset that was mailed before.
 */
export async function closePanelAccount(strapi: Core.Strapi, email: string): Promise<void> {
  const user = await findPanelUser(strapi, email);
  if (!user) return;
  await update(strapi, user.id, { isActive: false, blocked: true, registrationToken: null, resetPasswordToken: null });
  await strapi.sessionManager('admin').invalidateRefreshToken(String(user.id));
}

/** Where an invited panel account is activated; null where there is none waiting for it. */
export async function panelInvitationUrl(strapi: Core.Strapi, email: string): Promise<string | null> {
  const user = await findPanelUser(strapi, email);
  if (!user?.registrationToken) return null;
  const url = new URL(`${strapi.config.get<string>('admin.absoluteUrl')}/auth/register`);
  url.searchParams.set('registrationToken', user.registrationToken);
  return url.href;
}

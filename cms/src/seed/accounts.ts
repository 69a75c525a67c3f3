import type { Core } from '@strapi/strapi';

const SITE_USER = 'plugin::users-permissions.user';
const SITE_ROLE = 'plugin::users-permissions.role';

interface DemoAccount {
  readonly email: string;
  readonly name: string;
  /** Type of the site's role. */
  readonly role: 'admin' | 'marketing_responsible' | 'user';
  /** Code of the role in the CMS's admin panel; without it there is no panel account. */
  readonly panel?: { readonly role: string; readonly firstname: string; readonly lastname: string };
}

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@rukn.example', name: 'Demo Admin', role: 'admin', panel: { role: 'strapi-super-admin', firstname: 'Demo', lastname: 'Admin' } },
  { email: 'marketing@rukn.example', name: 'Demo Marketing', role: 'marketing_responsible', panel: { role: 'marketing', firstname: 'Demo', lastname: 'Marketing' } },
  { email: 'client@rukn.example', name: 'Demo Client', role: 'user' },
];

interface Row {
  readonly id: number;
}

interface SiteRow extends Row {
  readonly name: string | null;
}

/** Also given to an account that was made before these fields existed. */
const profileOf = ({ name, role }: DemoAccount) => ({
  name,
  language: 'en' as const,
  staffStatus: role === 'user' ? null : ('approved' as const),
});

/** A demo password that was set anew in the environment replaces the one the accounts have. */
interface Password {
  readonly value: string;
  readonly changed: boolean;
}

async function ensureSiteAccount(strapi: Core.Strapi, account: DemoAccount, password: Password): Promise<void> {
  const users = strapi.plugin('users-permissions').service('user');
  const { email } = account;
  const existing: SiteRow | null = await strapi.db.query(SITE_USER).findOne({ where: { email } });
  if (existing) {
    if (password.changed) await users.edit(existing.id, { password: password.value });
    if (existing.name === null) await users.edit(existing.id, profileOf(account));
    return;
  }
  const role: Row | null = await strapi.db.query(SITE_ROLE).findOne({ where: { type: account.role } });
  if (!role) throw new Error(`There is no site role ${account.role} for the demo account ${email}`);
  await users.add({
    email, username: email, password: password.value, provider: 'local', confirmed: true, blocked: false, role: role.id,
    ...profileOf(account),
  });
}

async function ensurePanelAccount(strapi: Core.Strapi, { email, panel }: DemoAccount, password: Password): Promise<void> {
  if (panel === undefined) return;
  const users = strapi.service('admin::user');
  const existing: Row | null = await strapi.db.query('admin::user').findOne({ where: { email } });
  if (existing) {
    if (password.changed) await users.updateById(existing.id, { password: password.value });
    return;
  }
  const role: Row | null = await strapi.service('admin::role').findOne({ code: panel.role });
  if (!role) throw new Error(`There is no panel role ${panel.role} for the demo account ${email}`);
  const { firstname, lastname } = panel;
  await users.create({
    email, firstname, lastname, password: password.value, registrationToken: null, isActive: true, blocked: false, roles: [role.id],
  });
}

/**
 * Makes the demo accounts of the local stack: site accounts, and panel accounts for staff. Does nothing without a
 * demo password, which `config/seed` never passes on in production. A password that somebody changed by hand stays
 * until the one in the environment changes.
 */
export async function seedAccounts(strapi: Core.Strapi): Promise<void> {
  const value: string | undefined = strapi.config.get('seed.demoPassword');
  if (!value) return;
  const auth = strapi.service('admin::auth');
  const store = strapi.store({ type: 'plugin', name: 'seed', key: 'demo-password' });
  const last = (await store.get({})) as string | null;
  const changed = last === null || !(await auth.validatePassword(value, last));
  await strapi.db.transaction(async () => {
    for (const account of demoAccounts) {
      await ensureSiteAccount(strapi, account, { value, changed });
      await ensurePanelAccount(strapi, account, { value, changed });
    }
    if (changed) await store.set({ value: await auth.hashPassword(value) });
  });
  if (changed) strapi.log.info(`seed: demo accounts ${demoAccounts.length}/${demoAccounts.length}`);
}

import type { Core } from '@strapi/strapi';
import { DEFAULT_SITE_ROLE, siteRoles, type SiteRole } from './site-roles';

const ROLE = 'plugin::users-permissions.role';
const PERMISSION = 'plugin::users-permissions.permission';
/** Strapi's own role of signed-in users; it becomes our `user`, together with whoever has it. */
const STRAPI_DEFAULT_ROLE = 'authenticated';

interface RoleRow {
  id: number;
  type: string;
}

async function ensureRole(strapi: Core.Strapi, { type, name, description }: SiteRole): Promise<RoleRow> {
  const roles = strapi.db.query(ROLE);
  const types = type === DEFAULT_SITE_ROLE ? [type, STRAPI_DEFAULT_ROLE] : [type];
  for (const known of types) {
    const row: RoleRow | null = await roles.findOne({ where: { type: known } });
    if (row) return roles.update({ where: { id: row.id }, data: { type, name, description } });
  }
  return roles.create({ data: { type, name, description } });
}

async function reconcileActions(strapi: Core.Strapi, role: RoleRow, actions: readonly string[]): Promise<void> {
  const permissions = strapi.db.query(PERMISSION);
  const rows: { id: number; action: string }[] = await permissions.findMany({ where: { role: role.id } });
  const missing = new Set(actions);
  for (const row of rows) {
    // delete() is false for an unlisted action and for the second row of a listed one.
    if (!missing.delete(row.action)) await permissions.delete({ where: { id: row.id } });
  }
  for (const action of missing) await permissions.create({ data: { action, role: role.id } });
}

/** Nobody registers, signs in or resets a password through Strapi's own endpoints. */
async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const settings = ((await store.get({})) ?? {}) as Record<string, unknown>;
  await store.set({
    value: { ...settings, allow_register: false, email_confirmation: true, default_role: DEFAULT_SITE_ROLE },
  });
}

/** Makes roles and content-api permissions equal to the table; a role that isn't in it may do nothing. */
export async function reconcileSiteRoles(strapi: Core.Strapi): Promise<void> {
  const unknown = siteRoles.flatMap(({ actions }) => actions).find((action) => !isAction(strapi, action));
  if (unknown) throw new Error(`The permission table names an action that doesn't exist: ${unknown}`);

  await strapi.db.transaction(async () => {
    for (const role of siteRoles) {
      await reconcileActions(strapi, await ensureRole(strapi, role), role.actions);
    }
    const types = siteRoles.map(({ type }) => type);
    const others: RoleRow[] = await strapi.db.query(ROLE).findMany({ where: { type: { $notIn: types } } });
    for (const role of others) await reconcileActions(strapi, role, []);
  });
  await closeRegistration(strapi);
}

function isAction(strapi: Core.Strapi, action: string): boolean {
  return strapi.contentAPI.permissions.providers.action.get(action) !== undefined;
}

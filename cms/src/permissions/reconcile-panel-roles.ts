import type { Core, UID } from '@strapi/strapi';
import { MARKETING_ROLE_CODE, marketingPermissions, marketingRole } from './marketing-role';

/** Roles Strapi makes on a first start. They may write everything, which nobody here is meant to. */
const UNWANTED_ROLE_CODES = ['strapi-editor', 'strapi-author'];

interface PanelRole {
  id: number;
  code: string;
  users?: unknown[];
}

function fieldsOf(strapi: Core.Strapi, uid: string): string[] {
  const { getNestedFields } = strapi.service('admin::content-type');
  return getNestedFields(strapi.contentType(uid as UID.ContentType), { components: strapi.components });
}

/** Makes the admin panel's roles equal to the code: super admin (Strapi's own) and Marketing. */
export async function reconcilePanelRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role');

  let marketing: PanelRole | null = await roles.findOne({ code: MARKETING_ROLE_CODE });
  marketing ??= (await roles.create(marketingRole)) as PanelRole;
  await roles.assignPermissions(marketing.id, marketingPermissions((uid) => fieldsOf(strapi, uid)));

  const unwanted: PanelRole[] = await roles.find({ code: { $in: UNWANTED_ROLE_CODES } }, ['users']);
  const unused = unwanted.filter(({ users }) => !users?.length).map(({ id }) => id);
  if (unused.length > 0) await roles.deleteByIds(unused);
}

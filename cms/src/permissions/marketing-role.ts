import { locales } from '../database/locales';
import { CARTS_AND_QUOTES_ACTION } from '../panel/carts-and-quotes';

/** Code of the admin-panel role for marketing staff; the seed and later the accounts give it to people. */
export const MARKETING_ROLE_CODE = 'marketing';

export const marketingRole = {
  code: MARKETING_ROLE_CODE,
  name: 'Marketing',
  description: 'Writes and publishes posts, categories, services and sub-services in both languages; sees carts and quotes.',
};

type Verb = 'create' | 'read' | 'update' | 'delete' | 'publish';

/** What marketing staff do with each content type. Deleting a service is left to administrators. */
const contentVerbs: Record<string, readonly Verb[]> = {
  'api::post.post': ['create', 'read', 'update', 'delete', 'publish'],
  'api::category.category': ['create', 'read', 'update', 'delete'],
  'api::service.service': ['create', 'read', 'update', 'publish'],
  'api::sub-service.sub-service': ['create', 'read', 'update', 'delete', 'publish'],
};

const mediaActions = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

/** A permission as Strapi's role service takes it. */
export interface PanelPermission {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
}

/**
 * Every permission of the Marketing role.
 * @param fieldsOf names the fields of a content type, those of its components included
 */
export function marketingPermissions(fieldsOf: (uid: string) => string[]): PanelPermission[] {
  const codes = locales.map(({ code }) => code);
  const content = Object.entries(contentVerbs).flatMap(([subject, verbs]) =>
    verbs.map((verb): PanelPermission => {
      const withFields = ['create', 'read', 'update'].includes(verb);
      return {
        action: `plugin::content-manager.explorer.${verb}`,
        subject,
        properties: withFields ? { fields: fieldsOf(subject), locales: [...codes] } : { locales: [...codes] },
        conditions: [],
      };
    }),
  );
  const others = [...mediaActions, CARTS_AND_QUOTES_ACTION];
  return [...content, ...others.map((action): PanelPermission => ({ action, subject: null, properties: {}, conditions: [] }))];
}

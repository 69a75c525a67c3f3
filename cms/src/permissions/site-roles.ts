/**
 * Who may call what in the content API. This table is the whole truth: at every start the database is
 * made equal to it, so a permission ticked by hand in the admin panel is gone after the next start.
 *
 * Not listed because they ask for no role of Strapi's: GET /api/health, GET /api/ready, GET /api/content-version and GET /api/slug-moves, and what only the
 * website's server calls (/api/account, /api/staff, /api/cart, /api/quotes and the like, behind `global::site-call`).
 */

/** A role of site accounts; `public` is everybody who isn't signed in. */
export interface SiteRole {
  type: 'public' | 'user' | 'admin' | 'marketing_responsible';
  name: string;
  description: string;
  actions: readonly string[];
}

const readContent = [
  'api::service.service.find',
  'api::service.service.findOne',
  'api::sub-service.sub-service.find',
  'api::sub-service.sub-service.findOne',
  'api::post.post.find',
  'api::post.post.findOne',
  'api::category.category.find',
  'api::category.category.findOne',
  'api::page.page.find',
  'api::page.page.findOne',
  'api::team-member.team-member.find',
  'api::team-member.team-member.findOne',
  'api::site-settings.site-settings.find',
];

export const siteRoles: readonly SiteRole[] = [
  { type: 'public', name: 'Public', description: 'Visitors who are not signed in.', actions: readContent },
  { type: 'user', name: 'User', description: 'Clients with an account on the website.', actions: readContent },
  { type: 'admin', name: 'Admin', description: 'Administrators of the website.', actions: readContent },
  {
    type: 'marketing_responsible',
    name: 'Marketing',
    description: 'Marketing staff of the agency.',
    actions: readContent,
  },
];

/** The role a new account gets; replaces the one Strapi brings along. */
export const DEFAULT_SITE_ROLE = 'user';

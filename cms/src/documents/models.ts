import type { UID } from '@strapi/strapi';

/** Name under which the website knows a model (see its table of cache tags). */
export type ModelName =
  | 'service'
  | 'sub-service'
  | 'post'
  | 'category'
  | 'page'
  | 'site-settings'
  | 'team-member'
  | 'media';

/** What the CMS's own code needs to know of a content type. */
export interface ContentModel {
  uid: UID.ContentType;
  name: Exclude<ModelName, 'media'>;
  table: string;
  hasSlug: boolean;
  hasDrafts: boolean;
}

/** Every content type visitors read. The schema files are the source; a test compares the two. */
export const contentModels: readonly ContentModel[] = [
  { uid: 'api::service.service', name: 'service', table: 'services', hasSlug: true, hasDrafts: true },
  { uid: 'api::sub-service.sub-service', name: 'sub-service', table: 'sub_services', hasSlug: true, hasDrafts: true },
  { uid: 'api::post.post', name: 'post', table: 'posts', hasSlug: true, hasDrafts: true },
  { uid: 'api::category.category', name: 'category', table: 'categories', hasSlug: true, hasDrafts: false },
  { uid: 'api::page.page', name: 'page', table: 'pages', hasSlug: true, hasDrafts: true },
  { uid: 'api::site-settings.site-settings', name: 'site-settings', table: 'site_settings', hasSlug: false, hasDrafts: false },
  { uid: 'api::team-member.team-member', name: 'team-member', table: 'team_members', hasSlug: false, hasDrafts: true },
];

/** The content model of a uid, undefined for Strapi's own types. */
export function findContentModel(uid: string): ContentModel | undefined {
  return contentModels.find((model) => model.uid === uid);
}

import type { Core } from '@strapi/strapi';

const leaving = new WeakSet<Core.Strapi>();

/** Whether the CMS is about to end: it answers what it has accepted, and wants nothing new. */
export const isLeaving = (strapi: Core.Strapi): boolean => leaving.has(strapi);

/** Says so. There is no way back. */
export function startLeaving(strapi: Core.Strapi): void {
  leaving.add(strapi);
}

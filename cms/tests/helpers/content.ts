import type { Core, UID } from '@strapi/strapi';

type Data = Record<string, unknown>;
type Locale = 'en' | 'ar';

let counter = 0;

/** A slug no other document of the run has. */
export function uniqueSlug(prefix = 'doc'): string {
  counter += 1;
  return `${prefix}-${counter}`;
}

/** Makes a document in English, as a draft. Returns its documentId. */
export async function createDraft(strapi: Core.Strapi, uid: UID.ContentType, data: Data): Promise<string> {
  const document = await strapi.documents(uid).create({ locale: 'en', data });
  return document.documentId;
}

/** Adds or changes a language's draft. */
export async function writeDraft(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: Locale,
  data: Data,
): Promise<void> {
  await strapi.documents(uid).update({ documentId, locale, data });
}

/** Publishes one language, or all that exist. */
export async function publish(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: Locale | '*' = '*',
): Promise<void> {
  // Typed for any content type, `documents` can't know that this one has drafts.
  await strapi.documents(uid as 'api::page.page').publish({ documentId, locale });
}

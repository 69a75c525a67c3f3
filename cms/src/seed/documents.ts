import type { Core, UID } from '@strapi/strapi';
import { type Ledger } from './ledger';
import { type Locale } from './types';

export interface Version {
  readonly locale: Locale;
  readonly publish: boolean;
  /** All fields, unlocalized ones too: Strapi copies only some of them to a language added later. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Types whose documents exist as drafts until they are published. */
const withDrafts = [
  'api::page.page', 'api::post.post', 'api::service.service', 'api::sub-service.sub-service', 'api::team-member.team-member',
] as const satisfies readonly UID.ContentType[];

type DraftUid = (typeof withDrafts)[number];

export type SeededUid = DraftUid | 'api::category.category' | 'api::site-settings.site-settings';

const hasDrafts = (uid: SeededUid): uid is DraftUid => withDrafts.some((known) => known === uid);

export interface DocumentPlan {
  readonly uid: SeededUid;
  /** Under which the ledger knows the document, such as `service:seo`. */
  readonly key: string;
  /** Finds a document that staff made before the seed ran; none for types that can have several alike. */
  readonly existing?: Readonly<Record<string, unknown>>;
  readonly versions: readonly Version[];
}

/** Makes a document in all its languages, unless it was ever made before or staff have made it themselves. */
export async function ensureDocument(strapi: Core.Strapi, ledger: Ledger, plan: DocumentPlan): Promise<void> {
  const { uid, key, existing, versions } = plan;
  if (ledger.has(key)) return;
  const documents = strapi.documents(uid);
  await strapi.db.transaction(async () => {
    const own = existing === undefined ? null : await strapi.db.query(uid).findOne({ where: existing });
    if (own) return ledger.record(key, own.documentId);
    let documentId: string | undefined;
    for (const { locale, data } of versions) {
      if (documentId === undefined) ({ documentId } = await documents.create({ locale, data }));
      else await documents.update({ documentId, locale, data });
    }
    if (documentId === undefined) throw new Error(`The seed has no language version of ${key}`);
    if (hasDrafts(uid)) {
      for (const { locale, publish } of versions) if (publish) await strapi.documents(uid).publish({ documentId, locale });
    }
    return ledger.record(key, documentId);
  });
}

/** The documentId under which the ledger knows a document; null when it has been deleted since. */
export async function findDocument(strapi: Core.Strapi, ledger: Ledger, uid: SeededUid, key: string): Promise<string | null> {
  const documentId = ledger.get(key);
  if (typeof documentId !== 'string') return null;
  const row = await strapi.db.query(uid).findOne({ select: ['id'], where: { documentId } });
  return row ? documentId : null;
}

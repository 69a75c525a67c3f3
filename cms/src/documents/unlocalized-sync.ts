import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { findContentModel, type ContentModel } from './models';

interface Row {
  id: number;
  documentId: string;
  locale: string;
  publishedAt: string | null;
}

interface WriteResult extends Partial<Row> {
  entries?: Partial<Row>[];
}

const writes = new Set(['update', 'publish', 'discardDraft']);

async function syncFrom(strapi: Core.Strapi, model: ContentModel, id: number): Promise<void> {
  const types = strapi.plugin('i18n').service('content-types');
  const type = strapi.contentType(model.uid);
  const query = strapi.db.query(model.uid);
  const populate = types.getNestedPopulateOfNonLocalizedAttributes(model.uid);

  const source: Row | null = await query.findOne({ where: { id }, populate });
  if (!source) return;
  const others: Row[] = await query.findMany({
    where: {
      documentId: source.documentId,
      locale: { $ne: source.locale },
      publishedAt: source.publishedAt ? { $notNull: true } : { $null: true },
    },
    populate,
  });
  const unlocalized = (row: Row): unknown => types.copyNonLocalizedAttributes(type, row);
  if (others.every((row) => isDeepStrictEqual(unlocalized(row), unlocalized(source)))) return;
  await strapi.plugin('i18n').service('localizations').syncNonLocalizedAttributes(source, type);
}

/**
 * Keeps slug, price, order and pictures the same in every language of a document.
 *
 * Strapi 5.54 means to do this, but decides by comparing with whichever row of the document the database
 * returns first. When that is the row just saved, it sees no change, and publishing the English text with
 * a new price leaves the old price on the Arabic page. This runs after it and puts right what it missed.
 */
export function registerUnlocalizedSync(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const model = findContentModel(context.uid);
    if (!model || !writes.has(context.action)) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const written = result as WriteResult | null;
      const id = written?.entries?.[0]?.id ?? written?.id;
      if (id !== undefined) await syncFrom(strapi, model, id);
      return result;
    });
  });
}

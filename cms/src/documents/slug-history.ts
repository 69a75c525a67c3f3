import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { contentModels, type ContentModel, type ModelName } from './models';
import { publishedSlugs, touchesPublished, type WriteParams } from './published-slugs';

/** Models whose slug stands in an address of the website. Pages have fixed addresses, sub-services none. */
const ADDRESSED: readonly ModelName[] = ['service', 'post', 'category'];

const addressed = contentModels.filter(({ name }) => ADDRESSED.includes(name));

/** The model whose addresses can move, by its name; undefined for any other word. */
export const findAddressedModel = (name: string): ContentModel | undefined => addressed.find((model) => model.name === name);

/**
 * Remembers each slug that a published document gives up, in the transaction of the change. A slug in use belongs to whoever uses it: its past is
 * forgotten. A document that is deleted takes its past along.
 */
export function registerSlugHistory(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const model = addressed.find(({ uid }) => uid === context.uid);
    const params = context.params as WriteParams;
    if (!model || !touchesPublished(model, context.action, params)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const before = await publishedSlugs(strapi, model, params.documentId);
      const result = await next();
      const documentId = (result as { documentId?: string } | null)?.documentId ?? params.documentId;
      // A copy of a document gives up nothing.
      if (documentId) await record(strapi, trx, model, documentId, documentId === params.documentId ? before : []);
      return result;
    });
  });
}

async function record(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  model: ContentModel,
  documentId: string,
  before: readonly (string | null)[],
): Promise<void> {
  const pastSlugs = () => trx.withSchema('app').table('past_slugs');
  const now = await publishedSlugs(strapi, model, documentId);
  const exists = now.length > 0 || (await strapi.db.query(model.uid).count({ where: { documentId } })) > 0;
  if (!exists) {
    await pastSlugs().where({ model: model.name, document_id: documentId }).delete();
    return;
  }
  if (now.length > 0) await pastSlugs().where({ model: model.name }).whereIn('slug', now).delete();
  const givenUp = [...new Set(before)].filter((slug) => !now.includes(slug));
  if (givenUp.length === 0) return;
  await pastSlugs()
    .insert(givenUp.map((slug) => ({ model: model.name, slug, document_id: documentId })))
    .onConflict(['model', 'slug'])
    .merge();
}

import type { Core } from '@strapi/strapi';
import { locales } from '../../../database/locales';
import { findAddressedModel } from '../../../documents/slug-history';

const [defaultLocale] = locales;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Where the published document is now that once had a slug. However often it moved, the answer is its present slug, so that one redirect is
   * enough and none leads in a circle.
   * @param model name of the content model
   * @param locale the reader's; English is shown to Arabic readers where there is no Arabic version, never the other way round
   * @returns null where nobody had the slug, or the document isn't published for this reader
   */
  async find(model: string, slug: string, locale: string): Promise<string | null> {
    const addressed = findAddressedModel(model);
    if (!addressed) return null;
    const result: { rows: { slug: string }[] } = await strapi.db.connection.raw(
      `SELECT d.slug FROM app.past_slugs p JOIN ${addressed.table} d ON d.document_id = p.document_id
       WHERE p.model = ? AND p.slug = ? AND d.locale IN (?, ?) AND d.slug <> p.slug
         ${addressed.hasDrafts ? 'AND d.published_at IS NOT NULL' : ''}
       ORDER BY d.locale = ? DESC LIMIT 1`,
      [addressed.name, slug, locale, defaultLocale.code, locale],
    );
    return result.rows[0]?.slug ?? null;
  },
});

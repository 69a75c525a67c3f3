import 'server-only';
import { readContent } from '@/cms/read-content';
import { ServicePathsDocument } from '@/gql/operations';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/i18n/paths';
import { present } from '@/lib/present';
import type { SitemapPage } from '@/lib/sitemap';

/** The services of a language that are for search engines. */
export async function loadServicePaths(locale: Locale): Promise<SitemapPage[]> {
  const { services } = await readContent(ServicePathsDocument, { locale }, ['services']);
  return present(services)
    .filter(({ seo }) => !seo?.noindex)
    .map(({ slug, updatedAt }) => ({ path: paths.service(slug), lastModified: updatedAt ?? undefined }));
}

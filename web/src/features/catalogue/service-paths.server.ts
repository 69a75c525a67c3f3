import 'server-only';
import { readContent } from '@/cms/read-content';
import { ServicePathsDocument, ServiceSlugsDocument } from '@/gql/operations';
import { otherLocale, type Locale } from '@/i18n/locales';
import { paths } from '@/i18n/paths';
import { present } from '@/lib/present';
import type { SitemapPage } from '@/lib/sitemap';
import { BATCH, readPart } from '@/lib/sitemap-parts';
import { SERVICES_PER_PAGE } from './catalogue.server';

async function readBatch(locale: Locale, page: number) {
  const { services_connection: list } = await readContent(ServicePathsDocument, { locale, page, pageSize: BATCH }, ['services']);
  return { services: present(list?.nodes), total: list?.pageInfo.total ?? 0 };
}

/** How many services a language has. */
export const countServices = async (locale: Locale): Promise<number> => (await readBatch(locale, 1)).total;

/** Every page of a language's catalogue. */
export async function loadCataloguePaths(locale: Locale): Promise<string[]> {
  const pages = Math.max(1, Math.ceil((await countServices(locale)) / SERVICES_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => paths.servicesPage(index + 1));
}

/**
 * The services of one part of the sitemap that are for search engines.
 * @param part counted from 1
 */
export async function loadServicePaths(locale: Locale, part: number): Promise<SitemapPage[]> {
  const other = otherLocale(locale);
  const services = await readPart(part, async (page) => {
    const { services: batch } = await readBatch(locale, page);
    if (!batch.length) return [];
    const answer = await readContent(ServiceSlugsDocument, { locale: other, slugs: batch.map(({ slug }) => slug) }, ['services']);
    const inOther = new Set(present(answer.services).filter(isListed).map(({ slug }) => slug));
    return batch.map((service) => ({ service, available: inOther.has(service.slug) ? [locale, other] : [locale] }));
  });
  return services
    .filter(({ service }) => isListed(service))
    .map(({ service: { slug, updatedAt }, available }) => ({ path: paths.service(slug), lastModified: updatedAt ?? undefined, available }));
}

const isListed = ({ seo }: { seo: { noindex: boolean | null } | null }): boolean => !seo?.noindex;

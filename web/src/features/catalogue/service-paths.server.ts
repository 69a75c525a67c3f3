import 'server-only';
import { readContent } from '@/cms/read-content';
import { ServicePathsDocument, ServiceSlugsDocument } from '@/gql/operations';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/i18n/paths';
import { present } from '@/lib/present';
import type { SitemapPage } from '@/lib/sitemap';
import { BATCH, loadPart } from '@/lib/sitemap-parts';
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
 * The services of one part of the sitemap.
 * @param part counted from 1
 */
export const loadServicePaths = (locale: Locale, part: number): Promise<SitemapPage[]> =>
  loadPart({
    locale,
    part,
    readBatch: async (language, page) => (await readBatch(language, page)).services,
    readSlugs: async (language, slugs) => present((await readContent(ServiceSlugsDocument, { locale: language, slugs }, ['services'])).services),
    pathOf: paths.service,
  });

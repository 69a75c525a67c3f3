import type { Seo } from '@/lib/content';

interface SeoComponent {
  metaTitle?: string | null;
  metaDescription?: string | null;
  noindex?: boolean | null;
}

/** What staff wrote for search engines, or null where they left it to the page. */
export const toSeo = (seo: SeoComponent | null | undefined): Seo | null =>
  seo
    ? { metaTitle: seo.metaTitle ?? null, metaDescription: seo.metaDescription ?? null, noindex: seo.noindex ?? false }
    : null;

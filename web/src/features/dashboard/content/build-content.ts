import type { StaffContent, StaffLanguage } from './content-form';

/** One language of a document for tests: written and published in English, missing in Arabic, unless said otherwise. */
export const buildLanguage = (language: 'en' | 'ar', facts: Partial<StaffLanguage> = {}): StaffLanguage => {
  const isThere = (facts.state ?? (language === 'en' ? 'published' : 'missing')) !== 'missing';
  return {
    language,
    state: isThere ? 'published' : 'missing',
    isOutdated: false,
    filled: isThere ? 2 : 0,
    fields: 3,
    version: isThere ? `${language}-1` : null,
    changedAt: isThere ? '2026-11-20T08:00:00.000Z' : null,
    changedBy: isThere ? 'Sara Haddad' : null,
    publishAt: null,
    unpublishAt: null,
    failedAction: null,
    title: isThere ? (language === 'en' ? 'SEO' : 'تحسين محركات البحث') : null,
    description: isThere ? (language === 'en' ? 'Be found.' : 'ليجدك الناس.') : null,
    imageAlt: isThere ? '' : null,
    ...facts,
  };
};

interface Languages {
  en?: Partial<StaffLanguage>;
  ar?: Partial<StaffLanguage>;
}

/** A service for tests. */
export const buildContent = ({ en, ar, ...facts }: Partial<StaffContent> & Languages = {}): StaffContent => ({
  documentId: 'seo0000000000000000000000',
  kind: 'service',
  slug: 'seo',
  order: 1,
  price: null,
  image: null,
  serviceId: null,
  categorySlug: null,
  externalUrl: null,
  publishDate: null,
  editorUrl: null,
  languages: [buildLanguage('en', en), buildLanguage('ar', ar)],
  ...facts,
});

import { getTranslations } from 'next-intl/server';
import { loadCategories, loadPost } from '@/features/blog/blog.server';
import { loadService } from '@/features/catalogue/catalogue.server';
import { loadPage, loadSettings } from '@/features/company/company.server';
import type { Locale } from '@/i18n/locales';
import { companyPageSlugs } from '@/i18n/paths';
import { BLOG_CARD, HOME_CARD, SERVICES_CARD, type ShareImageKind, type ShareSubject } from '@/lib/share-image';
import { blogSubject, categorySubject, companySubject, homeSubject, postSubject, serviceSubject, servicesSubject } from '../share-subjects';

/**
 * What a sharing image is about.
 * @returns null where the site has no such page in this language
 */
export async function loadSubject(locale: Locale, kind: ShareImageKind, slug: string): Promise<ShareSubject | null> {
  switch (kind) {
    case 'page':
      return loadPageSubject(locale, slug);
    case 'service': {
      const service = await loadService(locale, slug);
      return service?.slug === slug && service.contentLocale === locale ? serviceSubject(service) : null;
    }
    case 'post': {
      const post = await loadPost(locale, slug);
      return post?.slug === slug && post.contentLocale === locale ? postSubject(post) : null;
    }
    case 'category': {
      const [t, categories] = await Promise.all([getTranslations({ locale, namespace: 'Blog' }), loadCategories(locale)]);
      const category = categories.find((one) => one.slug === slug);
      return category ? categorySubject(category, t('title')) : null;
    }
  }
}

async function loadPageSubject(locale: Locale, slug: string): Promise<ShareSubject | null> {
  if (slug === HOME_CARD) return homeSubject(await loadSettings(locale));
  if (slug === SERVICES_CARD) return servicesSubject((await getTranslations({ locale, namespace: 'Services' }))('title'));
  if (slug === BLOG_CARD) return blogSubject((await getTranslations({ locale, namespace: 'Blog' }))('title'));
  const known = companyPageSlugs.find((one) => one === slug);
  const page = known ? await loadPage(locale, known) : null;
  return page?.contentLocale === locale ? companySubject(page) : null;
}

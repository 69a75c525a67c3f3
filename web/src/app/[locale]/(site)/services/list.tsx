import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/ui/page-header';
import { Pagination } from '@/components/ui/pagination';
import { Section } from '@/components/ui/section';
import { loadServicePage } from '@/features/catalogue/catalogue.server';
import { ServicesGrid } from '@/features/catalogue/services-grid';
import { loadSettings } from '@/features/company/company.server';
import { otherLocale, type Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { pageMetadata } from '@/lib/page-metadata';
import { servicesSubject } from '../../../share-subjects';
import { PageTrail } from '../page-trail';

interface ListFacts {
  locale: Locale;
  page: number;
}

/** Metadata of any page of the catalogue. */
export async function servicesMetadata({ locale, page }: ListFacts): Promise<Metadata> {
  const other = otherLocale(locale);
  const [t, blog, { name }, inOther] = await Promise.all([
    getTranslations({ locale, namespace: 'Services' }),
    getTranslations({ locale, namespace: 'Blog' }),
    loadSettings(locale),
    loadServicePage(other, page),
  ]);
  const title = t('title');
  return pageMetadata({
    locale,
    path: paths.servicesPage(page),
    siteName: name,
    title: page > 1 ? `${title} (${blog('pageNumber', { page })})` : title,
    description: t('intro'),
    share: servicesSubject(title),
    availableLocales: inOther ? [locale, other] : [locale],
  });
}

/** Any page of the catalogue. */
export async function ServicesList({ locale, page }: ListFacts) {
  const [t, nav, trail, paging, list] = await Promise.all([
    getTranslations({ locale, namespace: 'Services' }),
    getTranslations({ locale, namespace: 'Nav' }),
    getTranslations({ locale, namespace: 'Breadcrumbs' }),
    getTranslations({ locale, namespace: 'Pagination' }),
    loadServicePage(locale, page),
  ]);
  if (!list) notFound();
  return (
    <div data-panel="0">
      <PageTrail locale={locale} steps={[{ name: nav('services'), path: paths.services }]} />
      <PageHeader
        title={t('title')}
        text={t('intro')}
        breadcrumbs={{ label: trail('label'), crumbs: [{ label: nav('home'), href: localePath(locale, paths.home) }] }}
      />
      <Section>
        <ServicesGrid locale={locale} services={list.services} />
        <Pagination
          page={list.page}
          pageCount={list.pageCount}
          hrefOf={(number) => localePath(locale, paths.servicesPage(number))}
          labels={{
            nav: paging('label'),
            previous: paging('previous'),
            next: paging('next'),
            page: (number) => paging('page', { page: number }),
          }}
        />
      </Section>
    </div>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { loadServices } from '@/features/catalogue/catalogue.server';
import { ServicesGrid } from '@/features/catalogue/services-grid';
import { loadSettings } from '@/features/company/company.server';
import { localePath, paths } from '@/i18n/paths';
import { pageMetadata } from '@/lib/page-metadata';
import { servicesSubject } from '../../../share-subjects';
import { readLocale } from '../../read-locale';
import { PageTrail } from '../page-trail';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = readLocale((await params).locale);
  const [t, { name }] = await Promise.all([getTranslations({ locale, namespace: 'Services' }), loadSettings(locale)]);
  return pageMetadata({ locale, path: paths.services, siteName: name, title: t('title'), description: t('intro'), share: servicesSubject(t('title')) });
}

export default async function ServicesPage({ params }: PageProps) {
  const locale = readLocale((await params).locale);
  const [t, nav, trail, services] = await Promise.all([
    getTranslations({ locale, namespace: 'Services' }),
    getTranslations({ locale, namespace: 'Nav' }),
    getTranslations({ locale, namespace: 'Breadcrumbs' }),
    loadServices(locale),
  ]);
  return (
    <div data-panel>
      <PageTrail locale={locale} steps={[{ name: nav('services'), path: paths.services }]} />
      <PageHeader
        title={t('title')}
        text={t('intro')}
        breadcrumbs={{ label: trail('label'), crumbs: [{ label: nav('home'), href: localePath(locale, paths.home) }] }}
      />
      <Section>
        <ServicesGrid locale={locale} services={services} />
      </Section>
    </div>
  );
}

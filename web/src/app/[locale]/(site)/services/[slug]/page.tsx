import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound, permanentRedirect } from 'next/navigation';
import { findMovedSlug } from '@/cms/moved-slug';
import { JsonLd } from '@/components/ui/json-ld';
import { siteUrl } from '@/config/env';
import { AddToCartButton } from '@/features/cart/add-to-cart-button';
import { loadService, loadServicePlace, SERVICES_PER_PAGE } from '@/features/catalogue/catalogue.server';
import { MobilePager } from '@/features/catalogue/mobile-pager';
import { pageOfPlace, panelIndex } from '@/features/catalogue/place';
import { serviceJsonLd } from '@/features/catalogue/service-json-ld';
import { ServicePager } from '@/features/catalogue/service-pager';
import { ServiceView } from '@/features/catalogue/service-view';
import { loadSettings } from '@/features/company/company.server';
import { localePath, paths } from '@/i18n/paths';
import { pageMetadata } from '@/lib/page-metadata';
import { serviceSubject } from '../../../../share-subjects';
import { readLocale } from '../../../read-locale';
import { PageTrail } from '../../page-trail';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: segment, slug } = await params;
  const locale = readLocale(segment);
  const [service, { name }] = await Promise.all([loadService(locale, slug), loadSettings(locale)]);
  if (!service) return {};
  const { title, description, seo, contentLocale, availableLocales } = service;
  return pageMetadata({
    locale,
    path: paths.service(service.slug),
    siteName: name,
    title: seo?.metaTitle || title,
    description: seo?.metaDescription || description,
    share: serviceSubject(service),
    noindex: seo?.noindex,
    contentLocale,
    availableLocales,
  });
}

export default async function ServicePage({ params }: PageProps) {
  const { locale: segment, slug } = await params;
  const locale = readLocale(segment);
  const [service, company, t, nav, add] = await Promise.all([
    loadService(locale, slug),
    loadSettings(locale),
    getTranslations({ locale, namespace: 'Company' }),
    getTranslations({ locale, namespace: 'Nav' }),
    getTranslations({ locale, namespace: 'Cart.Add' }),
  ]);
  if (!service) {
    const moved = await findMovedSlug(locale, 'service', slug);
    if (moved) permanentRedirect(localePath(locale, paths.service(moved)));
    notFound();
  }
  const path = paths.service(service.slug);
  // Older links carry the id.
  if (service.slug !== slug) permanentRedirect(localePath(locale, path));

  const place = await loadServicePlace(locale, service);
  const addLabels = {
    add: add('add'),
    adding: add('adding'),
    connect: add('connect'),
    connectMessage: add('connectMessage'),
    failed: add('failed'),
    item: add.raw('item') as string,
  };
  const url = new URL(localePath(service.contentLocale, path), siteUrl()).href;
  return (
    <>
      <JsonLd data={serviceJsonLd({ service, url, siteUrl: siteUrl(), company })} />
      <PageTrail locale={locale} steps={[{ name: nav('services'), path: paths.services }, { name: service.title, path }]} />
      <div data-panel={panelIndex(place)}>
        <ServiceView
          locale={locale}
          service={service}
          place={place}
          gridPath={paths.servicesPage(pageOfPlace(place, SERVICES_PER_PAGE))}
          notice={t('onlyEnglish')}
          actionFor={(subService) => (
            <AddToCartButton
              locale={locale}
              labels={addLabels}
              returnTo={localePath(locale, path)}
              item={{
                serviceId: service.id,
                subServiceId: subService.id,
                subServiceName: subService.title,
                details: {
                  serviceSlug: service.slug,
                  serviceName: service.title,
                  subServiceSlug: subService.slug,
                  description: subService.description,
                  price: subService.price,
                },
              }}
            />
          )}
        />
        <ServicePager locale={locale} place={place} />
      </div>
      <MobilePager locale={locale} place={place} />
    </>
  );
}

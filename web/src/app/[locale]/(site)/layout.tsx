import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { isPreviewing } from '@/cms/preview';
import { NAV_SERVICES_LIMIT } from '@/components/layout/constants';
import { FarDownBands, ScrollToTop, SoftLinks, ToastHost } from '@/components/layout/late-layout';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { ArrowUpIcon } from '@/components/ui/icons';
import { loadFirstServices } from '@/features/catalogue/catalogue.server';
import { ServiceIcon } from '@/features/catalogue/service-icon';
import { loadSettings } from '@/features/company/company.server';
import { Consent } from '@/features/consent/consent';
import { PreviewBanner } from '@/features/preview/preview-banner';
import { Tracking } from '@/features/tracking/tracking';
import { Updates } from '@/features/updates/updates';
import { readLocale } from '../read-locale';
import { AccountControls, AuthBoot, AuthModalHost, CartBoot, CartButton } from './late-frame';

interface LayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

const MAIN_ID = 'main';

/** The frame of every public page. */
export default async function SiteLayout({ params, children }: LayoutProps) {
  const locale = readLocale((await params).locale);
  const [t, account, cart, toasts, settings, services, previewing] = await Promise.all([
    getTranslations({ locale, namespace: 'Nav' }),
    getTranslations({ locale, namespace: 'Auth.Header' }),
    getTranslations({ locale, namespace: 'Cart' }),
    getTranslations({ locale, namespace: 'Toasts' }),
    loadSettings(locale),
    loadFirstServices(locale),
    isPreviewing(),
  ]);
  const menuServices = services.slice(0, NAV_SERVICES_LIMIT).map(({ slug, title, subServices }) => ({
    slug,
    title,
    icon: <ServiceIcon slug={slug} title={title} />,
    subServices: subServices.map((subService) => subService.title),
  }));
  const accountLabels = {
    getStarted: t('getStarted'),
    opening: account('opening'),
    dashboard: account('dashboard'),
    myQuotes: account('myQuotes'),
    logout: account('logout'),
    loggingOut: account('loggingOut'),
  };
  return (
    <>
      <SkipLink targetId={MAIN_ID} label={t('skipToContent')} />
      {previewing ? <PreviewBanner locale={locale} /> : null}
      <SiteHeader
        locale={locale}
        brand={settings.name}
        services={menuServices}
        account={{
          bar: <AccountControls locale={locale} labels={accountLabels} place="bar" />,
          menu: <AccountControls locale={locale} labels={accountLabels} place="menu" />,
        }}
        cart={<CartButton locale={locale} labels={{ icon: cart.raw('icon') as string, opening: cart('opening') }} />}
      />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-[60vh]">
        {children}
      </main>
      <SiteFooter locale={locale} company={settings} services={services} />
      <ScrollToTop label={t('scrollToTop')} focusId={MAIN_ID} icon={<ArrowUpIcon className="size-6" />} />
      <ToastHost locale={locale} labels={{ label: toasts('label'), region: toasts.raw('region') as string, dismiss: toasts('dismiss') }} />
      <FarDownBands />
      <SoftLinks />
      <AuthBoot />
      <Updates locale={locale} />
      <CartBoot locale={locale} />
      {/* Drafts are looked at by those who write them. */}
      {previewing ? null : <Tracking />}
      <Consent locale={locale} />
      <AuthModalHost locale={locale} labels={{ openFailed: account('openFailed'), useLoginPage: account('useLoginPage') }} />
    </>
  );
}

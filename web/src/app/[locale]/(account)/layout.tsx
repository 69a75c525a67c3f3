import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/layout/brand-mark';
import { LanguageSwitcher } from '@/components/layout/language-switcher';
import { SoftLinks } from '@/components/layout/late-layout';
import { SkipLink } from '@/components/layout/skip-link';
import { GirihField } from '@/components/ui/girih-field';
import { SiteLink } from '@/components/ui/site-link';
import { AuthBoot } from '@/features/auth/auth-boot';
import { AuthModalHost } from '@/features/auth/auth-modal-host';
import { loadSettings } from '@/features/company/company.server';
import { Tracking } from '@/features/tracking/tracking';
import { Updates } from '@/features/updates/updates';
import { localePath, paths } from '@/i18n/paths';
import { readLocale } from '../read-locale';

interface LayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

const MAIN_ID = 'main';

/** The frame of the pages about accounts: nothing but who we are, the languages, and one thing to do. */
export default async function AccountLayout({ params, children }: LayoutProps) {
  const locale = readLocale((await params).locale);
  const [t, nav, messages, settings] = await Promise.all([
    getTranslations({ locale, namespace: 'Auth' }),
    getTranslations({ locale, namespace: 'Nav' }),
    getMessages({ locale }),
    loadSettings(locale),
  ]);
  return (
    <NextIntlClientProvider messages={{ Auth: messages.Auth, Problems: messages.Problems }}>
      <SkipLink targetId={MAIN_ID} label={nav('skipToContent')} />
      <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,42%)]">
        <div className="flex flex-col px-5 sm:px-10">
          <header className="flex min-h-(--header-height) items-center justify-between gap-4">
            <SiteLink href={localePath(locale, paths.home)} className="flex min-h-11 items-center gap-3 rounded-xl text-lg font-semibold whitespace-nowrap">
              <BrandMark className="size-9 text-primary" />
              <span className="max-[26rem]:sr-only">{settings.name}</span>
            </SiteLink>
            <LanguageSwitcher locale={locale} label={nav('language')} keepQuery />
          </header>
          <main id={MAIN_ID} tabIndex={-1} className="mx-auto flex w-full max-w-md grow flex-col py-10 sm:pt-16 lg:justify-center lg:py-16">
            <noscript>
              <p className="mb-8 rounded-xl border border-danger/40 px-4 py-3">{t('Layout.needsScript')}</p>
            </noscript>
            {children}
          </main>
        </div>
        <aside className="on-dark relative isolate flex items-end overflow-hidden bg-teal-900 p-12 text-white max-lg:hidden xl:p-16">
          <GirihField className="absolute inset-0 -z-10 size-full text-teal-600 opacity-70 [mask-image:linear-gradient(to_top,transparent_15%,black)]" />
          <p className="max-w-md text-3xl font-semibold text-balance">{settings.tagline}</p>
        </aside>
      </div>
      <AuthBoot />
      <SoftLinks />
      <Updates locale={locale} />
      <Tracking />
      <AuthModalHost locale={locale} labels={{ openFailed: t('Header.openFailed'), useLoginPage: t('Header.useLoginPage') }} />
    </NextIntlClientProvider>
  );
}

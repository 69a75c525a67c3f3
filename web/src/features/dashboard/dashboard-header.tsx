import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/layout/brand-mark';
import { LanguageLink } from '@/components/layout/language-link';
import { LanguageSwitcher } from '@/components/layout/language-switcher';
import { MobileMenu } from '@/components/layout/mobile-menu';
import { ArrowOutIcon, CloseIcon, MenuIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import type { AccountUser } from '@/contracts/account';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { DashboardContainer } from './dashboard-container';
import { SectionNav } from './section-nav';
import { sectionsFor } from './sections';

interface DashboardHeaderProps {
  locale: Locale;
  brand: string;
  account: AccountUser;
  /** Address of the CMS's admin panel, where it is known. */
  editorUrl: string | undefined;
  logout: ReactNode;
}

const outside = 'inline-flex min-h-11 items-center gap-1.5 rounded-xl px-2 text-sm font-semibold text-ink-muted hover:text-ink';

/** Head of every page of the dashboard: where one is, who one is, and the ways out. */
export async function DashboardHeader({ locale, brand, account, editorUrl, logout }: DashboardHeaderProps) {
  const t = await getTranslations({ locale, namespace: 'Dashboard' });
  const sections = sectionsFor(account.role).map(({ key, ...section }) => ({ ...section, label: t(key) }));
  const waysOut = (
    <>
      <SiteLink href={localePath(locale, paths.home)} className={outside}>
        {t('viewSite')}
      </SiteLink>
      {editorUrl ? (
        <a href={editorUrl} target="_blank" rel="noopener" className={outside}>
          {t('contentEditor')}
          <ArrowOutIcon className="size-4 rtl:-scale-x-100" />
          <span className="sr-only">{t('opensNewTab')}</span>
        </a>
      ) : null}
    </>
  );
  const who = (
    <p className="max-w-full min-w-0 text-sm leading-snug">
      <span className="sr-only">{t('account')}: </span>
      <span className="block truncate font-semibold">
        <bdi>{account.name}</bdi>
      </span>
      <span className="block text-ink-muted">{t(`roles.${account.role}`)}</span>
    </p>
  );
  const switcher = <LanguageSwitcher locale={locale} label={t('language')} keepQuery Link={LanguageLink} />;

  return (
    <header className="border-b border-sand-200 bg-white">
      <DashboardContainer className="flex min-h-16 items-center gap-4">
        <SiteLink href={localePath(locale, paths.dashboard)} className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-xl">
          <BrandMark className="size-8 shrink-0 text-primary" />
          <span className="truncate font-semibold">{brand}</span>
          <span className="border-s border-sand-300 ps-2.5 text-sm whitespace-nowrap text-ink-muted max-sm:sr-only">{t('title')}</span>
        </SiteLink>
        <div className="ms-auto flex min-w-0 items-center gap-3 max-lg:hidden">
          {waysOut}
          {switcher}
          <div className="max-w-56 min-w-0 border-s border-sand-200 ps-4">{who}</div>
          {logout}
        </div>
        <div className="ms-auto lg:hidden">
          <MobileMenu
            labels={{ open: t('openMenu'), close: t('closeMenu'), title: t('menu') }}
            icons={{ open: <MenuIcon className="size-6" />, close: <CloseIcon className="size-6" /> }}
          >
            <div className="flex flex-col items-start gap-6">
              {who}
              <div className="-mx-2 flex flex-col items-start">{waysOut}</div>
              {switcher}
              {logout}
            </div>
          </MobileMenu>
        </div>
      </DashboardContainer>
      <DashboardContainer>
        <SectionNav locale={locale} label={t('sections')} items={sections} />
      </DashboardContainer>
    </header>
  );
}

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { otherLocale, type Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { ChevronDownIcon, CloseIcon, MenuIcon } from '../ui/icons';
import { SiteLink } from '../ui/site-link';
import { BrandMark } from './brand-mark';
import { Flag } from './flag';
import { LanguageSwitcher } from './language-switcher';
import { nativeNames } from './languages';
import { HeaderShell, LanguageLink, MobileMenu, NavLink, ServicesMenu } from './late-layout';
import type { MenuService } from './menu-service-link';
import { MobileNavigation } from './mobile-navigation';
import { ServicesPanel } from './services-panel';

interface SiteHeaderProps {
  locale: Locale;
  brand: string;
  /** The first of them; all are behind the link to the services page. */
  services: readonly MenuService[];
  /** Ways to sign in, out, and to one's own pages: in the bar, and in the menu of narrow screens. */
  account: { bar: ReactNode; menu: ReactNode };
  /** Opens the visitor's cart; on every width. */
  cart: ReactNode;
}

const link =
  'relative flex items-center rounded-xl px-2 font-semibold xl:px-3 whitespace-nowrap text-ink-muted transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:bottom-0 xl:aria-[current]:after:inset-x-3 aria-[current]:after:h-[3px] aria-[current]:after:bg-coral';

/** Name, navigation, languages, and the visitor's own account. */
export async function SiteHeader({ locale, brand, services, account, cart }: SiteHeaderProps) {
  const t = await getTranslations({ locale, namespace: 'Nav' });
  const other = otherLocale(locale);
  return (
    <HeaderShell>
      <div className="mx-auto flex h-full w-full max-w-[77rem] items-center gap-4 px-5 sm:px-6">
        <SiteLink href={localePath(locale, paths.home)} className="flex min-h-11 items-center gap-3 rounded-xl text-lg font-semibold whitespace-nowrap">
          <BrandMark className="size-9 text-primary" />
          {brand}
        </SiteLink>

        <nav aria-label={t('label')} className="ms-auto self-stretch max-lg:hidden">
          <ul className="flex h-full [&>li]:flex">
            <li>
              <NavLink locale={locale} path={paths.home} className={link}>
                {t('home')}
              </NavLink>
            </li>
            <li>
              <NavLink locale={locale} path={paths.about} className={link}>
                {t('about')}
              </NavLink>
            </li>
            <ServicesMenu
              link={
                <NavLink locale={locale} path={paths.services} className={link}>
                  {t('services')}
                </NavLink>
              }
              toggleLabel={t('servicesMenu')}
              toggleIcon={<ChevronDownIcon className="size-4 transition-transform" />}
            >
              <ServicesPanel locale={locale} services={services} viewAll={t('viewAllServices')} />
            </ServicesMenu>
            <li>
              <NavLink locale={locale} path={paths.blog} className={link}>
                {t('blog')}
              </NavLink>
            </li>
            <li>
              <NavLink locale={locale} path={paths.contact} className={link}>
                {t('contact')}
              </NavLink>
            </li>
          </ul>
        </nav>

        <div className="flex items-center gap-2 max-lg:ms-auto xl:ms-2 xl:gap-4">
          <div className="max-sm:hidden lg:max-xl:hidden">
            <LanguageSwitcher locale={locale} label={t('language')} />
          </div>
          <LanguageLink locale={other} className="inline-flex min-h-11 items-center gap-2 rounded-xl px-2 font-semibold text-primary max-[22rem]:hidden sm:max-lg:hidden xl:hidden">
            {/* The bar of a phone has no room for it, and that of the narrowest none for its name either; their menu shows both. */}
            <span className="max-sm:hidden">
              <Flag locale={other} />
            </span>
            {nativeNames[other]}
          </LanguageLink>
          {cart}
          <div className="max-lg:hidden">{account.bar}</div>
          <div className="lg:hidden">
            <MobileMenu
              labels={{ open: t('openMenu'), close: t('closeMenu'), title: t('menu') }}
              icons={{ open: <MenuIcon className="size-6" />, close: <CloseIcon className="size-6" /> }}
            >
              <MobileNavigation locale={locale} services={services} account={account.menu} />
            </MobileMenu>
          </div>
        </div>
      </div>
    </HeaderShell>
  );
}

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { ArrowLink } from '../ui/arrow-link';
import { ChevronDownIcon } from '../ui/icons';
import { LanguageSwitcher } from './language-switcher';
import { NavLink } from './late-layout';
import { MenuServiceLink, type MenuService } from './menu-service-link';

interface MobileNavigationProps {
  locale: Locale;
  services: readonly MenuService[];
  account: ReactNode;
}

const link = 'flex min-h-14 items-center border-b border-sand-200 text-xl font-semibold aria-[current]:text-primary';

/** What the menu of narrow screens contains: the same items as the bar of wide ones. */
export async function MobileNavigation({ locale, services, account }: MobileNavigationProps) {
  const t = await getTranslations({ locale, namespace: 'Nav' });
  return (
    <>
      <nav aria-label={t('label')}>
        <ul>
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
          <li>
            <NavLink locale={locale} path={paths.services} className={`${link} border-b-0`}>
              {t('services')}
            </NavLink>
            {services.length ? (
              <details className="group border-b border-sand-200 pb-2">
                <summary className="flex min-h-11 cursor-pointer items-center justify-between text-ink-muted [&::-webkit-details-marker]:hidden">
                  {t('servicesMenu')}
                  <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
                </summary>
                <ul className="pb-2">
                  {services.map((service) => (
                    <li key={service.slug}>
                      <MenuServiceLink locale={locale} service={service} />
                    </li>
                  ))}
                </ul>
                <ArrowLink href={localePath(locale, paths.services)}>{t('viewAllServices')}</ArrowLink>
              </details>
            ) : null}
          </li>
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
      <div className="mt-auto flex flex-col items-start gap-6 pt-8">
        <LanguageSwitcher locale={locale} label={t('language')} />
        {account}
      </div>
    </>
  );
}

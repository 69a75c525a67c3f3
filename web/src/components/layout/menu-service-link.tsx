import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { SiteLink } from '../ui/site-link';

export interface MenuService {
  slug: string;
  title: string;
  icon: ReactNode;
  /** Titles of what it contains. */
  subServices: readonly string[];
}

interface MenuServiceLinkProps {
  locale: Locale;
  service: MenuService;
}

/** A service in the menus: its icon, its title, and what it contains. */
export function MenuServiceLink({ locale, service: { slug, title, icon, subServices } }: MenuServiceLinkProps) {
  return (
    <SiteLink href={localePath(locale, paths.service(slug))} className="group flex h-full gap-4 rounded-xl p-3 hover:bg-sand-50 max-lg:px-0">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-xl bg-teal-50 text-primary group-hover:bg-teal-100">{icon}</span>
      <span>
        <span className="block font-semibold">{title}</span>
        {subServices.length ? (
          <span className="mt-0.5 block text-sm text-ink-muted">{subServices.join(locale === 'ar' ? '، ' : ', ')}</span>
        ) : null}
      </span>
    </SiteLink>
  );
}

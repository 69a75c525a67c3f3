import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { ArrowLink } from '../ui/arrow-link';
import { SiteLink } from '../ui/site-link';

export interface MenuService {
  slug: string;
  title: string;
  icon: ReactNode;
  subServices: readonly string[];
}

interface ServicesPanelProps {
  locale: Locale;
  services: readonly MenuService[];
  viewAll: string;
}

/** What the services dropdown shows: every service with what it contains, and the way to all of them. */
export function ServicesPanel({ locale, services, viewAll }: ServicesPanelProps) {
  return (
    <div className="mx-auto max-w-[77rem] px-6">
      <div className="max-h-[calc(100dvh-var(--header-height))] overflow-y-auto rounded-b-2xl border border-sand-200 bg-white p-6 shadow-raised">
        <ul className="grid grid-cols-2 gap-1 xl:grid-cols-3">
          {services.map(({ slug, title, icon, subServices }) => (
            <li key={slug}>
              <SiteLink href={localePath(locale, paths.service(slug))} className="group flex h-full gap-4 rounded-xl p-3 hover:bg-sand-50">
                <span className="flex size-11 shrink-0 items-center justify-center rounded-xl bg-teal-50 text-primary group-hover:bg-teal-100">{icon}</span>
                <span>
                  <span className="block font-semibold">{title}</span>
                  {subServices.length ? (
                    <span className="mt-0.5 block text-sm text-ink-muted">{subServices.join(locale === 'ar' ? '، ' : ', ')}</span>
                  ) : null}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <div className="mt-4 border-t border-sand-200 px-3 pt-3">
          <ArrowLink href={localePath(locale, paths.services)}>{viewAll}</ArrowLink>
        </div>
      </div>
    </div>
  );
}

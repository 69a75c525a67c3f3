import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { ArrowLink } from '../ui/arrow-link';
import { MenuServiceLink, type MenuService } from './menu-service-link';

interface ServicesPanelProps {
  locale: Locale;
  services: readonly MenuService[];
  viewAll: string;
}

/** What the services dropdown shows: the first services with what they contain, and the way to all of them. */
export function ServicesPanel({ locale, services, viewAll }: ServicesPanelProps) {
  return (
    <div className="mx-auto max-w-[77rem] px-6">
      <div className="max-h-[calc(100dvh-var(--header-height))] overflow-y-auto rounded-b-2xl border border-sand-200 bg-white p-6 shadow-raised">
        <ul className="grid grid-cols-2 gap-1 xl:grid-cols-3">
          {services.map((service) => (
            <li key={service.slug}>
              <MenuServiceLink locale={locale} service={service} />
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

import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { PanelLink } from './panel-link';
import type { ServiceName } from './place';

interface PanelDotsProps {
  locale: Locale;
  /** It and those nearest to it. */
  services: readonly ServiceName[];
  /** The open one. */
  slug: string;
}

/** How far along the services we are: a dot for each, which leads there. They share the width that there is. */
export function PanelDots({ locale, services, slug }: PanelDotsProps) {
  return (
    <ol className="flex flex-wrap max-md:-mx-1.5">
      {services.map(({ slug: other, title }) => (
        <li key={other} className="min-w-6 grow max-md:max-w-11">
          <PanelLink
            href={localePath(locale, paths.service(other))}
            aria-label={title}
            aria-current={other === slug ? 'page' : undefined}
            title={title}
            className="group flex h-11 min-w-7 items-center justify-center rounded-xl hover:bg-sand-100"
          >
            <span className="size-3 rounded-full border-2 border-teal-500 group-aria-[current]:w-6 group-aria-[current]:border-primary group-aria-[current]:bg-primary" />
          </PanelLink>
        </li>
      ))}
    </ol>
  );
}

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { SUGGESTED_SERVICES } from './constants';

interface SuggestedService {
  slug: string;
  title: string;
  icon: ReactNode;
}

interface SuggestionsProps {
  locale: Locale;
  services: readonly SuggestedService[];
}

/** Services to go to without a search, or after one that found nothing. */
export async function Suggestions({ locale, services }: SuggestionsProps) {
  if (!services.length) return null;
  const [t, nav] = await Promise.all([getTranslations({ locale, namespace: 'Search' }), getTranslations({ locale, namespace: 'Nav' })]);
  return (
    <div className="mt-14 first:mt-0">
      <h2 className="text-2xl">{t('suggestions')}</h2>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {services.slice(0, SUGGESTED_SERVICES).map(({ slug, title, icon }) => (
          <li key={slug}>
            <SiteLink
              href={localePath(locale, paths.service(slug))}
              className="flex min-h-16 items-center gap-4 rounded-xl border border-sand-200 bg-white px-5 py-3 font-semibold transition-colors hover:border-ink [&_svg]:size-6 [&_svg]:shrink-0 [&_svg]:text-teal-600"
            >
              {icon}
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <ArrowLink href={localePath(locale, paths.services)}>{nav('viewAllServices')}</ArrowLink>
        <ArrowLink href={localePath(locale, paths.blog)}>{t('browseBlog')}</ArrowLink>
      </p>
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { siteUrl } from '@/config/env';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { breadcrumbJsonLd } from '@/lib/json-ld';

interface PageTrailProps {
  locale: Locale;
  /** From below the home page down to this page; paths without a language. */
  steps: readonly { name: string; path: string }[];
}

/** Tells search engines where a page stands: the same way that its breadcrumbs show. */
export async function PageTrail({ locale, steps }: PageTrailProps) {
  const nav = await getTranslations({ locale, namespace: 'Nav' });
  const trail = [{ name: nav('home'), path: paths.home }, ...steps].map(({ name, path }) => ({ name, path: localePath(locale, path) }));
  return <JsonLd data={breadcrumbJsonLd(siteUrl(), trail)} />;
}

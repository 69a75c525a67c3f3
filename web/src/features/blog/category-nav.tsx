import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { classNames } from '@/lib/class-names';
import type { Category } from './types';

interface CategoryNavProps {
  locale: Locale;
  categories: readonly Category[];
  /** Slug of the open category; none on the list of all posts. */
  current?: string;
}

/** From one category of the blog to another. */
export async function CategoryNav({ locale, categories, current }: CategoryNavProps) {
  if (!categories.length) return null;
  const t = await getTranslations({ locale, namespace: 'Blog' });
  const entries = [
    { slug: undefined, name: t('allPosts'), path: paths.blog },
    ...categories.map(({ slug, name }) => ({ slug, name, path: paths.category(slug) })),
  ];
  return (
    <nav aria-label={t('categories')} className="mb-10 [overflow-wrap:anywhere]">
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ slug, name, path }) => (
          <li key={path}>
            <SiteLink
              href={localePath(locale, path)}
              aria-current={slug === current ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-xl border px-4 font-semibold transition-colors',
                slug === current ? 'border-teal-900 bg-teal-900 text-white' : 'border-sand-200 bg-white text-ink-muted hover:border-ink hover:text-ink',
              )}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

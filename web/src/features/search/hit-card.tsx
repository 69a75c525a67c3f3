import { getTranslations } from 'next-intl/server';
import { ArrowOutIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import type { SearchHit } from '@/contracts/search';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { classNames } from '@/lib/class-names';
import { formatDate } from '@/lib/format';
import { isExternal } from '@/lib/safe-href';
import { MarkedText } from './marked-text';

interface HitCardProps {
  locale: Locale;
  hit: SearchHit;
}

/** One hit: what it is, where it leads, and why it was found. */
export async function HitCard({ locale, hit }: HitCardProps) {
  const t = await getTranslations({ locale, namespace: 'Search' });
  const { type, slug, title, snippet, externalUrl, date, category } = hit;
  const isService = type === 'service';
  const outside = externalUrl !== null && isExternal(externalUrl) ? externalUrl : null;
  const day = date ? formatDate(date, locale) : '';
  return (
    <article className="group relative rounded-2xl border border-sand-200 bg-white p-6 transition-shadow hover:shadow-raised sm:px-8 sm:py-7">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <span className={classNames('rounded-[6px] px-2 py-0.5 font-semibold', isService ? 'bg-teal-800 text-white' : 'bg-sand-100 text-ink')}>
          {isService ? t('service') : t('article')}
        </span>
        {category ? <span className="font-semibold text-teal-600">{category}</span> : null}
        {day && date ? <time dateTime={date}>{day}</time> : null}
      </p>
      <h3 className="mt-3 text-2xl">
        {outside ? (
          <a href={outside} target="_blank" rel="noopener" className="card-link group-hover:text-primary">
            <MarkedText parts={title} />
            <ArrowOutIcon className="ms-2 inline size-5 rtl:-scale-x-100" />
            <span className="sr-only"> {t('externalNote')}</span>
          </a>
        ) : (
          <SiteLink href={localePath(locale, isService ? paths.service(slug) : paths.post(slug))} className="card-link group-hover:text-primary">
            <MarkedText parts={title} />
          </SiteLink>
        )}
      </h3>
      <p className="mt-2 max-w-prose text-ink-muted [overflow-wrap:anywhere]">
        <MarkedText parts={snippet} />
      </p>
    </article>
  );
}

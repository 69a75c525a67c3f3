import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { MessageBox } from '@/components/ui/message-box';
import { PageHeader } from '@/components/ui/page-header';
import { Pagination } from '@/components/ui/pagination';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { searchPath } from './address';
import { HitCard } from './hit-card';
import type { SearchOutcome } from './search.server';
import { SearchForm } from './search-form';

interface SearchViewProps {
  locale: Locale;
  /** Empty where nothing was asked for yet. */
  words: string;
  /** What came of it; null where nothing was asked for. */
  outcome: SearchOutcome | null;
  /** Where to go from here without a hit. */
  suggestions: ReactNode;
}

/** The search page: the question, and what came of it. */
export async function SearchView({ locale, words, outcome, suggestions }: SearchViewProps) {
  const [t, nav, trail] = await Promise.all([
    getTranslations({ locale, namespace: 'Search' }),
    getTranslations({ locale, namespace: 'Nav' }),
    getTranslations({ locale, namespace: 'Breadcrumbs' }),
  ]);
  const hasHits = outcome?.kind === 'found' && outcome.hits.length > 0;
  return (
    // The document's title has the words that were searched for, which are nobody's business.
    <div data-track-page={t('title')}>
      <PageHeader
        title={t('title')}
        text={words === '' ? t('intro') : null}
        breadcrumbs={{ label: trail('label'), crumbs: [{ label: nav('home'), href: localePath(locale, paths.home) }] }}
      >
        <SearchForm locale={locale} words={words} className="mt-8" />
      </PageHeader>
      <Section className="pt-12! lg:pt-16!">
        {outcome?.kind === 'found' ? <Found locale={locale} words={words} outcome={outcome} /> : null}
        {outcome?.kind === 'failed' ? <Failed locale={locale} words={words} reason={outcome.reason} /> : null}
        {hasHits ? null : suggestions}
      </Section>
    </div>
  );
}

async function Found({ locale, words, outcome }: { locale: Locale; words: string; outcome: SearchOutcome & { kind: 'found' } }) {
  const [t, nav, paging] = await Promise.all([
    getTranslations({ locale, namespace: 'Search' }),
    getTranslations({ locale, namespace: 'Nav' }),
    getTranslations({ locale, namespace: 'Pagination' }),
  ]);
  const { hits, total, page, pageCount } = outcome;
  return (
    <>
      <h2 className="text-2xl [overflow-wrap:anywhere]">{t.rich('results', { count: total, words: () => <bdi>{words}</bdi> })}</h2>
      {hits.length ? (
        <ol className="mt-8 max-w-4xl space-y-4">
          {hits.map((hit) => (
            <li key={`${hit.type}-${hit.slug}`}>
              <HitCard locale={locale} hit={hit} />
            </li>
          ))}
        </ol>
      ) : (
        <div className="mt-8">
          <EmptyState
            title={t('nothing')}
            hint={t('nothingHint')}
            action={<ButtonLink href={localePath(locale, paths.contact)}>{nav('contact')}</ButtonLink>}
          />
        </div>
      )}
      <Pagination
        page={page}
        pageCount={hits.length ? pageCount : 0}
        hrefOf={(number) => localePath(locale, searchPath(words, number))}
        labels={{ nav: paging('label'), previous: paging('previous'), next: paging('next'), page: (number) => paging('page', { page: number }) }}
      />
    </>
  );
}

async function Failed({ locale, words, reason }: { locale: Locale; words: string; reason: 'unavailable' | 'tooOften' }) {
  const t = await getTranslations({ locale, namespace: 'Search' });
  return (
    <div className="flex flex-col items-start gap-6">
      <MessageBox tone="error">
        <p className="font-semibold">{t(reason)}</p>
        <p>{t('failedHint')}</p>
      </MessageBox>
      {/* Asked anew of the server, not of what the browser has kept. */}
      <a href={localePath(locale, searchPath(words))} className="text-link inline-flex min-h-11 items-center font-semibold text-primary">
        {t('tryAgain')}
      </a>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { locales, type Locale } from '@/i18n/locales';
import { SearchForm } from '../search-form';
import { contentSorts, contentStandings, type ContentQuery, type ContentSort, type ContentStanding } from './content-query';

interface ContentFiltersProps {
  query: ContentQuery;
  onChange: (change: Partial<ContentQuery>) => void;
}

/** Narrows a list of content down by words and by how it stands in a language, and orders it. */
export function ContentFilters({ query, onChange }: ContentFiltersProps) {
  const t = useTranslations('ContentList');
  const content = useTranslations('Content');
  const needsNoLanguage = query.standing === null || query.standing === 'outdated';
  return (
    <SearchForm
      label={t('filters')}
      searchLabel={t('search')}
      searched={query.search}
      onSearch={(search) => onChange({ search })}
      className="grid grid-cols-2 gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr] max-lg:[&>:first-child]:col-span-2 max-lg:[&>:last-child]:col-span-2"
    >
      <SelectField
        label={t('standing')}
        placeholder={t('anyStanding')}
        options={contentStandings.map((standing) => ({ value: standing, label: t(`standings.${standing}`) }))}
        value={query.standing ?? ''}
        onChange={(event) => onChange({ standing: (event.target.value || null) as ContentStanding | null })}
      />
      <SelectField
        label={t('language')}
        placeholder={t('anyLanguage')}
        options={locales.map((language) => ({ value: language, label: content(`languages.${language}`) }))}
        value={needsNoLanguage ? '' : (query.language ?? '')}
        disabled={needsNoLanguage}
        onChange={(event) => onChange({ language: (event.target.value || null) as Locale | null })}
      />
      <SelectField
        label={t('sort')}
        options={contentSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        value={query.sort}
        onChange={(event) => onChange({ sort: event.target.value as ContentSort })}
      />
    </SearchForm>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { inboxSorts, quoteAges, type QuoteAssignee } from '@/contracts/quotes';
import { SearchForm } from '../search-form';
import type { InboxQuery, InboxSort } from './inbox-query';

interface InboxFiltersProps {
  query: InboxQuery;
  /** Who quotes can be assigned to; null as long as that isn't known. */
  assignees: readonly QuoteAssignee[] | null;
  onChange: (change: Partial<InboxQuery>) => void;
}

/** Narrows the inbox down by words, age and assignee, and orders it. */
export function InboxFilters({ query, assignees, onChange }: InboxFiltersProps) {
  const t = useTranslations('QuoteInbox');
  return (
    <SearchForm
      label={t('filters')}
      searchLabel={t('search')}
      searched={query.search}
      onSearch={(search) => onChange({ search })}
      className="grid grid-cols-2 gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr] max-lg:[&>:first-child]:col-span-2 max-lg:[&>:last-child]:col-span-2"
    >
      <SelectField
        label={t('assignee')}
        placeholder={t('anyAssignee')}
        options={assigneeOptions(query.assignee, assignees, { me: t('me'), none: t('nobody'), other: t('someMember') })}
        value={query.assignee ?? ''}
        onChange={(event) => onChange({ assignee: event.target.value || null })}
      />
      <SelectField
        label={t('age')}
        placeholder={t('anyAge')}
        options={quoteAges.map((age) => ({ value: age, label: t(`ages.${age}`) }))}
        value={query.age ?? ''}
        onChange={(event) => onChange({ age: (event.target.value || null) as InboxQuery['age'] })}
      />
      <SelectField
        label={t('sort')}
        options={inboxSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        value={query.sort}
        onChange={(event) => onChange({ sort: event.target.value as InboxSort })}
      />
    </SearchForm>
  );
}

/** An address may name somebody the list doesn't: not loaded yet, or not among the staff any more. */
function assigneeOptions(chosen: string | null, assignees: readonly QuoteAssignee[] | null, texts: Record<'me' | 'none' | 'other', string>) {
  const options = [
    { value: 'me', label: texts.me },
    { value: 'none', label: texts.none },
    ...(assignees ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isListed = chosen === null || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: texts.other }];
}

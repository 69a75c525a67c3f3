'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { staffStatuses, type StaffStatus } from '@/contracts/staff';
import { useTypedSearch } from '../use-typed-search';
import type { StaffQuery } from './staff-query';

interface StaffFiltersProps {
  query: StaffQuery;
  onChange: (change: Partial<StaffQuery>) => void;
}

/** Narrows the list down by name, address and status. */
export function StaffFilters({ query, onChange }: StaffFiltersProps) {
  const t = useTranslations('Staff');
  const { typed, type, searchNow } = useTypedSearch(query.search, (search) => onChange({ search }));
  return (
    <form
      role="search"
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
      className="flex flex-wrap gap-3"
    >
      <div className="w-full sm:w-72">
        <TextField label={t('searchHint')} type="search" autoComplete="off" maxLength={100} value={typed} onChange={(event) => type(event.target.value)} />
      </div>
      <div className="w-full sm:w-56">
        <SelectField
          label={t('status')}
          placeholder={t('allStatuses')}
          options={staffStatuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
          value={query.status ?? ''}
          onChange={(event) => onChange({ status: (event.target.value || null) as StaffStatus | null })}
        />
      </div>
    </form>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { staffStatuses, type StaffStatus } from '@/contracts/staff';
import { SearchForm } from '../search-form';
import type { StaffQuery } from './staff-query';

interface StaffFiltersProps {
  query: StaffQuery;
  onChange: (change: Partial<StaffQuery>) => void;
}

/** Narrows the list down by name, address and status. */
export function StaffFilters({ query, onChange }: StaffFiltersProps) {
  const t = useTranslations('Staff');
  return (
    <SearchForm
      label={t('filters')}
      searchLabel={t('searchHint')}
      searched={query.search}
      onSearch={(search) => onChange({ search })}
      className="grid gap-3 sm:grid-cols-[18rem_14rem]"
    >
      <SelectField
        label={t('status')}
        placeholder={t('allStatuses')}
        options={staffStatuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        value={query.status ?? ''}
        onChange={(event) => onChange({ status: (event.target.value || null) as StaffStatus | null })}
      />
    </SearchForm>
  );
}

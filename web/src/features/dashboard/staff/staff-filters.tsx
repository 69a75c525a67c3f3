'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { staffStatuses, type StaffStatus } from '@/contracts/staff';
import type { StaffQuery } from './staff-query';

interface StaffFiltersProps {
  query: StaffQuery;
  onChange: (change: Partial<StaffQuery>) => void;
}

/** How long a typing pause is before the list is asked for. */
const TYPING_PAUSE_MS = 300;

/** Narrows the list down by name, address and status. */
export function StaffFilters({ query, onChange }: StaffFiltersProps) {
  const t = useTranslations('Staff');
  const [typed, setTyped] = useState(query.search);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const search = (text: string) => {
    window.clearTimeout(timer.current);
    if (text.trim() !== query.search) onChange({ search: text.trim() });
  };
  const type = (text: string) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => search(text), TYPING_PAUSE_MS);
  };

  return (
    <form
      role="search"
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
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

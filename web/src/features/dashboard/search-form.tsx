'use client';

import type { ReactNode } from 'react';
import { TextField } from '@/components/ui/text-field';
import { useTypedSearch } from './use-typed-search';

interface SearchFormProps {
  /** What the form as a whole is for. */
  label: string;
  searchLabel: string;
  searched: string;
  onSearch: (text: string) => void;
  className?: string;
  /** Further filters. */
  children?: ReactNode;
}

/** Narrows a list down by words while they are typed, and by whatever else stands in the form. */
export function SearchForm({ label, searchLabel, searched, onSearch, className, children }: SearchFormProps) {
  const { typed, type, searchNow } = useTypedSearch(searched, onSearch);
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
      className={className}
    >
      <TextField label={searchLabel} type="search" autoComplete="off" maxLength={100} value={typed} onChange={(event) => type(event.target.value)} />
      {children}
    </form>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { ArrowEndIcon, ArrowStartIcon } from '@/components/ui/icons';
import { ActionButton } from '@/components/ui/action-button';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
}

/** Back and forth through a list; nothing where one page holds all of it. */
export function Pager({ page, pageSize, total, onChange }: PagerProps) {
  const t = useTranslations('Staff');
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (pageCount === 1 && page === 1) return null;
  return (
    <nav aria-label={t('pagesLabel')} className="flex flex-wrap items-center justify-between gap-3">
      <ActionButton disabled={page <= 1} onClick={() => onChange(Math.min(page - 1, pageCount))}>
        <ArrowStartIcon className="size-4 rtl:-scale-x-100" />
        {t('previous')}
      </ActionButton>
      <p className="text-sm text-ink-muted">{t('page', { page, total: pageCount })}</p>
      <ActionButton disabled={page >= pageCount} onClick={() => onChange(page + 1)}>
        {t('next')}
        <ArrowEndIcon className="size-4 rtl:-scale-x-100" />
      </ActionButton>
    </nav>
  );
}

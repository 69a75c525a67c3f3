import { classNames } from '@/lib/class-names';
import { ArrowEndIcon, ArrowStartIcon } from './icons';
import { SiteLink } from './site-link';
import { pageNumbers } from './page-numbers';

interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

const item = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl px-3 font-semibold transition-colors';
const open = 'text-ink hover:bg-sand-100';

/** Links to the other pages of a list; nothing where there is only one. */
export function Pagination({ page, pageCount, hrefOf, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={labels.nav} className="mt-16 border-t border-sand-200 pt-6">
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 ? (
          <li className="me-auto">
            <SiteLink href={hrefOf(page - 1)} rel="prev" className={classNames(item, open)}>
              <ArrowStartIcon className="size-5 rtl:-scale-x-100" />
              {labels.previous}
            </SiteLink>
          </li>
        ) : null}
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`} className={classNames(index === 0 && page <= 1 && 'ms-auto', number !== page && 'max-sm:hidden')}>
            {number === null ? (
              <span className="px-1 text-ink-muted">…</span>
            ) : (
              <SiteLink
                href={hrefOf(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(item, number === page ? 'bg-teal-900 text-white' : open)}
              >
                {number}
              </SiteLink>
            )}
          </li>
        ))}
        {page < pageCount ? (
          <li className="ms-auto">
            <SiteLink href={hrefOf(page + 1)} rel="next" className={classNames(item, open)}>
              {labels.next}
              <ArrowEndIcon className="size-5 rtl:-scale-x-100" />
            </SiteLink>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

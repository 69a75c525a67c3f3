'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/i18n/locales';
import { localePath, stripLocale } from '@/i18n/paths';

export interface NavItem {
  /** Without language. */
  path: string;
  label: string;
  /** Whether pages below it count as this one; not so for a page that everything is below of. */
  includesBelow?: boolean;
}

interface SectionNavProps {
  locale: Locale;
  label: string;
  items: readonly NavItem[];
  className?: string;
}

const link =
  'relative flex min-h-11 items-center px-3 font-semibold whitespace-nowrap text-ink-muted transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-[3px] aria-[current]:after:bg-primary';

/** What of the neighbour stays in sight beside the open one, in pixels, so that one sees that there is more. */
const GLIMPSE_PX = 24;

/** Moves a row that is wider than the screen to the open one. The row alone: the page stays where it is. */
function bringIntoSight(row: HTMLElement): void {
  const open = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!open) return;
  const { left, right } = row.getBoundingClientRect();
  if (open.left < left) row.scrollLeft += open.left - left - GLIMPSE_PX;
  else if (open.right > right) row.scrollLeft += open.right - right + GLIMPSE_PX;
}

/** A row of links to the parts of the dashboard, or of one of its parts; the open one is marked. */
export function SectionNav({ locale, label, items, className }: SectionNavProps) {
  // The server sees the path after its rewrite (`/en/dashboard`), the browser the one before.
  const here = stripLocale(usePathname());
  const currentOf = ({ path, includesBelow }: NavItem) => {
    if (here === path) return 'page';
    return includesBelow && here.startsWith(`${path}/`) ? 'true' : undefined;
  };
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    // A page that is streamed is put together out of sight: the row has its size only once it is shown.
    const observer = new ResizeObserver(() => bringIntoSight(row));
    observer.observe(row);
    return () => observer.disconnect();
  }, [here]);
  return (
    <nav aria-label={label} className={className}>
      <ul ref={list} className="-mx-3 flex overflow-x-auto">
        {items.map((item) => (
          <li key={item.path}>
            <SiteLink href={localePath(locale, item.path)} aria-current={currentOf(item)} className={link}>
              {item.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

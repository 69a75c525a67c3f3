'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { localePath, paths, stripLocale } from '@/i18n/paths';
import { SiteLink } from '../ui/site-link';

interface NavLinkProps {
  locale: Locale;
  /** Without language. */
  path: string;
  className?: string;
  children: ReactNode;
}

/** A link of the main navigation; says when it leads to the page, or the part of the site, that is open. */
export function NavLink({ locale, path, className, children }: NavLinkProps) {
  // The server sees the path after its rewrite (`/en/blog`), the browser the one before (`/blog`).
  const here = stripLocale(usePathname());
  const current = here === path ? 'page' : path !== paths.home && here.startsWith(`${path}/`) ? 'true' : undefined;
  return (
    <SiteLink href={localePath(locale, path)} aria-current={current} className={className}>
      {children}
    </SiteLink>
  );
}

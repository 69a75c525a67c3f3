'use client';

import type { ReactNode } from 'react';
import { HEADER_STYLE_AFTER_PX } from './constants';
import { useScrolledPast } from './use-scrolled-past';

/** The bar itself. Its height never changes; scrolled, it only gets a ground and a shadow. */
export function HeaderShell({ children }: { children: ReactNode }) {
  const scrolled = useScrolledPast(HEADER_STYLE_AFTER_PX);
  return (
    <header
      data-scrolled={scrolled || undefined}
      className="sticky top-0 z-40 h-(--header-height) border-b border-transparent bg-paper transition-[background-color,border-color,box-shadow] data-scrolled:border-sand-200 data-scrolled:bg-white data-scrolled:shadow-raised"
    >
      {children}
    </header>
  );
}

import type { ReactNode } from 'react';
import { PanelTrack } from '@/features/catalogue/panel-track';
import { localePath, paths } from '@/i18n/paths';
import { readLocale } from '../../read-locale';

interface LayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Stays while visitors go from the grid to a service and on to the next, so that one can slide over to the other. */
export default async function ServicesLayout({ params, children }: LayoutProps) {
  const locale = readLocale((await params).locale);
  return <PanelTrack gridPath={localePath(locale, paths.services)}>{children}</PanelTrack>;
}

'use client';

import { useState, type MouseEvent } from 'react';
import { buttonStyles } from '@/components/ui/button-style';
import { BusyButton } from '@/components/ui/busy-button';
import { SiteLink } from '@/components/ui/site-link';
import { classNames } from '@/lib/class-names';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { useAuthState } from '@/lib/auth-state';
import { isStaff } from '@/lib/roles';
import { OpenAuthButton } from './open-auth-button';
import { logout } from './session';

export interface AccountLabels {
  getStarted: string;
  opening: string;
  dashboard: string;
  myQuotes: string;
  logout: string;
  loggingOut: string;
}

interface AccountControlsProps {
  locale: Locale;
  labels: AccountLabels;
  /** Where they stand: side by side in the bar, or below each other in the menu of narrow screens. */
  place: 'bar' | 'menu';
}

/**
 * "Get Started" for visitors; the way to one's own pages and out for whoever is signed in. Before the server has said who
 * that is, by this browser's memory, so that the bar doesn't change twice.
 */
export function AccountControls({ locale, labels, place }: AccountControlsProps) {
  const user = useAuthState((state) => state.user);
  const size = place === 'bar' ? 'min-h-11 px-5 whitespace-nowrap' : 'w-full';
  if (!user) {
    return (
      <OpenAuthButton locale={locale} openingLabel={labels.opening} className={size}>
        {labels.getStarted}
      </OpenAuthButton>
    );
  }
  const staff = isStaff(user.role);
  return (
    <div data-account className={place === 'bar' ? 'flex items-center gap-2' : 'flex w-full flex-col gap-3'}>
      <SiteLink href={localePath(locale, staff ? paths.dashboard : paths.quotes)} className={classNames(buttonStyles.primary, size)}>
        {staff ? labels.dashboard : labels.myQuotes}
      </SiteLink>
      <LogoutButton labels={labels} className={classNames(size, place === 'bar' && 'border-transparent px-3')} />
    </div>
  );
}

function LogoutButton({ labels, className }: { labels: AccountLabels; className: string }) {
  const [busy, setBusy] = useState(false);
  const onClick = async ({ currentTarget }: MouseEvent) => {
    setBusy(true);
    await logout();
    currentTarget.closest('dialog')?.close();
  };
  return (
    <BusyButton type="button" variant="outline" busy={busy} busyLabel={labels.loggingOut} onClick={(event) => void onClick(event)} className={className}>
      {labels.logout}
    </BusyButton>
  );
}

'use client';

import { useEffect, type ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { useAuthState, type AuthState } from '@/lib/auth-state';
import { unauthorizedPathFor } from '@/lib/guard-paths';
import { hasRole, type Role } from '@/lib/roles';
import { leaveFor } from './leave';

interface ProtectedRouteProps {
  locale: Locale;
  /** Who is let in; anybody with an account where not given. */
  allowedRoles?: readonly Role[];
  /** Where those go who aren't signed in; without language. */
  redirectTo?: string;
  /** Stands in the page's place while it isn't known who asks, and while another page is on its way. */
  loading: ReactNode;
  children: ReactNode;
}

const NO_ROLES: readonly Role[] = [];

/**
 * Shows its content to those it is meant for, for as long as they are: a sign-out in another tab takes it off the screen.
 * What may be read is decided by the server (`guard.server.ts`); this is its echo in the browser.
 *
 * Until it is known who asks, the content is there but hidden. Left out, nothing would look at it while the server makes
 * the page, and a page that redirects or isn't there would be answered with 200.
 */
export function ProtectedRoute({ locale, allowedRoles = NO_ROLES, redirectTo = paths.login, loading, children }: ProtectedRouteProps) {
  const auth = useAuthState();
  const isAllowed = auth.status === 'authenticated' && hasRole(auth.user?.role, allowedRoles);
  const target = isAllowed ? null : wayOut(auth, { locale, allowedRoles, redirectTo });

  useEffect(() => {
    if (target) leaveFor(target(window.location.pathname + window.location.search));
  });

  const isPending = auth.status === 'unknown';
  return (
    <>
      {isAllowed ? null : loading}
      {isAllowed || isPending ? <div hidden={isPending}>{children}</div> : null}
    </>
  );
}

type WayOut = (from: string) => string;

/** Where somebody has to go who isn't let in; null as long as that isn't known. */
function wayOut({ status, user }: AuthState, { locale, allowedRoles, redirectTo }: Required<Pick<ProtectedRouteProps, 'locale' | 'allowedRoles' | 'redirectTo'>>): WayOut | null {
  if (status === 'unknown') return null;
  if (status === 'unauthenticated' || !user) {
    return (from) => `${localePath(locale, redirectTo)}?${new URLSearchParams({ from }).toString()}`;
  }
  return (from) => unauthorizedPathFor({ locale, from, required: allowedRoles, role: user.role });
}

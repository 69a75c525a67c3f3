'use client';

import { useEffect } from 'react';
import { API_UNAUTHORIZED_EVENT } from '@/lib/api-client';
import { followTabs } from './auth-tabs';
import { checkSession, onPageShow, onTabMessage, onUnauthorized } from './session';

interface AuthBootProps {
  /** On pages that the server shows to people with an account only. */
  guarded?: boolean;
}

/** Finds out who is signed in once the page runs, and keeps following it. Every layout has one. */
export function AuthBoot({ guarded = false }: AuthBootProps) {
  useEffect(() => {
    window.addEventListener(API_UNAUTHORIZED_EVENT, onUnauthorized);
    window.addEventListener('pageshow', onPageShow);
    const stopFollowing = followTabs(onTabMessage);
    void checkSession({ evenWithoutToken: guarded });
    return () => {
      window.removeEventListener(API_UNAUTHORIZED_EVENT, onUnauthorized);
      window.removeEventListener('pageshow', onPageShow);
      stopFollowing();
    };
  }, [guarded]);
  return null;
}

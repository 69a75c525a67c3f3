'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { logout } from '@/features/auth/session';
import { ActionButton } from '@/components/ui/action-button';

/** Signs out; the login page is what comes next. */
export function LogoutButton() {
  const t = useTranslations('Dashboard');
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void logout();
  };
  return (
    <ActionButton disabled={busy} onClick={leave}>
      {busy ? t('loggingOut') : t('logout')}
    </ActionButton>
  );
}

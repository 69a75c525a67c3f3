'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-style';
import { localePath, paths } from '@/i18n/paths';
import { requestReset } from './account-calls';
import { AccountHeading } from './account-heading';
import { EmailForm } from './email-form';
import { Outcome } from './outcome';

/** The page on which a forgotten password begins. Says the same whether or not there is an account. */
export function ForgotPasswordView() {
  const t = useTranslations('Auth.Forgot');
  const loginPath = localePath(useLocale(), paths.login);
  const [requested, setRequested] = useState(false);
  if (requested) {
    return (
      <Outcome kind="mailed" title={t('doneTitle')}>
        <p>{t('done')}</p>
        <p className="text-ink-muted">{t('next')}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={loginPath} className={buttonStyles.primary}>
            {t('backToLogin')}
          </a>
          <button type="button" onClick={() => setRequested(false)} className="text-link min-h-11 cursor-pointer font-semibold text-primary">
            {t('again')}
          </button>
        </div>
      </Outcome>
    );
  }
  return (
    <>
      <AccountHeading title={t('title')} text={t('text')} />
      <div className="mt-8">
        <EmailForm
          labels={{ submit: t('submit'), busy: t('busy'), failed: t('failed') }}
          request={requestReset}
          onRequested={() => setRequested(true)}
        />
      </div>
      <p className="mt-8 border-t border-sand-200 pt-6">
        <a href={loginPath} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11 font-semibold text-primary">
          {t('backToLogin')}
        </a>
      </p>
    </>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { BusyButton } from '@/components/ui/busy-button';
import { buttonStyles } from '@/components/ui/button-style';
import { localePath, paths } from '@/i18n/paths';
import { resetPassword } from './account-calls';
import { AccountHeading } from './account-heading';
import { AuthFailure } from './auth-failure';
import { AccountPasswordField } from './credentials-fields';
import { FormProblemBox } from './form-problem';
import { newPasswordSchema } from './form-schemas';
import { Outcome } from './outcome';
import { useAccountForm } from './use-account-form';

type Phase = 'open' | 'done' | 'invalid';

interface ResetPasswordViewProps {
  token: string;
  /** Whether the address holds something that could be a link of ours at all. */
  wellFormed: boolean;
}

/** The page behind a mailed link to set a password. */
export function ResetPasswordView({ token, wellFormed }: ResetPasswordViewProps) {
  const t = useTranslations('Auth.Reset');
  const locale = useLocale();
  const [phase, setPhase] = useState<Phase>(wellFormed ? 'open' : 'invalid');
  // Real navigations: the sessions are over, and only a new page load notices.
  const login = localePath(locale, paths.login);

  if (phase === 'done') {
    return (
      <Outcome key={phase} kind="done" title={t('doneTitle')}>
        <p className="text-ink-muted">{t('done')}</p>
        <a href={login} className={`${buttonStyles.primary} mt-3`}>
          {t('signIn')}
        </a>
      </Outcome>
    );
  }
  if (phase === 'invalid') {
    return (
      <Outcome key={phase} kind="failed" title={t('invalidTitle')} takesFocus={wellFormed}>
        <p className="text-ink-muted">{t('invalid')}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={localePath(locale, paths.forgotPassword)} className={buttonStyles.primary}>
            {t('askAgain')}
          </a>
          <a href={login} className="text-link inline-flex min-h-11 items-center font-semibold text-primary">
            {t('backToLogin')}
          </a>
        </div>
      </Outcome>
    );
  }
  return (
    <>
      <AccountHeading title={t('title')} text={t('text')} />
      <NewPasswordForm token={token} onDone={() => setPhase('done')} onInvalid={() => setPhase('invalid')} />
    </>
  );
}

const resolver = zodResolver(newPasswordSchema);

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  /** The link is used up or too old. */
  onInvalid: () => void;
}

function NewPasswordForm({ token, onDone, onInvalid }: NewPasswordFormProps) {
  const t = useTranslations('Auth.Reset');
  const fields = useTranslations('Auth.Fields');
  const locale = useLocale();
  const { formProps, field, busy, ready, problem } = useAccountForm({
    resolver,
    fields: ['password', 'confirmPassword'],
    send: async ({ password }) => {
      try {
        await resetPassword(token, password, locale);
        onDone();
      } catch (error) {
        if (!(error instanceof AuthFailure && error.code === 'link_invalid')) throw error;
        onInvalid();
      }
    },
    explain: ({ message }) => message || t('failed'),
  });
  return (
    <form {...formProps} className="mt-8 flex flex-col gap-5">
      <FormProblemBox problem={problem} locale={locale} />
      <AccountPasswordField label={fields('newPassword')} hint={fields('passwordHint')} autoComplete="new-password" {...field('password')} />
      <AccountPasswordField label={fields('confirmPassword')} autoComplete="new-password" {...field('confirmPassword')} />
      <BusyButton type="submit" busy={busy} disabled={!ready} busyLabel={t('busy')}>
        {t('submit')}
      </BusyButton>
    </form>
  );
}

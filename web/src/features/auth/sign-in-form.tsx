'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { BusyButton } from '@/components/ui/busy-button';
import { localePath, paths } from '@/i18n/paths';
import { CredentialsFields } from './credentials-fields';
import { FormProblemBox } from './form-problem';
import { signInSchema } from './form-schemas';
import { login } from './session';
import { useAccountForm } from './use-account-form';

const resolver = zodResolver(signInSchema);

/** The dialog's first tab. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useTranslations('Auth.Modal');
  const locale = useLocale();
  const [signedIn, setSignedIn] = useState(false);
  const { formProps, field, busy, problem } = useAccountForm({
    resolver,
    fields: ['email', 'password'],
    send: async (values) => {
      await login(values, locale);
      setSignedIn(true);
      onSignedIn();
    },
    explain: ({ code, message }) => (code === 'no_user' ? t('noUser') : message || t('loginFailed')),
  });
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <FormProblemBox problem={problem} locale={locale} sendAgain={t('sendAgain')} />
      <CredentialsFields email={field('email')} password={field('password')} />
      <p role="status" className="sr-only">
        {signedIn ? t('signedIn') : ''}
      </p>
      <BusyButton type="submit" busy={busy || signedIn} busyLabel={t('signingIn')}>
        {t('signIn')}
      </BusyButton>
      <a href={localePath(locale, paths.forgotPassword)} className="text-link inline-flex min-h-6 items-center self-start font-semibold text-primary pointer-coarse:min-h-11">
        {t('forgot')}
      </a>
    </form>
  );
}

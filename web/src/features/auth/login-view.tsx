'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { BusyButton } from '@/components/ui/busy-button';
import { MessageBox } from '@/components/ui/message-box';
import { localePath, paths } from '@/i18n/paths';
import { openAuthModal } from '@/lib/auth-events';
import { useAuthState } from '@/lib/auth-state';
import { AccountHeading } from './account-heading';
import { CredentialsFields } from './credentials-fields';
import { FormProblemBox } from './form-problem';
import { signInSchema } from './form-schemas';
import { leaveFor } from './leave';
import { loginMessage } from './login-message';
import { pathAfterLogin } from './path-after-login';
import { login } from './session';
import { useAccountForm } from './use-account-form';
import { useQueryValue } from './use-query-value';

const resolver = zodResolver(signInSchema);

/** The login page. Whoever is signed in, here, before, or in another tab, is led on to where they wanted to go. */
export function LoginView() {
  const t = useTranslations('Auth.Login');
  const locale = useLocale();
  const from = useQueryValue('from');
  const user = useAuthState(({ status, user: known }) => (status === 'authenticated' ? known : null));
  const { formProps, field, busy, ready, problem } = useAccountForm({
    resolver,
    fields: ['email', 'password'],
    send: async (values) => void (await login(values, locale)),
    explain: (failure) => loginMessage(failure, t),
  });

  useEffect(() => {
    if (user && from !== undefined) leaveFor(pathAfterLogin(user.role, from, locale));
  }, [user, from, locale]);

  return (
    <>
      <AccountHeading title={t('title')} text={t('text')} />
      <form {...formProps} className="mt-8 flex flex-col gap-5">
        {user ? <MessageBox tone="success">{t('leadingOn')}</MessageBox> : null}
        {from && !user && !problem ? <MessageBox tone="info">{t('mustLogIn')}</MessageBox> : null}
        <FormProblemBox problem={problem} locale={locale} sendAgain={t('sendAgain')} />
        <CredentialsFields email={field('email')} password={field('password')} />
        <BusyButton type="submit" busy={busy} disabled={!ready || user !== null} busyLabel={t('busy')}>
          {t('submit')}
        </BusyButton>
      </form>
      <LoginLinks />
    </>
  );
}

/** Ways on for somebody who can't sign in yet. Plain links: another form's code is worth its own page load. */
function LoginLinks() {
  const t = useTranslations('Auth.Login');
  const locale = useLocale();
  const link = 'text-link inline-flex min-h-6 cursor-pointer items-center pointer-coarse:min-h-11 font-semibold text-primary';
  return (
    <div className="mt-8 flex flex-col gap-3 border-t border-sand-200 pt-6 pointer-coarse:gap-1">
      <a href={localePath(locale, paths.forgotPassword)} className={`${link} self-start`}>
        {t('forgot')}
      </a>
      <p>
        {t('noAccount')}{' '}
        <button type="button" onClick={() => openAuthModal({ tab: 'createAccount' })} className={link}>
          {t('createAccount')}
        </button>
      </p>
      <p>
        {t('staff')}{' '}
        <a href={localePath(locale, paths.register)} className={link}>
          {t('staffRegister')}
        </a>
      </p>
    </div>
  );
}

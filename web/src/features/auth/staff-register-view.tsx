'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '@/components/ui/busy-button';
import { MessageBox } from '@/components/ui/message-box';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { localePath, paths } from '@/i18n/paths';
import { register } from './account-calls';
import { AccountHeading } from './account-heading';
import { AccountPasswordField } from './credentials-fields';
import { FormProblemBox } from './form-problem';
import { staffRegisterSchema } from './form-schemas';
import { serverErrorMessage } from './login-message';
import { useAccountForm } from './use-account-form';

const resolver = zodResolver(staffRegisterSchema);

/** What clients are asked about their business; staff aren't, and the call wants it all the same. */
const NOT_ASKED = { businessDomain: '', clientSegment: '', companyName: '', companySize: '' } as const;

/** The page on which staff ask for an account. The same words come of it in every case; nobody becomes staff by it alone. */
export function StaffRegisterView() {
  const t = useTranslations('Auth.Register');
  const login = useTranslations('Auth.Login');
  const fields = useTranslations('Auth.Fields');
  const locale = useLocale();
  const [registrations, setRegistrations] = useState(0);
  const { formProps, field, busy, ready, problem, reset } = useAccountForm({
    resolver,
    fields: ['name', 'email', 'role', 'password', 'confirmPassword'],
    send: async ({ name, email, role, password }) => {
      setRegistrations(0);
      await register({ name, email, role, password, ...NOT_ASKED }, locale);
      setRegistrations((count) => count + 1);
      reset();
    },
    explain: (failure) => serverErrorMessage(failure, login) ?? (failure.message || t('failed')),
  });
  return (
    <>
      <AccountHeading title={t('title')} text={t('subtitle')} />
      {registrations > 0 ? <RegisteredBanner /> : null}
      <form {...formProps} className="mt-8 flex flex-col gap-5">
        <FormProblemBox problem={problem} locale={locale} />
        <TextField label={fields('name')} autoComplete="name" required {...field('name')} />
        <TextField type="email" label={fields('email')} autoComplete="email" required {...field('email')} />
        <SelectField
          label={fields('role')}
          options={[
            { value: 'admin', label: t('roleAdmin') },
            { value: 'marketing_responsible', label: t('roleMarketing') },
          ]}
          required
          {...field('role')}
        />
        <AccountPasswordField label={fields('password')} hint={fields('passwordHint')} autoComplete="new-password" {...field('password')} />
        <AccountPasswordField label={fields('confirmPassword')} autoComplete="new-password" {...field('confirmPassword')} />
        <BusyButton type="submit" busy={busy} disabled={!ready} busyLabel={t('busy')}>
          {t('submit')}
        </BusyButton>
      </form>
      <p className="mt-8 border-t border-sand-200 pt-6">
        {t('haveAccount')}{' '}
        <a href={localePath(locale, paths.login)} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11 font-semibold text-primary">
          {t('signIn')}
        </a>
      </p>
    </>
  );
}

/** Brought into view, because the button that was pressed is at the other end of the form. */
function RegisteredBanner() {
  const t = useTranslations('Auth.Register');
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <MessageBox tone="success" ref={banner} className="mt-6">
      <p className="font-semibold">{t('success')}</p>
      <p className="mt-1">{t('next')}</p>
    </MessageBox>
  );
}

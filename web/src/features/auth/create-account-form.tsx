'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { BusyButton } from '@/components/ui/busy-button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { businessDomains, clientSegments } from '@/contracts/account';
import { localePath, paths } from '@/i18n/paths';
import { register } from './account-calls';
import { AccountPasswordField } from './credentials-fields';
import { FormProblemBox } from './form-problem';
import { createAccountSchema } from './form-schemas';
import { Outcome } from './outcome';
import { useAccountForm } from './use-account-form';

const resolver = zodResolver(createAccountSchema);

/** The dialog's second tab: an account for a client. It has to be verified by mail before it can be used. */
export function CreateAccountForm() {
  const t = useTranslations('Auth.Modal');
  const fields = useTranslations('Auth.Fields');
  const domains = useTranslations('Auth.Domains');
  const segments = useTranslations('Auth.Segments');
  const locale = useLocale();
  const [created, setCreated] = useState(false);
  const { formProps, field, busy, problem } = useAccountForm({
    resolver,
    fields: ['name', 'businessDomain', 'clientSegment', 'email', 'password', 'companyName'],
    send: async (values) => {
      await register({ ...values, role: 'user' }, locale);
      setCreated(true);
    },
    explain: ({ message }) => message || t('registrationFailed'),
  });
  if (created) return <AccountCreated />;
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <FormProblemBox problem={problem} locale={locale} />
      <TextField label={fields('name')} autoComplete="name" required {...field('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={fields('businessDomain')}
          placeholder={fields('choose')}
          options={businessDomains.map((value) => ({ value, label: domains(value) }))}
          required
          {...field('businessDomain')}
        />
        <SelectField
          label={fields('clientSegment')}
          placeholder={fields('choose')}
          options={clientSegments.map((value) => ({ value, label: segments(value) }))}
          required
          {...field('clientSegment')}
        />
      </div>
      <TextField type="email" label={fields('email')} autoComplete="email" required {...field('email')} />
      <AccountPasswordField label={fields('password')} hint={fields('passwordHint')} autoComplete="new-password" {...field('password')} />
      <TextField label={fields('companyName')} note={fields('optional')} autoComplete="organization" {...field('companyName')} />
      <BusyButton type="submit" busy={busy} busyLabel={t('creatingAccount')}>
        {t('createAccount')}
      </BusyButton>
    </form>
  );
}

/** Says what happens next, and what to do where the mail doesn't come. */
function AccountCreated() {
  const t = useTranslations('Auth.Modal');
  return (
    <Outcome kind="mailed" level={2} title={t('created')}>
      <p className="text-ink-muted">{t('createdNext')}</p>
      <a href={localePath(useLocale(), paths.verify)} className="text-link inline-flex min-h-6 items-center font-semibold text-primary pointer-coarse:min-h-11">
        {t('sendAgain')}
      </a>
    </Outcome>
  );
}

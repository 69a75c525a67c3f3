'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>;

/** What somebody types to sign in, in the form that password managers know. */
export function CredentialsFields({ email, password }: { email: FieldProps; password: FieldProps }) {
  const t = useTranslations('Auth.Fields');
  return (
    <>
      <TextField type="email" label={t('email')} autoComplete="username" required {...email} />
      <AccountPasswordField label={t('password')} autoComplete="current-password" {...password} />
    </>
  );
}

interface AccountPasswordFieldProps extends FieldProps {
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password field in the reader's language. */
export function AccountPasswordField(props: AccountPasswordFieldProps) {
  const t = useTranslations('Auth.Fields');
  return <PasswordField toggle={{ show: t('showPassword'), hide: t('hidePassword') }} required {...props} />;
}

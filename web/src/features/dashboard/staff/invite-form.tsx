'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { staffInviteRequest, type StaffMember } from '@/contracts/staff';
import { nativeNames } from '@/components/layout/languages';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { locales, type Locale } from '@/i18n/locales';
import { callApi } from '@/lib/api-client';
import { ActionButton } from '@/components/ui/action-button';
import { useUnsavedWarning } from '../use-unsaved-warning';
import { useProblemText } from '@/lib/use-problem-text';
import { RoleSelect } from './role-select';

type InviteFields = z.input<typeof staffInviteRequest>;

interface InviteFormProps {
  locale: Locale;
  onInvited: (member: StaffMember) => void;
  onClose: () => void;
}

const fieldNames = ['name', 'email', 'role', 'language'] as const;

/** Invites somebody who then only has to set a password. What was typed stays until the server has taken it. */
export function InviteForm({ locale, onInvited, onClose }: InviteFormProps) {
  const t = useTranslations('Staff');
  const problemText = useProblemText();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm<InviteFields>({
    resolver: zodResolver(staffInviteRequest),
    defaultValues: { name: '', email: '', role: 'marketing_responsible', language: locale },
  });
  const { errors, isSubmitting, isDirty } = formState;
  useUnsavedWarning(isDirty);

  const send = handleSubmit(async (fields) => {
    setFailure(null);
    const result = await callApi<{ data: StaffMember }>('POST', '/dashboard/staff', { body: fields });
    if (result.ok) {
      reset();
      return onInvited(result.data.data);
    }
    const wrong = fieldNames.filter((name) => result.fields?.[name]);
    for (const [index, name] of wrong.entries()) setError(name, { message: result.fields?.[name] }, { shouldFocus: index === 0 });
    if (wrong.length === 0) setFailure(result.message || t('noAnswer'));
  });

  const errorOf = (name: (typeof fieldNames)[number]) => problemText(errors[name]?.message);
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <TextField label={t('invite.name')} error={errorOf('name')} {...register('name')} autoFocus autoComplete="off" required />
      <TextField label={t('invite.email')} error={errorOf('email')} {...register('email')} type="email" autoComplete="off" required />
      <RoleSelect label={t('invite.role')} error={errorOf('role')} {...register('role')} />
      <SelectField
        label={t('invite.language')}
        error={errorOf('language')}
        options={locales.map((language) => ({ value: language, label: nativeNames[language] }))}
        {...register('language')}
      />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2 xl:col-span-4">
        <ActionButton type="submit" variant="primary" disabled={isSubmitting}>
          {isSubmitting ? t('invite.busy') : t('invite.submit')}
        </ActionButton>
        <ActionButton variant="quiet" disabled={isSubmitting} onClick={onClose}>
          {t('cancel')}
        </ActionButton>
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {failure}
        </p>
      </div>
    </form>
  );
}

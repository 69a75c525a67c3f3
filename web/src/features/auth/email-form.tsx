'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { BusyButton } from '@/components/ui/busy-button';
import { TextField } from '@/components/ui/text-field';
import type { Locale } from '@/i18n/locales';
import { FormProblemBox } from './form-problem';
import { emailSchema } from './form-schemas';
import { useAccountForm } from './use-account-form';

const resolver = zodResolver(emailSchema);

interface EmailFormProps {
  labels: { submit: string; busy: string; failed: string };
  /** Asks for a mail. @throws AuthFailure */
  request: (email: string, locale: Locale) => Promise<void>;
  onRequested: () => void;
}

/** One address, to which a link is to be sent. */
export function EmailForm({ labels, request, onRequested }: EmailFormProps) {
  const fields = useTranslations('Auth.Fields');
  const locale = useLocale();
  const { formProps, field, busy, ready, problem } = useAccountForm({
    resolver,
    fields: ['email'],
    send: async ({ email }) => {
      await request(email, locale);
      onRequested();
    },
    explain: ({ message }) => message || labels.failed,
  });
  return (
    <form {...formProps} className="flex w-full flex-col gap-5">
      <FormProblemBox problem={problem} locale={locale} />
      <TextField type="email" label={fields('email')} autoComplete="email" required {...field('email')} />
      <BusyButton type="submit" busy={busy} disabled={!ready} busyLabel={labels.busy}>
        {labels.submit}
      </BusyButton>
    </form>
  );
}

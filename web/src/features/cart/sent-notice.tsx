'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonStyles } from '@/components/ui/button-style';
import { ButtonLink } from '@/components/ui/button-link';
import { CheckIcon } from '@/components/ui/icons';
import { Isolate } from '@/components/ui/isolate';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { localePath, paths } from '@/i18n/paths';
import { classNames } from '@/lib/class-names';

interface SentProps {
  reference: string;
  /** Where the confirmation goes. */
  email: string;
}

/** Comes up as soon as the server has stored everything. */
export function SentDialog({ reference, email, onClose }: SentProps & { onClose: () => void }) {
  const t = useTranslations('Cart.Sent');
  const locale = useLocale();
  return (
    <AlertDialog
      title={t.rich('dialogTitle', { reference: () => <Isolate>{reference}</Isolate> })}
      text={t('submitted')}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose} className={classNames(buttonStyles.outline, 'cursor-pointer')}>
            {t('close')}
          </button>
          <ButtonLink href={localePath(locale, paths.quote(reference))}>{t('view')}</ButtonLink>
        </>
      }
    >
      <NextSteps email={email} />
    </AlertDialog>
  );
}

/** Stays on the page in the cart's place. */
export function SentNotice({ reference, email }: SentProps) {
  const t = useTranslations('Cart.Sent');
  const cart = useTranslations('Cart');
  const locale = useLocale();
  return (
    <section aria-labelledby="sent-title" className="rounded-2xl border border-teal-200 bg-teal-50 p-6 sm:p-10">
      <CheckIcon className="size-10 rounded-xl bg-primary p-2 text-white" />
      <h2 id="sent-title" className="mt-5 max-w-2xl text-2xl">
        {t('title')}
      </h2>
      <dl className="mt-5">
        <dt className="text-sm text-ink-muted">{t('reference')}</dt>
        <dd className="text-xl font-semibold tabular-nums">
          <Isolate>{reference}</Isolate>
        </dd>
      </dl>
      <div className="mt-6">
        <NextSteps email={email} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={localePath(locale, paths.quote(reference))}>{t('view')}</ButtonLink>
        <ButtonLink href={localePath(locale, paths.services)} variant="outline">
          {cart('continueShopping')}
        </ButtonLink>
      </div>
    </section>
  );
}

function NextSteps({ email }: { email: string }) {
  const t = useTranslations('Cart.Sent');
  return (
    <>
      <h3 className="font-semibold">{t('nextTitle')}</h3>
      <ol className="mt-3 flex max-w-prose list-decimal flex-col gap-2 ps-5 marker:font-semibold marker:text-primary">
        <li className="[overflow-wrap:anywhere]">{t.rich('nextMail', { address: () => <Isolate>{email}</Isolate> })}</li>
        <li>{t('nextReply')}</li>
        <li>{t('nextOffer')}</li>
      </ol>
    </>
  );
}

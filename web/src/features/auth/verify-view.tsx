'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { BusyButton } from '@/components/ui/busy-button';
import { buttonStyles } from '@/components/ui/button-style';
import { localePath, paths } from '@/i18n/paths';
import { requestVerification, verifyEmail } from './account-calls';
import { AccountHeading } from './account-heading';
import { AuthFailure } from './auth-failure';
import { EmailForm } from './email-form';
import { FormProblemBox } from './form-problem';
import { Outcome } from './outcome';
import type { FormProblem } from './use-account-form';
import { useQueryValue } from './use-query-value';

type Phase = 'open' | 'active' | 'pending' | 'invalid' | 'sent';

/**
 * The page behind the link of a verification mail. Nothing happens before its button is pressed, because mail scanners open
 * links too. Without a link in its address it is the page on which to ask for one.
 */
export function VerifyView() {
  const t = useTranslations('Auth.Verify');
  const locale = useLocale();
  const token = useQueryValue('token');
  const [phase, setPhase] = useState<Phase>('open');

  if (phase === 'active' || phase === 'pending') {
    const active = phase === 'active';
    return (
      <Outcome key={phase} kind="done" title={active ? t('activeTitle') : t('pendingTitle')}>
        <p className="text-ink-muted">{active ? t('active') : t('pending')}</p>
        <a href={localePath(locale, active ? paths.login : paths.home)} className={`${buttonStyles.primary} mt-3`}>
          {active ? t('signIn') : t('home')}
        </a>
      </Outcome>
    );
  }
  if (phase === 'sent') {
    return (
      <Outcome key={phase} kind="mailed" title={t('resendDoneTitle')}>
        <p>{t('resendDone')}</p>
        <p className="text-ink-muted">{t('resendNext')}</p>
      </Outcome>
    );
  }
  if (phase === 'invalid') {
    return (
      <Outcome key={phase} kind="failed" title={t('invalidTitle')}>
        <p className="text-ink-muted">{t('invalid')}</p>
        <ResendForm onSent={() => setPhase('sent')} />
        <LoginLink />
      </Outcome>
    );
  }
  if (token === null || token === '') {
    return (
      <>
        <AccountHeading title={t('resendTitle')} text={t('resendText')} />
        <div className="mt-8">
          <ResendForm onSent={() => setPhase('sent')} />
        </div>
        <p className="mt-8 border-t border-sand-200 pt-6">
          <LoginLink />
        </p>
      </>
    );
  }
  return (
    <>
      <AccountHeading title={t('title')} text={t('text')} />
      <VerifyButton token={token} onVerified={(status) => setPhase(status === 'active' ? 'active' : 'pending')} onInvalid={() => setPhase('invalid')} />
    </>
  );
}

interface VerifyButtonProps {
  /** Undefined until the address has been read. */
  token: string | undefined;
  onVerified: (status: 'active' | 'pending_approval') => void;
  /** The link is unknown, used up or too old. */
  onInvalid: () => void;
}

function VerifyButton({ token, onVerified, onInvalid }: VerifyButtonProps) {
  const t = useTranslations('Auth.Verify');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  // One press, one call: the second would find the link used up.
  const sending = useRef(false);

  const verify = async (link: string) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    try {
      onVerified(await verifyEmail(link, locale));
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      // What isn't shaped like a link of ours is refused as an invalid request.
      if (error.code === 'link_invalid' || error.code === 'invalid_request') onInvalid();
      else setProblem({ code: error.code, text: error.message || t('failed') });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <div className="mt-8 flex flex-col gap-5">
      <FormProblemBox problem={problem} locale={locale} />
      <BusyButton type="button" busy={busy} disabled={token === undefined} busyLabel={t('busy')} onClick={() => token && void verify(token)}>
        {t('submit')}
      </BusyButton>
    </div>
  );
}

function ResendForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations('Auth.Verify');
  return (
    <EmailForm
      labels={{ submit: t('resend'), busy: t('resending'), failed: t('resendFailed') }}
      request={requestVerification}
      onRequested={onSent}
    />
  );
}

function LoginLink() {
  const t = useTranslations('Auth.Verify');
  return (
    <a href={localePath(useLocale(), paths.login)} className="text-link inline-flex min-h-6 items-center font-semibold text-primary pointer-coarse:min-h-11">
      {t('signIn')}
    </a>
  );
}

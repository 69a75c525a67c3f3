'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { localePath, paths } from '@/i18n/paths';
import { useAuthState } from '@/lib/auth-state';
import { loginPathFrom } from '@/lib/guard-paths';
import { CartDialogs, type CartDialog } from './cart-dialogs';
import { CartLines } from './cart-lines';
import { useCartState } from './cart-state';
import { CartFailed, CartSkeleton } from './cart-states';
import { OrderSummary } from './order-summary';
import { SentNotice } from './sent-notice';
import { recoverSubmission, submitCart, type SubmissionOutcome } from './submission';
import { useCartActions } from './use-cart-actions';
import { useCartView } from './use-cart-view';
import { useKeptFocus } from './use-kept-focus';

/** The content of `/cart`: everything about it belongs to whoever is signed in, and happens in the browser. */
export function CartPageView() {
  const view = useCartView();
  const email = useAuthState(({ user }) => user?.email ?? '');
  const submitting = useCartState((state) => state.submitting !== null);
  const [dialog, setDialog] = useState<CartDialog | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const { clear } = useCartActions();
  const area = useKeptFocus<HTMLDivElement>(`${view} ${dialog?.kind}`);

  const tell = (outcome: SubmissionOutcome) => {
    setDialog(outcome);
    if (outcome.kind === 'sent') setSent(outcome.reference);
  };
  useEffect(() => {
    if (view === 'empty') void recoverSubmission().then((outcome) => outcome && tell(outcome));
  }, [view]);

  const submit = async () => tell(await submitCart());
  const clearAll = async () => {
    setDialog(null);
    if (await clear()) setDialog({ kind: 'clearFailed' });
  };

  if (view === 'signedOut') return <LoginRequired />;
  return (
    <div ref={area} tabIndex={-1} className="flex flex-col gap-10">
      {view === 'loading' ? <CartSkeleton /> : null}
      {view === 'failed' ? <CartFailed /> : null}
      {sent ? <SentNotice reference={sent} email={email} /> : null}
      {view === 'empty' && !sent ? <EmptyCart /> : null}
      {view === 'list' ? <FilledCart onDialog={setDialog} onSubmit={() => void submit()} /> : null}
      {dialog ? (
        <CartDialogs
          dialog={dialog}
          email={email}
          busy={submitting}
          onClear={() => void clearAll()}
          onSubmit={() => void submit()}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </div>
  );
}

function FilledCart({ onDialog, onSubmit }: { onDialog: (dialog: CartDialog) => void; onSubmit: () => void }) {
  const t = useTranslations('Cart');
  const { items, totalItems } = useCartState(({ cart }) => cart);
  const locked = useCartState(({ submitting }) => submitting !== null);
  const { step, remove } = useCartActions();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <section aria-labelledby="items-title" className="rounded-2xl border border-sand-200 bg-white px-5 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-sand-200 py-4">
          <h2 id="items-title" className="text-lg">
            {t('Summary.itemCount', { count: totalItems })}
          </h2>
          <ActionButton variant="outlineDanger" disabled={locked} onClick={() => onDialog({ kind: 'clear' })}>
            {t('Clear.action')}
          </ActionButton>
        </div>
        <CartLines
          items={items}
          locked={locked}
          onStep={(item, by) => void step(item, by)}
          onRemove={(item) => void remove(item).then((failed) => (failed ? onDialog({ kind: 'removeFailed' }) : undefined))}
        />
      </section>
      <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
        <OrderSummary onSubmit={onSubmit} />
      </div>
    </div>
  );
}

function EmptyCart() {
  const t = useTranslations('Cart');
  const locale = useLocale();
  return <EmptyState title={t('empty')} hint={t('emptyHint')} action={<ButtonLink href={localePath(locale, paths.services)}>{t('browse')}</ButtonLink>} />;
}

function LoginRequired() {
  const t = useTranslations('Cart');
  const locale = useLocale();
  return (
    <EmptyState
      title={t('Connect.loginTitle')}
      hint={t('Connect.loginText')}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={loginPathFrom(locale, localePath(locale, paths.cart))}>{t('Connect.login')}</ButtonLink>
          <ButtonLink href={localePath(locale, paths.services)} variant="outline">
            {t('browse')}
          </ButtonLink>
        </div>
      }
    />
  );
}

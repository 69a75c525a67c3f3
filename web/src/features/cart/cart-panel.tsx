'use client';

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { MessageList } from '@/components/toast/message-list';
import { buttonStyles } from '@/components/ui/button-style';
import { ButtonLink } from '@/components/ui/button-link';
import { DialogHeader } from '@/components/ui/dialog-header';
import { CartIcon } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { openAuthModal } from '@/lib/auth-events';
import { classNames } from '@/lib/class-names';
import { CartFailed, CartSkeleton } from './cart-states';
import { PanelNote } from './panel-note';
import { CartLines } from './cart-lines';
import { useCartState } from './cart-state';
import { CartTotal } from './cart-total';
import type { CartMessages } from './load-cart-messages';
import { useCartActions } from './use-cart-actions';
import { useCartView } from './use-cart-view';
import { useKeptFocus } from './use-kept-focus';

interface CartPanelProps {
  locale: Locale;
  messages: CartMessages;
  /** Called when it has been closed, however that happened. */
  onClosed: () => void;
}

/** "My Cart" beside the page, with everything it needs; loaded when it is first asked for. */
export default function CartPanel({ locale, messages, onClosed }: CartPanelProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Dubai">
      <PanelDialog onClosed={onClosed} />
    </NextIntlClientProvider>
  );
}

function PanelDialog({ onClosed }: Pick<CartPanelProps, 'onClosed'>) {
  const t = useTranslations('Cart');
  const types = useTranslations('Toasts.types');
  const toasts = useTranslations('Toasts');
  const locale = useLocale();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useCartView();
  const body = useKeptFocus<HTMLDivElement>(view);
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const onClick = ({ target }: MouseEvent) => {
    // The dialog itself is hit only where its backdrop is.
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) close();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        // It is told a moment later; where it was opened again by then, it isn't closed.
        if (!dialog.current?.open) onClosed();
      }}
      onClick={onClick}
      className="ms-auto me-0 mt-0 h-dvh max-h-none w-[min(28rem,100%)] max-w-none overflow-hidden bg-paper text-ink opacity-100 transition-opacity starting:opacity-0"
    >
      <div className="flex h-full flex-col">
        <div className="flex h-(--header-height) shrink-0 flex-col justify-center border-b border-sand-200 px-5 sm:px-6">
          <DialogHeader
            titleId={titleId}
            title={t('title')}
            icon={<CartIcon className="size-6 text-primary" />}
            closeLabel={t('close')}
            onClose={close}
          />
        </div>
        <div ref={body} tabIndex={-1} className="min-h-0 grow overflow-y-auto overscroll-contain px-5 sm:px-6">
          <PanelBody />
        </div>
        <div className="shrink-0 border-t border-sand-200 bg-white px-5 empty:hidden sm:px-6">
          {view === 'list' ? (
            <div className="flex flex-col gap-4 py-4">
              <CartTotal />
              <ButtonLink href={localePath(locale, paths.cart)} className="w-full">
                {t('viewCart')}
              </ButtonLink>
            </div>
          ) : null}
          <MessageList
            locale={locale}
            title={toasts('kept')}
            types={{ success: types('success'), error: types('error'), warning: types('warning'), info: types('info') }}
          />
        </div>
      </div>
    </dialog>
  );
}

function PanelBody() {
  const t = useTranslations('Cart');
  const locale = useLocale();
  const view = useCartView();
  const items = useCartState(({ cart }) => cart.items);
  const locked = useCartState(({ submitting }) => submitting !== null);
  const { step, remove, toasts } = useCartActions();

  switch (view) {
    case 'signedOut':
      return (
        <PanelNote title={t('Connect.title')} text={t('Connect.text')}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => openAuthModal({ message: t('Connect.message') })}
            className={classNames(buttonStyles.primary, 'cursor-pointer')}
          >
            {t('Connect.action')}
          </button>
        </PanelNote>
      );
    case 'loading':
      return <CartSkeleton />;
    case 'failed':
      return (
        <div className="py-6">
          <CartFailed />
        </div>
      );
    case 'empty':
      return (
        <PanelNote title={t('empty')} text={t('emptyHint')}>
          <ButtonLink href={localePath(locale, paths.services)} variant="outline">
            {t('browse')}
          </ButtonLink>
        </PanelNote>
      );
    case 'list':
      return (
        <CartLines
          compact
          items={items}
          locked={locked}
          onStep={(item, by) => void step(item, by)}
          onRemove={(item) => void remove(item).then((failed) => (failed ? toasts.removeFailed() : undefined))}
        />
      );
  }
}

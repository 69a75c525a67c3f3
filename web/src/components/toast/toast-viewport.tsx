'use client';

import * as RadixToast from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { directionOf, type Locale } from '@/i18n/locales';
import { classNames } from '@/lib/class-names';
import { CloseIcon } from '../ui/icons';
import { NamedText } from './named-text';
import type { ToastLabels } from './toast-host';
import { dismissToast, useToastState, type Toast } from './toast-state';
import { toneOf } from './tones';

interface ToastViewportProps {
  locale: Locale;
  labels: ToastLabels;
}

/** The open dialog that was opened last: everything outside of it is out of reach, for hands and for screen readers. */
const topDialog = (): HTMLElement => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body;

/** Toasts where they can be seen, reached and heard: in the dialog that is open, else on the page. */
export default function ToastViewport({ locale, labels }: ToastViewportProps) {
  const toasts = useToastState(({ shown }) => shown);
  const container = useTopDialog(toasts);
  return (
    <RadixToast.Provider label={labels.label} swipeDirection={directionOf(locale) === 'rtl' ? 'left' : 'right'} announcerContainer={container}>
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} dismissLabel={labels.dismiss} />
      ))}
      {createPortal(
        <RadixToast.Viewport
          label={labels.region}
          className="fixed inset-x-4 z-60 mx-auto flex max-w-md flex-col gap-2 max-sm:top-[calc(var(--header-height)+0.75rem)] sm:bottom-[calc(1.5rem+var(--bottom-bar))] [[role=region]:has(>&)]:pointer-events-none *:pointer-events-auto"
        />,
        container,
      )}
    </RadixToast.Provider>
  );
}

/** Looks anew with every toast, and when a dialog closes under the toasts it holds. */
function useTopDialog(toasts: readonly Toast[]): HTMLElement {
  const [container, setContainer] = useState(topDialog);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    const look = () => setContainer(topDialog());
    look();
    // Doesn't bubble.
    document.addEventListener('close', look, true);
    return () => document.removeEventListener('close', look, true);
  }, [newest]);
  return container.isConnected ? container : document.body;
}

function ToastView({ toast: { id, message, type, duration, name }, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const { Icon, iconColour, bar } = toneOf(type);
  return (
    <RadixToast.Root
      type={type === 'error' ? 'foreground' : 'background'}
      duration={duration}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
      className={classNames(
        'flex items-start gap-3 rounded-xl border border-sand-200 border-s-4 bg-white py-2 ps-4 pe-1.5 text-ink opacity-100 shadow-raised transition-[opacity,translate] starting:translate-y-2 starting:opacity-0',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0',
        bar,
      )}
    >
      <Icon className={classNames('mt-2.5 size-5 shrink-0', iconColour)} />
      <RadixToast.Description className="min-w-0 grow py-2 [overflow-wrap:anywhere]">
        <NamedText text={message} name={name} />
      </RadixToast.Description>
      <RadixToast.Close
        aria-label={dismissLabel}
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-xl text-ink-muted hover:bg-sand-100 hover:text-ink"
      >
        <CloseIcon className="size-5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { buttonStyles } from '@/components/ui/button-style';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { classNames } from '@/lib/class-names';
import { SentDialog } from './sent-notice';

/** What stands in front of the cart's page. */
export type CartDialog =
  | { kind: 'clear' }
  | { kind: 'removeFailed' }
  | { kind: 'clearFailed' }
  | { kind: 'empty' }
  | { kind: 'failed'; stored: number; total: number }
  | { kind: 'sent'; reference: string };

interface CartDialogsProps {
  dialog: CartDialog;
  email: string;
  /** Whether a submission goes on. */
  busy: boolean;
  onClear: () => void;
  onSubmit: () => void;
  onClose: () => void;
}

export function CartDialogs({ dialog, email, busy, onClear, onSubmit, onClose }: CartDialogsProps) {
  const t = useTranslations('Cart');
  switch (dialog.kind) {
    case 'clear':
      return (
        <ConfirmDialog
          title={t('Clear.title')}
          text={t('Clear.question')}
          confirm={{ label: t('Clear.action'), busyLabel: t('Clear.busy'), variant: 'danger' }}
          closeLabel={t('Clear.cancel')}
          busy={false}
          error={null}
          onConfirm={onClear}
          onClose={onClose}
        />
      );
    case 'failed':
      return (
        <ConfirmDialog
          title={t('Failed.title')}
          text={t('Failed.text')}
          confirm={{ label: t('Failed.retry'), busyLabel: t('Failed.retrying'), variant: 'primary' }}
          closeLabel={t('Failed.close')}
          busy={busy}
          error={null}
          onConfirm={onSubmit}
          onClose={onClose}
        >
          {dialog.stored > 0 ? <p className="text-ink-muted">{t('Failed.stored', { stored: dialog.stored, total: dialog.total })}</p> : null}
        </ConfirmDialog>
      );
    case 'removeFailed':
      return <Message title={t('Failed.removeTitle')} text={t('Toasts.removeFailed')} onClose={onClose} />;
    case 'clearFailed':
      return <Message title={t('Failed.clearTitle')} text={t('Clear.failed')} onClose={onClose} />;
    case 'empty':
      return <Message title={t('Failed.emptyTitle')} text={t('Failed.empty')} onClose={onClose} />;
    case 'sent':
      return <SentDialog reference={dialog.reference} email={email} onClose={onClose} />;
  }
}

function Message({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  const t = useTranslations('Cart.Failed');
  return (
    <AlertDialog
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <button type="button" autoFocus onClick={onClose} className={classNames(buttonStyles.primary, 'cursor-pointer')}>
          {t('close')}
        </button>
      }
    />
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { amountTag } from '@/components/quotes/money';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { QuoteResponse } from '@/contracts/quotes';
import { formatPrice } from '@/lib/format';
import { useOfferAct } from './use-offer-act';

export interface OfferDialogProps {
  reference: string;
  /** The offer that was on the screen when the dialog was opened. */
  offer: { number: number; total: number };
  onAnswer: (answer: QuoteResponse) => void;
  onDone: () => void;
  /** @param isOutdated whether what it was opened from may be gone */
  onClose: (isOutdated: boolean) => void;
}

/** Asks once more. The call names the offer that was read, so that nobody accepts another one unseen. */
export function AcceptDialog({ reference, offer, onAnswer, onDone, onClose }: OfferDialogProps) {
  const t = useTranslations('Quotes');
  const { busy, isFinal, error, perform } = useOfferAct({ reference, onAnswer, onDone });
  return (
    <ConfirmDialog
      title={t.rich('Accept.title', { total: formatPrice(offer.total), amount: amountTag })}
      text={t('Accept.text', { reference })}
      confirm={{ label: t('Accept.confirm'), busyLabel: t('Accept.busy'), variant: 'primary' }}
      closeLabel={isFinal ? t('Detail.close') : t('Detail.cancel')}
      busy={busy}
      error={error}
      isFinal={isFinal}
      onConfirm={() => void perform({ kind: 'accept', body: { offer: offer.number } })}
      onClose={() => onClose(isFinal)}
    />
  );
}

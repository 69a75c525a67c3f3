import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Isolate } from '@/components/ui/isolate';
import type { InboxQuoteDetail } from '@/contracts/quotes';
import { formatDate, formatPrice } from '@/lib/format';
import { isolate } from '../isolated';
import { lineCents, totalCents, type OfferFields } from './offer-form';

interface SendDialogProps {
  quote: Pick<InboxQuoteDetail, 'client' | 'items' | 'language'>;
  offer: OfferFields;
  busy: boolean;
  error: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an offer goes out, and shows what its client will see. */
export function SendDialog({ quote: { client, items, language }, offer, busy, error, onConfirm, onClose }: SendDialogProps) {
  const t = useTranslations('QuoteInbox.send');
  const locale = useLocale();
  return (
    <ConfirmDialog
      title={t.rich('title', { name: client.name, isolate })}
      text={t.rich('text', { email: client.email, language: t(`languages.${language}`), isolate })}
      confirm={{ label: t('confirm'), busyLabel: t('busy'), variant: 'primary' }}
      closeLabel={t('cancel')}
      busy={busy}
      error={error}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {/* A long offer scrolls; by keyboard, too. */}
      <div tabIndex={0} role="group" aria-label={t('preview')} className="max-h-[40dvh] overflow-y-auto rounded-xl border border-sand-200 bg-sand-50 p-4">
        <ul className="flex flex-col gap-2">
          {items.map(({ id, subServiceName, quantity }, index) => (
            <li key={id} className="flex justify-between gap-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <bdi>{subServiceName}</bdi> <Isolate className="whitespace-nowrap text-ink-muted">{`× ${quantity}`}</Isolate>
              </span>
              <Isolate className="whitespace-nowrap tabular-nums">{formatPrice((lineCents(offer.prices[index]?.price ?? '', quantity) ?? 0) / 100)}</Isolate>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex justify-between gap-4 border-t border-sand-300 pt-3 text-lg font-semibold">
          {t('total')}
          <Isolate className="whitespace-nowrap tabular-nums">{formatPrice(totalCents(offer.prices, items) / 100)}</Isolate>
        </p>
        <p className="mt-1">{t('validUntil', { date: formatDate(offer.validUntil, locale) })}</p>
        {offer.note.trim() === '' ? null : (
          <p dir="auto" className="mt-3 border-t border-sand-300 pt-3 whitespace-pre-line [overflow-wrap:anywhere]">
            {offer.note.trim()}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

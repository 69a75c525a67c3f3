'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCharactersLeft } from '@/components/quotes/characters-left';
import { ActionButton } from '@/components/ui/action-button';
import { MessageBox } from '@/components/ui/message-box';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { offerDraftRequest, type InboxQuoteDetail } from '@/contracts/quotes';
import { formatDate } from '@/lib/format';
import { useProblemText } from '@/lib/use-problem-text';
import { useNow } from '../use-now';
import { useUnsavedWarning } from '../use-unsaved-warning';
import { OfferConflict } from './offer-conflict';
import { offerDays } from './offer-form';
import { OfferLines } from './offer-lines';
import { SendDialog } from './send-dialog';
import type { useOffer } from './use-offer';

interface OfferEditorProps {
  quote: InboxQuoteDetail;
  offer: ReturnType<typeof useOffer>;
}

const MAX_NOTE = offerDraftRequest.shape.note.unwrap().maxLength ?? Infinity;

/** The offer under preparation. */
export function OfferEditor({ quote, offer }: OfferEditorProps) {
  const t = useTranslations('QuoteInbox.offer');
  const inbox = useTranslations('QuoteInbox');
  const locale = useLocale();
  const problemText = useProblemText();
  const charactersLeft = useCharactersLeft();
  const { form, typed, isDirty, conflict, busy, failure } = offer;
  const { register, clearErrors, formState } = form;
  const [asks, setAsks] = useState(false);
  // Counted, so that a second attempt leads there again.
  const [refused, setRefused] = useState(0);
  const { first, last } = offerDays(useNow());
  useUnsavedWarning(isDirty);

  const hasConflict = conflict.length > 0;
  const isLocked = !quote.may.editOffer;
  const failureText = failure && (failure.message || inbox('noAnswer'));

  const save = async () => {
    if (hasConflict) return setRefused(refused + 1);
    if (offer.check('save')) await offer.submit('save');
  };
  const ask = () => {
    if (hasConflict) return setRefused(refused + 1);
    if (offer.check('send')) setAsks(true);
  };
  const send = async () => {
    const isOver = await offer.submit('send');
    // What else went wrong is said in the dialog, where it can be tried again.
    if (isOver) setAsks(false);
  };
  const isAsking = asks && !hasConflict && !isLocked;

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="flex flex-col gap-4"
      >
        {isLocked ? (
          <MessageBox tone="error">
            <p>{t('locked')}</p>
            <ActionButton className="mt-2" onClick={offer.discard}>
              {t('discard')}
            </ActionButton>
          </MessageBox>
        ) : null}
        {hasConflict && !isLocked ? (
          <OfferConflict
            key={refused}
            items={quote.items}
            differences={conflict}
            takesFocus={refused > 0 || failure?.code === 'conflict'}
            onSettle={(choice) => {
              setAsks(false);
              setRefused(0);
              offer.settle(choice);
            }}
          />
        ) : null}
        <OfferLines
          items={quote.items}
          prices={typed.prices}
          register={register}
          errorOf={(index) => problemText(formState.errors.prices?.[index]?.price?.message)}
          onChange={(index) => clearErrors(`prices.${index}.price`)}
          readOnly={isLocked}
        />
        <TextAreaField
          label={t('note')}
          note={t('optional')}
          hint={charactersLeft(typed.note, MAX_NOTE) ?? t('noteHint')}
          error={problemText(formState.errors.note?.message)}
          readOnly={isLocked}
          {...register('note', { onChange: () => clearErrors('note') })}
        />
        <div className="max-w-72">
          <TextField
            type="date"
            label={t('validUntil')}
            hint={typed.validUntil ? t('untilEndOf', { date: formatDate(typed.validUntil, locale) }) : t('validUntilHint')}
            error={problemText(formState.errors.validUntil?.message)}
            min={first}
            max={last}
            readOnly={isLocked}
            {...register('validUntil', { onChange: () => clearErrors('validUntil') })}
          />
        </div>
        {isLocked ? null : (
          <div className="flex flex-wrap items-center gap-3">
            {/* Not disabled while it works: the focus would be lost. */}
            <ActionButton variant="primary" aria-haspopup="dialog" aria-disabled={busy !== null || undefined} onClick={ask}>
              {t('send')}
            </ActionButton>
            <ActionButton type="submit" aria-disabled={busy !== null || undefined}>
              {busy === 'save' ? t('saving') : t('save')}
            </ActionButton>
            <p role="status" className="text-sm text-ink-muted">
              {isDirty ? t('unsaved') : quote.draft.version > 0 ? t('saved') : null}
            </p>
          </div>
        )}
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {isAsking || hasConflict ? null : failureText}
        </p>
      </form>
      {isAsking ? (
        <SendDialog quote={quote} offer={typed} busy={busy === 'send'} error={failureText} onConfirm={() => void send()} onClose={() => setAsks(false)} />
      ) : null}
    </>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { useCharactersLeft } from '@/components/quotes/characters-left';
import { useDraft } from '@/components/quotes/use-draft';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useProblemText } from '@/lib/use-problem-text';
import type { OfferDialogProps } from './accept-dialog';
import { declineSchema, REASON_MAX } from './quote-schemas';
import { useOfferAct } from './use-offer-act';

const resolver = zodResolver(declineSchema);

/** Asks for the reason. It is kept until the server has taken it, whatever happens to the dialog. */
export function DeclineDialog({ reference, onAnswer, onDone, onClose }: Omit<OfferDialogProps, 'offer'>) {
  const t = useTranslations('Quotes');
  const problemText = useProblemText();
  const charactersLeft = useCharactersLeft();
  const { read, keep } = useDraft(`decline ${reference}`);
  const { register, control, handleSubmit, setError, formState } = useForm({ resolver, defaultValues: { reason: read() } });
  const reason = useWatch({ control, name: 'reason' });
  const { busy, isFinal, error, perform } = useOfferAct({
    reference,
    onAnswer,
    onDone: () => {
      keep('');
      onDone();
    },
  });

  const decline = async (fields: { reason: string }) => {
    const problem = await perform({ kind: 'decline', body: fields });
    if (problem?.fields?.reason) setError('reason', { message: problem.fields.reason }, { shouldFocus: true });
  };

  return (
    <ConfirmDialog
      title={t('Decline.title')}
      text={t('Decline.text')}
      confirm={{ label: t('Decline.confirm'), busyLabel: t('Decline.busy'), variant: 'danger' }}
      closeLabel={isFinal ? t('Detail.close') : t('Detail.cancel')}
      busy={busy}
      error={error}
      isFinal={isFinal}
      onConfirm={() => void handleSubmit(decline)()}
      onClose={() => onClose(isFinal)}
    >
      <TextAreaField
        label={t('Decline.reason')}
        hint={charactersLeft(reason, REASON_MAX)}
        error={problemText(formState.errors.reason?.message)}
        readOnly={busy || isFinal}
        {...register('reason', { onChange: (event: { target: { value: string } }) => keep(event.target.value) })}
      />
    </ConfirmDialog>
  );
}

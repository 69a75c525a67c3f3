import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { QuoteResponse } from '@/contracts/quotes';
import type { ApiProblem } from '@/lib/api-client';
import { actOnOffer, isOutdated, type OfferAct } from './quote-acts';

interface OfferActOptions {
  reference: string;
  /** Shows the request as it is now. */
  onAnswer: (answer: QuoteResponse) => void;
  onDone: () => void;
}

/** What the two dialogs about an offer have in common: one call at a time, and in words what went wrong. */
export function useOfferAct({ reference, onAnswer, onDone }: OfferActOptions) {
  const t = useTranslations('Quotes.Detail');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const perform = async (act: OfferAct) => {
    setBusy(true);
    setProblem(null);
    const { answer, problem: failure } = await actOnOffer(reference, act);
    setBusy(false);
    setProblem(failure);
    if (answer) onAnswer(answer);
    if (!failure) onDone();
    return failure;
  };

  const textOf = ({ code, message }: ApiProblem) => (code === 'conflict' ? t('changedMeanwhile') : message || t('noAnswer'));
  return { busy, isFinal: problem !== null && isOutdated(problem), error: problem && textOf(problem), perform };
}

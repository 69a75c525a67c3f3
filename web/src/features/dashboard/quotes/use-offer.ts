import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '@/components/quotes/use-draft';
import type { InboxQuoteDetail } from '@/contracts/quotes';
import type { ApiProblem } from '@/lib/api-client';
import { checkOffer, problemsOfAnswer, type OfferAct, type OfferProblems } from './check-offer';
import { keepOffer, readKeptOffer, type OfferBase } from './kept-offer';
import { differencesOf } from './offer-differences';
import { fieldsOf, type OfferFields } from './offer-form';
import { changeQuote } from './quote-calls';

interface OfferOptions {
  quote: InboxQuoteDetail;
  /** The server has taken it. */
  onDone: (quote: InboxQuoteDetail, act: OfferAct) => void;
  /** The quote isn't what is shown any more. */
  onOutdated: () => Promise<void>;
}

/**
 * The offer somebody writes. Newer versions of it come in while they type: where nothing was typed they are taken over, else
 * everything typed stays, and both stand beside each other until one is chosen. It is also kept in the browser until the
 * server has taken it.
 */
export function useOffer({ quote, onDone, onOutdated }: OfferOptions) {
  const theirs = useMemo(() => ({ version: quote.draft.version, fields: fieldsOf(quote) }), [quote]);
  const draft = useDraft(`offer:${quote.reference}`);
  const [start] = useState(() => readKeptOffer(draft.read(), quote.items.map(({ id }) => id)) ?? { base: theirs, fields: theirs.fields });
  // `fills`: it came in while nothing was typed, and goes into the form.
  const [base, setBase] = useState<OfferBase & { fills?: true }>(start.base);
  const form = useForm<OfferFields>({ defaultValues: start.fields });
  const [prices, note, validUntil] = useWatch({ control: form.control, name: ['prices', 'note', 'validUntil'] });
  const typed = useMemo(() => ({ prices, note, validUntil }), [prices, note, validUntil]);
  const [busy, setBusy] = useState<OfferAct | null>(null);
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const sending = useRef(false);

  const isDirty = differencesOf(typed, base.fields).length > 0;
  const isOutdated = theirs.version > base.version;
  const conflict = isOutdated && isDirty ? differencesOf(typed, theirs.fields) : [];
  if (isOutdated && conflict.length === 0) setBase({ ...theirs, fills: true });
  const { reset, setValue, getValues, setError, clearErrors } = form;

  const take = (offer: OfferBase) => {
    reset(offer.fields);
    setBase(offer);
  };
  // Before anything is painted: till then the form still shows the version of before.
  useLayoutEffect(() => {
    if (base.fills) reset(base.fields);
  }, [base, reset]);

  const { keep } = draft;
  useEffect(() => keep(isDirty ? keepOffer(base, typed) : ''), [keep, isDirty, base, typed]);

  const showProblems = (problems: OfferProblems) => {
    clearErrors();
    for (const [index, [field, message]] of Object.entries(problems).entries()) {
      setError(field as keyof OfferProblems, { message }, { shouldFocus: index === 0 });
    }
  };
  const check = (act: OfferAct): boolean => {
    setFailure(null);
    const { problems } = checkOffer(getValues(), act, base.version, Date.now());
    showProblems(problems);
    return Object.keys(problems).length === 0;
  };

  /** What was typed while the answer was on its way stays, too. */
  const takeSaved = (saved: OfferBase, sent: OfferFields) => {
    const now = copyOf(getValues());
    take(saved);
    for (const [index, { price }] of now.prices.entries()) {
      if (price !== sent.prices[index]?.price) setValue(`prices.${index}.price`, price);
    }
    for (const name of ['note', 'validUntil'] as const) if (now[name] !== sent[name]) setValue(name, now[name]);
  };

  /** @returns whether there is nothing to try again as it is: it was taken, or the form shows what stands against it */
  const submit = async (act: OfferAct): Promise<boolean> => {
    // The button knows only once React has rendered it; a second press can be faster.
    if (sending.current) return false;
    sending.current = true;
    setBusy(act);
    setFailure(null);
    const sent = copyOf(getValues());
    const { request } = checkOffer(sent, act, base.version, Date.now());
    const result = await changeQuote(act === 'save' ? 'PUT' : 'POST', quote.reference, 'offer', request);
    if (result.ok) {
      const { data } = result.data;
      takeSaved({ version: data.draft.version, fields: fieldsOf(data) }, sent);
      onDone(data, act);
    } else {
      // What is there now comes before the words about it.
      if (result.code === 'conflict') await onOutdated();
      showProblems(problemsOfAnswer(result.fields));
      setFailure(result);
    }
    sending.current = false;
    setBusy(null);
    return result.ok || result.code === 'conflict' || result.fields !== undefined;
  };

  const settle = (choice: 'mine' | 'theirs') => {
    setFailure(null);
    clearErrors();
    if (choice === 'theirs') return take(theirs);
    // From here on it is a change of theirs.
    setBase(theirs);
  };

  return { form, typed, isDirty, conflict, theirs: theirs.fields, busy, failure, check, submit, settle, discard: () => take(theirs) };
}

const copyOf = ({ prices, note, validUntil }: OfferFields): OfferFields => ({ prices: prices.map((line) => ({ ...line })), note, validUntil });

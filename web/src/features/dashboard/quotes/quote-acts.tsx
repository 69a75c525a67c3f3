'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useDraft } from '@/components/quotes/use-draft';
import { ActionButton } from '@/components/ui/action-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextAreaField } from '@/components/ui/text-area-field';
import { quoteDeclineRequest, type InboxQuoteDetail } from '@/contracts/quotes';
import type { ApiProblem } from '@/lib/api-client';
import { isolate } from '../isolated';
import { useProblemText } from '@/lib/use-problem-text';
import { changeQuote } from './quote-calls';

/** Changes of state besides sending an offer; named as their calls and texts are. */
const acts = ['review', 'withdraw', 'decline', 'reopen'] as const;
export type QuoteAct = (typeof acts)[number];

interface QuoteActsProps {
  quote: InboxQuoteDetail;
  onDone: (quote: InboxQuoteDetail, act: QuoteAct) => void;
  /** The quote isn't what is shown any more. */
  onOutdated: () => Promise<void>;
}

/** What can be done with a quote as it stands. Each act asks before it is done. */
export function QuoteActs({ quote, onDone, onOutdated }: QuoteActsProps) {
  const t = useTranslations('QuoteInbox');
  const [asked, setAsked] = useState<QuoteAct | null>(null);
  const possible = acts.filter((act) => quote.may[act]);
  return (
    <>
      {possible.length === 0 ? null : (
        <div className="flex flex-wrap gap-2">
          {possible.map((act) => (
            <ActionButton key={act} variant={act === 'decline' ? 'outlineDanger' : 'outline'} aria-haspopup="dialog" onClick={() => setAsked(act)}>
              {t(`acts.${act}.action`)}
            </ActionButton>
          ))}
        </div>
      )}
      {asked ? (
        <ActDialog
          act={asked}
          quote={quote}
          onDone={(answer) => {
            setAsked(null);
            onDone(answer, asked);
          }}
          onOutdated={onOutdated}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

/** Refusals that stay the same however often one tries. */
const FINAL_CODES: readonly ApiProblem['code'][] = ['conflict', 'not_found', 'forbidden'];

interface ActDialogProps {
  act: QuoteAct;
  quote: InboxQuoteDetail;
  onDone: (quote: InboxQuoteDetail) => void;
  onOutdated: () => Promise<void>;
  onClose: () => void;
}

function ActDialog({ act, quote, onDone, onOutdated, onClose }: ActDialogProps) {
  const t = useTranslations('QuoteInbox');
  const problemText = useProblemText();
  const draft = useDraft(`decline:${quote.reference}`);
  const [reason, setReason] = useState(() => draft.read());
  const [wrong, setWrong] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const reasonInput = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const perform = async () => {
    const checked = quoteDeclineRequest.safeParse({ reason });
    if (act === 'decline' && !checked.success) {
      reasonInput.current?.focus();
      return setWrong(checked.error.issues[0]?.message);
    }
    setBusy(true);
    setProblem(null);
    const result = await changeQuote('POST', quote.reference, act, act === 'decline' ? checked.data : {});
    setBusy(false);
    if (result.ok) {
      draft.keep('');
      return onDone(result.data.data);
    }
    setWrong(result.fields?.reason);
    if (!result.fields?.reason) setProblem(result);
    if (result.code === 'conflict') void onOutdated();
  };

  const isFinal = problem !== null && FINAL_CODES.includes(problem.code);
  return (
    <ConfirmDialog
      title={t(`acts.${act}.title`)}
      text={t.rich(`acts.${act}.text`, { name: quote.client.name, isolate })}
      confirm={{ label: t(`acts.${act}.confirm`), busyLabel: t('acts.busy'), variant: act === 'decline' ? 'danger' : 'primary' }}
      closeLabel={isFinal ? t('close') : t('cancel')}
      busy={busy}
      error={problem && (problem.message || t('noAnswer'))}
      isFinal={isFinal}
      onConfirm={() => void perform()}
      onClose={onClose}
    >
      {act === 'decline' ? (
        <TextAreaField
          ref={reasonInput}
          label={t('acts.decline.reason')}
          hint={t('acts.decline.reasonHint')}
          error={problemText(wrong)}
          autoFocus
          required
          readOnly={busy || isFinal}
          maxLength={quoteDeclineRequest.shape.reason.maxLength ?? undefined}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            draft.keep(event.target.value);
            setWrong(undefined);
          }}
        />
      ) : null}
    </ConfirmDialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { SelectField } from '@/components/ui/select-field';
import type { InboxQuoteDetail, QuoteAssignee } from '@/contracts/quotes';
import { useAuthState } from '@/lib/auth-state';
import { useApi } from '@/lib/use-api';
import { changeQuote } from './quote-calls';

interface AssignFormProps {
  quote: InboxQuoteDetail;
  onDone: (quote: InboxQuoteDetail) => void;
}

/** Value of the choice that isn't anybody. */
const NOBODY = '';

/** Who takes care of a quote. */
export function AssignForm({ quote: { reference, assignee }, onDone }: AssignFormProps) {
  const t = useTranslations('QuoteInbox');
  const me = useAuthState(({ user }) => user?._id);
  const { data } = useApi<{ data: QuoteAssignee[] }>('/dashboard/quotes/assignees');
  const current = assignee?.id ?? NOBODY;
  // Null follows what the server says; somebody else may have assigned it meanwhile.
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef(false);

  const assign = async (to: string | null) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const result = await changeQuote('PUT', reference, 'assignee', { assignee: to });
    sending.current = false;
    setBusy(false);
    if (!result.ok) return setFailure(result.message || t('noAnswer'));
    setChosen(null);
    onDone(result.data.data);
  };

  const members = data?.data ?? [];
  // Somebody who left the staff may still have it.
  const people = assignee && !members.some(({ id }) => id === assignee.id) ? [...members, assignee] : members;
  const value = chosen ?? current;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== current) void assign(value === NOBODY ? null : value);
      }}
      className="flex flex-col gap-3"
    >
      <SelectField
        label={t('assignee')}
        options={[{ value: NOBODY, label: t('nobody') }, ...people.map(({ id, name }) => ({ value: id, label: id === me ? t('meNamed', { name }) : name }))]}
        value={value}
        onChange={(event) => setChosen(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {value === current ? null : (
          <ActionButton type="submit" variant="primary" aria-disabled={busy || undefined}>
            {busy ? t('assigning') : t('assign')}
          </ActionButton>
        )}
        {me !== undefined && current === me ? null : (
          <ActionButton aria-disabled={busy || undefined} onClick={() => void assign('me')}>
            {t('assignToMe')}
          </ActionButton>
        )}
      </div>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {failure}
      </p>
    </form>
  );
}

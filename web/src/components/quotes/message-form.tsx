'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { ActionButton } from '@/components/ui/action-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { ApiProblem } from '@/lib/api-client';
import { useProblemText } from '@/lib/use-problem-text';
import { createUuid } from '@/lib/uuid';
import { useCharactersLeft } from './characters-left';
import { useDraft } from './use-draft';

export interface MessageFields {
  text: string;
}

interface MessageFormProps {
  /** The contract's rules about the text. */
  resolver: Resolver<MessageFields, unknown, MessageFields>;
  /** Characters that the contract takes. */
  maxLength: number;
  texts: { label: string; submit: string; busy: string; done: string };
  /** Under this name an unsent text is kept. */
  draft: string;
  /**
   * Sends it.
   * @param message the same text keeps its `messageId`, however often it has to be sent
   * @returns what went wrong, or null
   */
  onSend: (message: { text: string; messageId: string }) => Promise<ApiProblem | null>;
}

/** Writes a message or a note. Its text stays until the server has taken it. */
export function MessageForm({ resolver, maxLength, texts, draft, onSend }: MessageFormProps) {
  const t = useTranslations('QuoteWords.form');
  const problemText = useProblemText();
  const charactersLeft = useCharactersLeft();
  const { read, keep } = useDraft(draft);
  const { register, control, handleSubmit, setValue, setError, formState } = useForm<MessageFields, unknown, MessageFields>({ resolver });
  const text = useWatch({ control, name: 'text' }) ?? '';
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const sending = useRef(false);
  const lastTried = useRef({ text: '', messageId: '' });

  useEffect(() => {
    const kept = read();
    if (kept !== '') setValue('text', kept);
  }, [read, setValue]);

  const trySend = async (fields: MessageFields) => {
    if (lastTried.current.text !== fields.text) lastTried.current = { text: fields.text, messageId: createUuid() };
    const problem = await onSend(lastTried.current);
    if (problem === null) {
      lastTried.current = { text: '', messageId: '' };
      setValue('text', '');
      keep('');
      return setIsDone(true);
    }
    if (problem.fields?.text) setError('text', { message: problem.fields.text }, { shouldFocus: true });
    else setFailure(problem.message || t('noAnswer'));
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // The button knows only once React has rendered it; a second Enter can be faster.
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    setIsDone(false);
    try {
      await handleSubmit(trySend)(event);
    } finally {
      sending.current = false;
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-3">
      <TextAreaField
        label={texts.label}
        hint={charactersLeft(text, maxLength)}
        error={problemText(formState.errors.text?.message)}
        readOnly={formState.isSubmitting}
        onKeyDown={onKeyDown}
        {...register('text', {
          onChange: (event: { target: { value: string } }) => {
            keep(event.target.value);
            setIsDone(false);
          },
        })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Not disabled while it works: the focus would be lost. */}
        <ActionButton type="submit" variant="primary" aria-disabled={formState.isSubmitting || undefined}>
          {formState.isSubmitting ? texts.busy : texts.submit}
        </ActionButton>
        <p className="text-sm text-ink-muted pointer-coarse:hidden">{t('shortcut')}</p>
        <p role="status" className="font-semibold text-primary">
          {isDone ? texts.done : null}
        </p>
      </div>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {failure}
      </p>
    </form>
  );
}

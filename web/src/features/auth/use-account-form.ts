'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { useForm, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form';
import { useHydrated } from '@/lib/use-hydrated';
import { AuthFailure } from './auth-failure';

interface AccountFormOptions<Input extends FieldValues, Output> {
  resolver: Resolver<Input, unknown, Output>;
  /** In the order in which they stand in the form: the first bad one gets the focus. */
  fields: readonly FieldPath<Input>[];
  /**
   * Does what the form is for.
   * @throws AuthFailure
   */
  send: (values: Output) => Promise<void>;
  /** What to say about a failure, in the reader's language. */
  explain: (failure: AuthFailure) => string;
}

/** What went wrong with the form as a whole. */
export interface FormProblem {
  code: AuthFailure['code'];
  text: string;
}

/**
 * What the forms about accounts have in common: the contract's rules, problems beside their fields, focus on the first
 * of them, one call at a time. What was typed stays in the inputs, which nobody but their reader writes to: also what
 * a password manager filled in before the page's scripts ran.
 */
export function useAccountForm<Input extends FieldValues, Output>({ resolver, fields, send, explain }: AccountFormOptions<Input, Output>) {
  const form = useForm<Input, unknown, Output>({ resolver });
  const problems = useTranslations('Problems');
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const sending = useRef(false);
  const hydrated = useHydrated();

  const showFailure = (failure: AuthFailure) => {
    const bad = fields.filter((field) => failure.fields[field] !== undefined);
    for (const field of bad) form.setError(field, { type: 'server', message: failure.fields[field] });
    if (bad[0]) form.setFocus(bad[0]);
    setProblem({ code: failure.code, text: explain(failure) });
  };

  const trySend = async (values: Output) => {
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      showFailure(error);
    }
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // The button is disabled only once React has rendered it so; Enter can be faster.
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    try {
      await form.handleSubmit(trySend)(event);
    } finally {
      sending.current = false;
    }
  };

  const errorOf = (field: FieldPath<Input>): string | undefined => {
    const message = form.getFieldState(field, form.formState).error?.message;
    if (!message) return undefined;
    // Our own rules name a text, the server's answer is one.
    return isProblem(message, problems) ? problems(message) : message;
  };

  return {
    /** For `<form>`. Sends by POST where no script runs, so that a password never gets into an address. */
    formProps: { noValidate: true, method: 'post', onSubmit: (event: FormEvent) => void onSubmit(event) },
    /** For an input: its name and what is wrong with it. */
    field: (name: FieldPath<Input>) => ({ ...form.register(name), error: errorOf(name) }),
    reset: () => form.reset(),
    busy: form.formState.isSubmitting,
    ready: hydrated,
    problem,
  };
}

type ProblemTexts = ReturnType<typeof useTranslations<'Problems'>>;
type ProblemKey = Parameters<ProblemTexts>[0];

const isProblem = (message: string, texts: ProblemTexts): message is ProblemKey => texts.has(message as ProblemKey);

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { TextField } from '@/components/ui/text-field';
import { useStaffSlugQuery } from '@/gql/hooks';
import { useProblemText } from '@/lib/use-problem-text';
import { isSlug } from './check-content';
import type { ContentEditorState } from './use-content-editor';
import { useSettled } from './use-settled';

/**
 * The address of both languages. A new document's follows its title until somebody types another one; what is typed is looked up
 * among the addresses there are.
 */
export function SlugField({ editor }: { editor: ContentEditorState }) {
  const t = useTranslations('ContentEditor.slug');
  const problemText = useProblemText();
  const { kind, form, typed, present } = editor;
  const { register, setValue, clearErrors, formState } = form;
  const [follows, setFollows] = useState(typed.slug === '');
  /** A title that an address was asked for, once there is one: a later title doesn't change it by itself. */
  const [asked, setAsked] = useState('');
  const documentId = present?.documentId;
  const typedTitle = (typed.enTitle || typed.arTitle).trim();
  const title = useSettled(typedTitle);
  const slug = useSettled(typed.slug.trim());

  const isNew = present === null;
  const wanted = isNew && follows ? title : asked;
  const isProposed = wanted !== '';
  const proposal = useStaffSlugQuery({ variables: { kind, title: wanted, documentId }, skip: !isProposed, fetchPolicy: 'network-only' });
  const isChecked = !isProposed && isSlug(slug) && slug !== present?.slug;
  const check = useStaffSlugQuery({ variables: { kind, title: slug, documentId }, skip: !isChecked, fetchPolicy: 'network-only' });

  const proposed = isProposed ? proposal.data?.staffSlug.slug : undefined;
  useEffect(() => {
    if (!proposed) return;
    setValue('slug', proposed);
    clearErrors('slug');
  }, [proposed, setValue, clearErrors]);

  const checked = isChecked && !check.loading && typed.slug.trim() === slug ? check.data?.staffSlug : undefined;
  const answer = isProposed ? proposal.data?.staffSlug : checked;
  const stateText = () => {
    if (isChecked && check.loading) return t('checking');
    if (!answer) return null;
    if (answer.slug === '') return t('none');
    return answer.isFree ? t('free') : t('taken');
  };

  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        label={t('label')}
        hint={t(isNew ? 'hint' : 'hintSaved')}
        error={problemText(formState.errors.slug?.message)}
        dir="ltr"
        className="rtl:text-end"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('slug', {
          onChange: () => {
            setFollows(false);
            setAsked('');
            clearErrors('slug');
          },
        })}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className={answer && !answer.isFree ? 'text-sm text-danger' : 'text-sm text-ink-muted'}>
          {stateText()}
        </p>
        {typedTitle === '' || (isNew && follows) ? null : (
          <ActionButton
            variant="quiet"
            onClick={() => {
              if (!isNew) return setAsked(typedTitle);
              setFollows(true);
              // The button goes.
              form.setFocus('slug');
            }}
          >
            {t('propose')}
          </ActionButton>
        )}
      </div>
    </div>
  );
}

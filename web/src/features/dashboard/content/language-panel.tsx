'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCharactersLeft } from '@/components/quotes/characters-left';
import { ActionButton } from '@/components/ui/action-button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { directionOf, type Locale } from '@/i18n/locales';
import { formatMoment } from '@/lib/format';
import { useProblemText } from '@/lib/use-problem-text';
import { maxLengths } from './check-content';
import { languageOf, textFields, type TextName } from './content-form';
import type { EditorDialog } from './editor-dialog';
import { LanguageState } from './language-state';
import type { ContentEditorState } from './use-content-editor';

interface LanguagePanelProps {
  editor: ContentEditorState;
  language: Locale;
  onDialog: (dialog: EditorDialog) => void;
  /** Puts the English words into empty Arabic fields, or asks first. */
  onCopy?: () => void;
}

/** A document's words in one language, typed in its own direction, and what can be done with them. */
export function LanguagePanel({ editor, language, onDialog, onCopy }: LanguagePanelProps) {
  const t = useTranslations('ContentEditor');
  const content = useTranslations('Content');
  const locale = useLocale();
  const problemText = useProblemText();
  const charactersLeft = useCharactersLeft();
  const { form, typed, present, busy } = editor;
  const { register, clearErrors, formState } = form;
  const version = languageOf(present, language);
  const isThere = Boolean(version?.version);
  const isLive = version?.state === 'published' || version?.state === 'changed';
  const name = content(`languages.${language}`);
  const names = textFields[language];

  const fieldProps = (text: TextName) => ({
    note: name,
    lang: language,
    dir: directionOf(language),
    error: problemText(formState.errors[names[text]]?.message),
    ...register(names[text], { onChange: () => clearErrors(names[text]) }),
  });
  const hintOf = (text: TextName, hint?: string) => charactersLeft(typed[names[text]], maxLengths[text]) ?? hint;
  const isBusy = (act: string) => busy?.act === act && busy.language === language;
  const disabled = busy !== null || undefined;
  const open = (dialog: EditorDialog) => {
    if (busy === null) onDialog(dialog);
  };

  return (
    <section aria-labelledby={`panel-${language}`} className="flex min-w-0 flex-col gap-4 rounded-2xl border border-sand-200 bg-white p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={`panel-${language}`} className="text-lg">
            {name}
          </h2>
          {version ? <LanguageState version={version} /> : <p className="text-sm text-ink-muted">{content('states.missing')}</p>}
          {version?.changedAt ? (
            <p className="text-sm text-ink-muted">
              {version.changedBy
                ? t.rich('changedBy', {
                    moment: formatMoment(version.changedAt, locale),
                    name: version.changedBy,
                    isolate: (words) => <bdi className="[overflow-wrap:anywhere]">{words}</bdi>,
                  })
                : t('changedAt', { moment: formatMoment(version.changedAt, locale) })}
            </p>
          ) : null}
        </div>
        {onCopy ? (
          <ActionButton variant="quiet" onClick={onCopy}>
            {t('copy.action')}
          </ActionButton>
        ) : null}
      </div>
      <TextField label={t('fields.title')} hint={hintOf('title')} autoComplete="off" {...fieldProps('title')} />
      <TextAreaField label={t('fields.description')} hint={hintOf('description')} {...fieldProps('description')} />
      <TextField label={t('fields.imageAlt')} hint={hintOf('imageAlt', t('imageAltHint'))} autoComplete="off" {...fieldProps('imageAlt')} />
      {/* Not disabled while it works: the focus would be lost. */}
      <div className="mt-auto flex flex-wrap gap-2">
        <ActionButton variant="primary" className="whitespace-normal!" aria-disabled={disabled} onClick={() => void editor.publish(language)}>
          {isBusy('publish') ? t('publishing') : t(isLive ? 'publishChanges' : 'publish', { language: name })}
        </ActionButton>
        <ActionButton className="whitespace-normal!" aria-disabled={disabled} onClick={() => void editor.saveDraft(language)}>
          {isBusy('save') ? t('saving') : t('saveDraft', { language: name })}
        </ActionButton>
        {isLive ? (
          <ActionButton className="whitespace-normal!" aria-haspopup="dialog" aria-disabled={disabled} onClick={() => open({ kind: 'unpublish', language })}>
            {t('unpublish.action', { language: name })}
          </ActionButton>
        ) : null}
        {isThere ? (
          <>
            <ActionButton
              variant="quiet"
              aria-label={`${t('schedule.action')}: ${name}`}
              aria-haspopup="dialog"
              aria-disabled={disabled}
              onClick={() => open({ kind: 'schedule', language })}
            >
              {t('schedule.action')}
            </ActionButton>
            <ActionButton
              variant="quiet"
              aria-label={`${t('history.action')}: ${name}`}
              aria-haspopup="dialog"
              aria-disabled={disabled}
              onClick={() => open({ kind: 'history', language })}
            >
              {t('history.action')}
            </ActionButton>
          </>
        ) : null}
      </div>
    </section>
  );
}

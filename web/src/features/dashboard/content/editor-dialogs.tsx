'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { localePath, paths } from '@/i18n/paths';
import { isolate } from '../isolated';
import { titleOf } from './content-cells';
import { languageOf, type EditedKind, type StaffContent } from './content-form';
import type { ContentProblem } from './content-problem';
import type { ContentNews } from './content-query';
import type { EditorDialog } from './editor-dialog';
import { HistoryDialog } from './history-dialog';
import { ScheduleDialog } from './schedule-dialog';
import { useContentCalls } from './use-content-calls';
import type { ContentEditorState } from './use-content-editor';

interface EditorDialogsProps {
  editor: ContentEditorState;
  dialog: EditorDialog;
  /** What came of the last attempt. */
  error: string | null;
  onCopy: () => void;
  onClose: () => void;
}

/** Asks about what the editor can't simply do. Nested forms aren't allowed, so these stand beside the editor's own. */
export function EditorDialogs({ editor, dialog, error, onCopy, onClose }: EditorDialogsProps) {
  const t = useTranslations('ContentEditor');
  const content = useTranslations('Content');
  const { kind, present, busy } = editor;

  if (dialog.kind === 'copy') {
    return (
      <ConfirmDialog
        title={t('copy.title')}
        text={t('copy.text')}
        confirm={{ label: t('copy.confirm'), busyLabel: t('copy.confirm'), variant: 'primary' }}
        closeLabel={content('cancel')}
        busy={false}
        error={null}
        onConfirm={() => {
          onCopy();
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  if (!present) return null;
  if (dialog.kind === 'remove') return <RemoveDialog kind={kind} document={present} onRemoved={editor.forget} onClose={onClose} />;

  const { language } = dialog;
  const version = languageOf(present, language);
  const languageName = content(`languages.${language}`);
  const isBusy = busy !== null;
  if (!version) return null;
  if (dialog.kind === 'schedule') {
    return (
      <ScheduleDialog
        version={version}
        languageName={languageName}
        isTyped={editor.isTyped(language)}
        busy={isBusy}
        error={error}
        onConfirm={(times) => void editor.schedule(language, times)}
        onClose={onClose}
      />
    );
  }
  if (dialog.kind === 'history') {
    return (
      <HistoryDialog
        kind={kind}
        document={present}
        language={language}
        isTyped={editor.isTyped(language)}
        busy={isBusy}
        error={error}
        onRestore={(number) => void editor.restore(language, number)}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('unpublish.title', { language: languageName })}
      text={t(`unpublish.text.${language}`)}
      confirm={{ label: t('unpublish.confirm'), busyLabel: t('unpublish.busy'), variant: 'danger' }}
      closeLabel={content('cancel')}
      busy={isBusy}
      error={error}
      onConfirm={() => void editor.unpublish(language)}
      onClose={onClose}
    />
  );
}

interface RemoveDialogProps {
  kind: EditedKind;
  document: StaffContent;
  /** Nothing of it is worth keeping any more. */
  onRemoved: () => void;
  onClose: () => void;
}

function RemoveDialog({ kind, document, onRemoved, onClose }: RemoveDialogProps) {
  const t = useTranslations('ContentEditor.remove');
  const content = useTranslations('Content');
  const locale = useLocale();
  const router = useRouter();
  const { remove } = useContentCalls(kind);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ContentProblem | null>(null);

  const perform = async () => {
    setBusy(true);
    setProblem(null);
    const failure = await remove(document.documentId);
    if (failure) {
      setBusy(false);
      return setProblem(failure);
    }
    onRemoved();
    const done: ContentNews = kind === 'service' ? 'removedService' : 'removedSubService';
    router.push(`${localePath(locale, paths.dashboardServices)}?${new URLSearchParams({ done }).toString()}`);
  };
  return (
    <ConfirmDialog
      title={t.rich('title', { name: titleOf(document, locale)?.text ?? document.slug, isolate })}
      text={t(`text.${kind}`)}
      confirm={{ label: t('confirm'), busyLabel: t('busy'), variant: 'danger' }}
      closeLabel={content('cancel')}
      busy={busy}
      error={problem && (problem.message || content('noAnswer'))}
      onConfirm={() => void perform()}
      onClose={onClose}
    />
  );
}

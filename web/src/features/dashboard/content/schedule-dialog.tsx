'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextField } from '@/components/ui/text-field';
import type { StaffLanguage } from './content-form';
import { dubaiInput, momentOfInput } from './dubai-time';

interface Times {
  publishAt: string | null;
  unpublishAt: string | null;
}

interface ScheduleDialogProps {
  version: StaffLanguage;
  languageName: string;
  /** Something typed isn't saved, and wouldn't be published. */
  isTyped: boolean;
  busy: boolean;
  error: string | null;
  onConfirm: (times: Times) => void;
  onClose: () => void;
}

type Wrong = 'invalid' | 'past' | 'order';

/** When one language goes live and offline by itself, by the office's clock. Emptied times are taken away. */
export function ScheduleDialog({ version, languageName, isTyped, busy, error, onConfirm, onClose }: ScheduleDialogProps) {
  const t = useTranslations('ContentEditor.schedule');
  const content = useTranslations('Content');
  const saved = { publish: dubaiInput(version.publishAt), unpublish: dubaiInput(version.unpublishAt) };
  const [typed, setTyped] = useState(saved);
  const [wrong, setWrong] = useState<Partial<Record<'publish' | 'unpublish', Wrong>>>({});

  const confirm = () => {
    const publishAt = momentOfInput(typed.publish);
    const unpublishAt = momentOfInput(typed.unpublish);
    const problemOf = (moment: string | null | undefined, name: 'publish' | 'unpublish'): Wrong | undefined => {
      if (moment === undefined) return 'invalid';
      return moment !== null && typed[name] !== saved[name] && Date.parse(moment) <= Date.now() ? 'past' : undefined;
    };
    const problems = { publish: problemOf(publishAt, 'publish'), unpublish: problemOf(unpublishAt, 'unpublish') };
    if (publishAt && unpublishAt && unpublishAt <= publishAt) problems.unpublish ??= 'order';
    setWrong(problems);
    if (publishAt === undefined || unpublishAt === undefined || problems.publish || problems.unpublish) return;
    onConfirm({ publishAt, unpublishAt });
  };

  const field = (name: 'publish' | 'unpublish') => {
    const problem = wrong[name];
    return (
      <TextField
        type="datetime-local"
        label={t(name)}
        hint={t('hint')}
        error={problem && t(`wrong.${problem}`)}
        dir="ltr"
        value={typed[name]}
        onChange={(event) => {
          setTyped({ ...typed, [name]: event.target.value });
          setWrong({ ...wrong, [name]: undefined });
        }}
      />
    );
  };
  return (
    <ConfirmDialog
      title={t('title', { language: languageName })}
      text={isTyped ? t('textTyped') : t('text')}
      confirm={{ label: t('confirm'), busyLabel: t('busy'), variant: 'primary' }}
      closeLabel={content('cancel')}
      busy={busy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {field('publish')}
      {field('unpublish')}
    </ConfirmDialog>
  );
}

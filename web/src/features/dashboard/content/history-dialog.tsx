'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { DialogHeader } from '@/components/ui/dialog-header';
import { ClockIcon } from '@/components/ui/icons';
import { useModalDialog } from '@/components/ui/use-modal-dialog';
import { useStaffContentVersionsQuery } from '@/gql/hooks';
import type { StaffContentVersionsQuery } from '@/gql/operations';
import type { Locale } from '@/i18n/locales';
import { classNames } from '@/lib/class-names';
import { formatMoment } from '@/lib/format';
import { ListFailure } from '../list-states';
import { textNames, type EditedKind, type StaffContent, type TextName } from './content-form';
import { problemOfError } from './content-problem';
import { VersionCompare } from './version-compare';

interface HistoryDialogProps {
  kind: EditedKind;
  document: StaffContent;
  language: Locale;
  /** Something typed isn't saved; an older version would collide with it. */
  isTyped: boolean;
  busy: boolean;
  error: string | null;
  onRestore: (number: number) => void;
  onClose: () => void;
}

type Version = StaffContentVersionsQuery['staffContentVersions'][number];
const actions = ['save', 'publish', 'unpublish', 'restore'] as const;

/** The last versions of a document in one language: each beside the present words, and the way back to it. */
export function HistoryDialog({ kind, document, language, isTyped, busy, error, onRestore, onClose }: HistoryDialogProps) {
  const t = useTranslations('ContentEditor.history');
  const content = useTranslations('Content');
  const dialog = useModalDialog();
  const id = useId();
  const { documentId } = document;
  const { data, error: failed, loading, refetch } = useStaffContentVersionsQuery({ variables: { kind, documentId, language }, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true });
  const versions = data?.staffContentVersions ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = versions.find(({ number }) => number === chosen) ?? versions[0];

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(64rem,calc(100%-2rem))] rounded-2xl bg-white p-4 text-ink shadow-raised sm:p-6"
    >
      <DialogHeader titleId={`${id}-title`} title={t('title', { language: content(`languages.${language}`) })} icon={<ClockIcon className="size-5" />} closeLabel={content('close')} onClose={onClose} />
      <p className="mb-4 text-sm text-ink-muted">{t('text')}</p>
      {failed && !loading ? (
        <ListFailure text={t('failed')} detail={problemOfError(failed).message || content('noAnswer')} retry={content('tryAgain')} onRetry={() => void refetch().catch(() => undefined)} />
      ) : !data ? (
        <p role="status" className="text-ink-muted">
          {content('loading')}
        </p>
      ) : !shown ? (
        <p className="text-ink-muted">{t('empty')}</p>
      ) : (
        <div className="grid gap-4 md:grid-cols-[18rem_1fr]">
          <ol aria-label={t('list')} className="flex max-h-[30dvh] flex-col gap-1 overflow-y-auto p-1 md:max-h-[60dvh]">
            {versions.map((version) => (
              <li key={version.number}>
                <VersionButton version={version} isShown={version.number === shown.number} onChoose={() => setChosen(version.number)} />
              </li>
            ))}
          </ol>
          <div className="flex min-w-0 flex-col gap-4">
            <VersionCompare key={shown.number} kind={kind} document={document} language={language} number={shown.number} />
            {isTyped ? <p className="text-sm text-ink-muted">{t('typed')}</p> : null}
            <p role="alert" className="font-semibold text-danger empty:hidden">
              {error}
            </p>
            <ActionButton
              variant="primary"
              className="self-start"
              aria-disabled={isTyped || busy || undefined}
              onClick={() => {
                if (!isTyped && !busy) onRestore(shown.number);
              }}
            >
              {busy ? t('restoring') : t('restore', { number: shown.number })}
            </ActionButton>
          </div>
        </div>
      )}
    </dialog>
  );
}

function VersionButton({ version, isShown, onChoose }: { version: Version; isShown: boolean; onChoose: () => void }) {
  const t = useTranslations('ContentEditor');
  const locale = useLocale();
  const action = actions.find((one) => one === version.action);
  const changed = version.changed.filter((name): name is TextName => textNames.some((one) => one === name)).map((name) => t(`fields.${name}`));
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onChoose}
      className={classNames('w-full cursor-pointer rounded-xl border px-3 py-2 text-start', isShown ? 'border-primary bg-teal-50' : 'border-transparent hover:bg-sand-50')}
    >
      <span className="block text-sm font-semibold">{t('history.version', { number: version.number, action: action ? t(`history.actions.${action}`) : version.action })}</span>
      <span className="block text-sm text-ink-muted">
        <time dateTime={version.at}>{formatMoment(version.at, locale)}</time>
        {version.by ? (
          <>
            {' · '}
            <bdi className="[overflow-wrap:anywhere]">{version.by}</bdi>
          </>
        ) : null}
      </span>
      {changed.length > 0 ? <span className="block text-sm text-ink-muted">{t('history.changed', { fields: new Intl.ListFormat(locale).format(changed) })}</span> : null}
    </button>
  );
}

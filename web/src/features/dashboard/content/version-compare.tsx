'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { useStaffContentVersionQuery } from '@/gql/hooks';
import { directionOf, type Locale } from '@/i18n/locales';
import { ListFailure } from '../list-states';
import { languageOf, textNames, type EditedKind, type StaffContent } from './content-form';
import { problemOfError } from './content-problem';

interface VersionCompareProps {
  kind: EditedKind;
  document: StaffContent;
  language: Locale;
  number: number;
}

const text = z.string().nullish().catch(null);
const versionTexts = z.object({ title: text, description: text, imageAlt: text }).catch({ title: null, description: null, imageAlt: null });

/** The words of an older version beside those of the present draft. */
export function VersionCompare({ kind, document, language, number }: VersionCompareProps) {
  const t = useTranslations('ContentEditor');
  const content = useTranslations('Content');
  const { documentId } = document;
  const { data, error, loading, refetch } = useStaffContentVersionQuery({ variables: { kind, documentId, language, number }, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true });
  if (error && !loading) {
    return <ListFailure text={t('history.versionFailed')} detail={problemOfError(error).message || content('noAnswer')} retry={content('tryAgain')} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!data) {
    return (
      <p role="status" className="text-ink-muted">
        {content('loading')}
      </p>
    );
  }
  const then = versionTexts.parse(data.staffContentVersion);
  const now = languageOf(document, language);
  return (
    <ul className="flex flex-col gap-3">
      {textNames.map((name) => {
        const isSame = (then[name] ?? '') === (now?.[name] ?? '');
        return (
          <li key={name} className="rounded-xl border border-sand-200 p-3">
            <p className="text-sm font-semibold">
              {t(`fields.${name}`)}
              {isSame ? <span className="font-normal text-ink-muted"> · {t('history.same')}</span> : null}
            </p>
            <dl className="mt-1 grid gap-3 sm:grid-cols-2">
              <Side label={t('history.then', { number })} text={then[name]} language={language} />
              {isSame ? null : <Side label={t('history.now')} text={now?.[name]} language={language} />}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

function Side({ label, text: words, language }: { label: string; text: string | null | undefined; language: Locale }) {
  const t = useTranslations('ContentEditor.conflict');
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd>
        {words ? (
          <span lang={language} dir={directionOf(language)} className="block whitespace-pre-line [overflow-wrap:anywhere]">
            {words}
          </span>
        ) : (
          <span className="text-ink-muted">{t('empty')}</span>
        )}
      </dd>
    </div>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { useStaffContentQuery } from '@/gql/hooks';
import { localePath, paths } from '@/i18n/paths';
import { useHydrated } from '@/lib/use-hydrated';
import { GraphqlProvider } from '../graphql-provider';
import { ListEmpty, ListFailure, ListSkeleton } from '../list-states';
import { ContentEditor } from './content-editor';
import type { ContentFields, EditedKind } from './content-form';
import { problemOfError } from './content-problem';
import { SubServiceList } from './sub-service-list';

interface EditViewProps {
  kind: EditedKind;
  documentId: string;
  mayRemove: boolean;
}

/** The editor of what there is already. */
export function EditView(props: EditViewProps) {
  return (
    <GraphqlProvider>
      <Loaded key={props.documentId} {...props} />
    </GraphqlProvider>
  );
}

function Loaded({ kind, documentId, mayRemove }: EditViewProps) {
  const t = useTranslations('ContentEditor');
  const content = useTranslations('Content');
  const locale = useLocale();
  const { data, previousData, error, loading, refetch } = useStaffContentQuery({ variables: { kind, documentId }, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true });
  // What failed later takes nothing away from somebody who is typing.
  const document = (data ?? previousData)?.staffContent;
  if (document) {
    return (
      <ContentEditor kind={kind} document={document} mayRemove={mayRemove}>
        {kind === 'service' ? () => <SubServiceList serviceId={documentId} subServices={document.subServices ?? []} onOrdered={refetch} /> : undefined}
      </ContentEditor>
    );
  }
  if (loading) return <ListSkeleton label={content('loading')} />;
  const problem = error && problemOfError(error);
  if (problem && problem.code !== 'not_found') {
    return <ListFailure text={t('loadFailed')} detail={problem.message || content('noAnswer')} retry={content('tryAgain')} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  return (
    <ListEmpty
      title={t(`unknown.${kind}`)}
      hint={t('unknownHint')}
      action={
        <ButtonLink variant="outline" href={localePath(locale, paths.dashboardServices)}>
          {t('back.list')}
        </ButtonLink>
      }
    />
  );
}

interface NewViewProps {
  kind: EditedKind;
  mayRemove: boolean;
  start?: Partial<ContentFields>;
}

/** The editor of what isn't there yet. */
export function NewView({ kind, mayRemove, start }: NewViewProps) {
  const content = useTranslations('Content');
  // Only the browser knows what was typed here before and not saved.
  if (!useHydrated()) return <ListSkeleton label={content('loading')} />;
  return (
    <GraphqlProvider>
      <ContentEditor kind={kind} document={null} start={start} mayRemove={mayRemove}>
        {kind === 'service' ? ({ documentId }) => <SubServiceList serviceId={documentId} subServices={[]} onOrdered={() => Promise.resolve()} /> : undefined}
      </ContentEditor>
    </GraphqlProvider>
  );
}

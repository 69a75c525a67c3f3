'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/action-button';
import type { Column } from '../data-table';
import { GraphqlProvider } from '../graphql-provider';
import { ListEmpty } from '../list-states';
import { boardKinds, boardQueryString, boardShows, boardVariables, type BoardQuery } from './board-query';
import { ChoiceChips } from './choice-chips';
import { LastChange, TitleLink } from './content-cells';
import type { StaffContent } from './content-form';
import { ListFrame } from './list-frame';
import { useStandingColumns } from './standing-columns';
import { useContentList } from './use-content-list';
import { useQueryState } from './use-query-state';

interface BoardProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  initialQuery: BoardQuery;
}

/** Every document with its two languages beside each other: what is missing, what is out of date, and the way to write it. */
export function TranslationBoard(props: BoardProps) {
  return (
    <GraphqlProvider>
      <Board {...props} />
    </GraphqlProvider>
  );
}

function Board({ labelledBy, initialQuery }: BoardProps) {
  const t = useTranslations('ContentBoard');
  const content = useTranslations('Content');
  const [query, show] = useQueryState(initialQuery, boardQueryString);
  const list = useContentList(boardVariables(query));
  const counts = useCounts(query.show);
  const standings = useStandingColumns(true);
  const columns: Column<StaffContent>[] = [
    { key: 'title', title: t('document'), isRowHeader: true, cell: (document) => <TitleLink document={document} /> },
    ...standings,
    { key: 'changed', title: t('changed'), cell: (document) => <LastChange document={document} /> },
  ];
  return (
    <div className="flex flex-col gap-4">
      <ChoiceChips
        label={t('kind')}
        options={boardKinds.map((kind) => ({ value: kind, label: content(`kinds.${kind}`), count: counts[kind] }))}
        value={query.kind}
        onChange={(kind) => show({ kind })}
      />
      <ChoiceChips
        label={t('show')}
        options={boardShows.map((value) => ({ value, label: t(`shows.${value}`) }))}
        value={query.show}
        onChange={(value) => show({ show: value })}
      />
      <p role="status" className="text-sm text-ink-muted">
        {list.documents && !list.busy && !list.problem ? t('count', { count: list.total }) : null}
      </p>
      <ListFrame
        labelledBy={labelledBy}
        list={list}
        columns={columns}
        page={query.page}
        onPage={(page) => show({ page })}
        empty={
          query.show === 'all' ? (
            <ListEmpty title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <ListEmpty title={t('done')} hint={t('doneHint')} action={<ActionButton onClick={() => show({ show: 'all' })}>{t('showAll')}</ActionButton>} />
          )
        }
      />
    </div>
  );
}

/** How many there are of each kind, as far as that is known. */
function useCounts(show: BoardQuery['show']): Record<BoardQuery['kind'], number | undefined> {
  const [services, subServices, posts] = [useCount('service', show), useCount('subService', show), useCount('post', show)];
  return { service: services, subService: subServices, post: posts };
}

function useCount(kind: BoardQuery['kind'], show: BoardQuery['show']): number | undefined {
  const { documents, total, busy } = useContentList({ ...boardVariables({ kind, show, page: 1 }), limit: 1 });
  return documents && !busy ? total : undefined;
}

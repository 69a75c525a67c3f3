'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlusIcon } from '@/components/ui/icons';
import { SelectField } from '@/components/ui/select-field';
import { SiteLink } from '@/components/ui/site-link';
import { localePath, paths } from '@/i18n/paths';
import type { Column } from '../data-table';
import { GraphqlProvider } from '../graphql-provider';
import { ListEmpty } from '../list-states';
import { SearchForm } from '../search-form';
import { addLink } from './add-link';
import { TitleLink, titleOf } from './content-cells';
import type { StaffContent } from './content-form';
import { PAGE_SIZE } from './content-query';
import { ListFrame } from './list-frame';
import { useStandingColumns } from './standing-columns';
import { useContentList } from './use-content-list';

/** All sub-services, to choose one that is to be edited. */
export function SubServicePicker({ labelledBy }: { labelledBy: string }) {
  return (
    <GraphqlProvider>
      <Picker labelledBy={labelledBy} />
    </GraphqlProvider>
  );
}

/** As many services as can be asked for at once. */
const ALL = 100;

function Picker({ labelledBy }: { labelledBy: string }) {
  const t = useTranslations('ContentList');
  const locale = useLocale();
  const [query, setQuery] = useState({ search: '', serviceId: '', page: 1 });
  const services = useContentList({ kind: 'service', sort: 'order', page: 1, limit: ALL }).documents ?? [];
  const nameOf = (document: StaffContent) => titleOf(document, locale)?.text ?? document.slug;
  const list = useContentList({
    kind: 'subService',
    sort: 'order',
    page: query.page,
    limit: PAGE_SIZE,
    ...(query.search && { search: query.search }),
    ...(query.serviceId && { serviceId: query.serviceId }),
  });
  const standings = useStandingColumns();
  const columns: Column<StaffContent>[] = [
    { key: 'title', title: t('subService'), isRowHeader: true, cell: (document) => <TitleLink document={document} hasPicture /> },
    {
      key: 'service',
      title: t('service'),
      cell: ({ serviceId }) => {
        const service = services.find(({ documentId }) => documentId === serviceId);
        return service ? <bdi className="[overflow-wrap:anywhere]">{nameOf(service)}</bdi> : null;
      },
    },
    ...standings,
  ];
  return (
    <div className="flex flex-col gap-4">
      <SearchForm
        label={t('filters')}
        searchLabel={t('search')}
        searched={query.search}
        onSearch={(search) => setQuery({ ...query, search, page: 1 })}
        className="grid gap-3 sm:grid-cols-2 lg:max-w-3xl"
      >
        <SelectField
          label={t('service')}
          placeholder={t('anyService')}
          options={services.map((service) => ({ value: service.documentId, label: nameOf(service) }))}
          value={query.serviceId}
          onChange={(event) => setQuery({ ...query, serviceId: event.target.value, page: 1 })}
        />
      </SearchForm>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-muted">
          {list.documents && !list.busy && !list.problem ? t('subServiceCount', { count: list.total }) : null}
        </p>
        <SiteLink href={localePath(locale, paths.dashboardNewSubService(query.serviceId))} className={addLink}>
          <PlusIcon className="size-4" />
          {t('newSubService')}
        </SiteLink>
      </div>
      <ListFrame
        labelledBy={labelledBy}
        list={list}
        columns={columns}
        page={query.page}
        onPage={(page) => setQuery({ ...query, page })}
        empty={<ListEmpty title={t('noSubServicesFound')} hint={t('nothingFoundHint')} />}
      />
    </div>
  );
}

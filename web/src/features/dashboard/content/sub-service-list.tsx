'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { PlusIcon } from '@/components/ui/icons';
import { Isolate } from '@/components/ui/isolate';
import { SiteLink } from '@/components/ui/site-link';
import { localePath, paths } from '@/i18n/paths';
import { formatPrice } from '@/lib/format';
import { DataTable, type Column } from '../data-table';
import { ListEmpty } from '../list-states';
import { addLink } from './add-link';
import { TitleLink, titleOf } from './content-cells';
import type { StaffContent } from './content-form';
import { useStandingColumns } from './standing-columns';
import { OrderList } from './order-list';
import { useContentCalls } from './use-content-calls';

interface SubServiceListProps {
  serviceId: string;
  subServices: readonly StaffContent[];
  /** They are in another order now. */
  onOrdered: () => Promise<unknown>;
}

/** The sub-services of a service, with the ways to change them, to add one, and to put them in order. */
export function SubServiceList({ serviceId, subServices, onOrdered }: SubServiceListProps) {
  const t = useTranslations('ContentList');
  const locale = useLocale();
  const { reorder } = useContentCalls('subService');
  const [isOrdering, setIsOrdering] = useState(false);
  const [isOrdered, setIsOrdered] = useState(false);
  const columns = useColumns();
  return (
    <section aria-labelledby="sub-services" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sub-services" className="text-lg">
          {t('subServices')}
        </h2>
        {isOrdering ? null : (
          <div className="flex flex-wrap items-center gap-3">
            <p role="status" className="text-sm text-ink-muted">
              {isOrdered ? t('news.ordered') : null}
            </p>
            {subServices.length > 1 ? <ActionButton onClick={() => setIsOrdering(true)}>{t('order.start')}</ActionButton> : null}
            <SiteLink href={localePath(locale, paths.dashboardNewSubService(serviceId))} className={addLink}>
              <PlusIcon className="size-4" />
              {t('newSubService')}
            </SiteLink>
          </div>
        )}
      </div>
      {isOrdering ? (
        <OrderList
          label={t('subServices')}
          items={subServices.map((document) => ({ id: document.documentId, name: titleOf(document, locale)?.text ?? document.slug }))}
          onSave={async (ids) => {
            const problem = await reorder(ids);
            if (problem) return problem;
            // They are in order, whether or not they can be read again at once.
            await onOrdered().catch(() => undefined);
            setIsOrdering(false);
            setIsOrdered(true);
            return null;
          }}
          onClose={() => setIsOrdering(false)}
        />
      ) : subServices.length === 0 ? (
        <ListEmpty title={t('noSubServices')} hint={t('noSubServicesHint')} />
      ) : (
        <DataTable labelledBy="sub-services" columns={columns} rows={subServices} keyOf={({ documentId }) => documentId} />
      )}
    </section>
  );
}

function useColumns(): Column<StaffContent>[] {
  const t = useTranslations('ContentList');
  const standings = useStandingColumns();
  return [
    { key: 'title', title: t('subService'), isRowHeader: true, cell: (document) => <TitleLink document={document} hasPicture /> },
    ...standings,
    { key: 'price', title: t('price'), isShort: true, cell: ({ price }) => (price ? <Isolate className="tabular-nums">{formatPrice(price)}</Isolate> : <span>{t('noPrice')}</span>) },
  ];
}

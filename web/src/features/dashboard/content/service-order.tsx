'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/action-button';
import { ListFailure, ListSkeleton } from '../list-states';
import { titleOf } from './content-cells';
import { OrderList } from './order-list';
import { useContentCalls } from './use-content-calls';
import { useContentList } from './use-content-list';

/** As many as a list can be asked for at once; there are a dozen services, not a hundred. */
const ALL = 100;

interface ServiceOrderProps {
  onDone: () => void;
  onClose: () => void;
}

/** All services in the order in which the site shows them, to be put into another one. */
export function ServiceOrder({ onDone, onClose }: ServiceOrderProps) {
  const t = useTranslations('ContentList');
  const content = useTranslations('Content');
  const locale = useLocale();
  const { reorder } = useContentCalls('service');
  const { documents, busy, problem, reload } = useContentList({ kind: 'service', sort: 'order', page: 1, limit: ALL });
  return (
    <section aria-labelledby="service-order" className="flex max-w-3xl flex-col gap-3">
      <h2 id="service-order" className="text-lg">
        {t('order.title')}
      </h2>
      {problem ? (
        <>
          <ListFailure text={content('loadFailed')} detail={problem.message || content('noAnswer')} retry={content('tryAgain')} onRetry={reload} />
          <ActionButton className="self-start" onClick={onClose}>
            {content('cancel')}
          </ActionButton>
        </>
      ) : !documents || busy ? (
        <ListSkeleton label={content('loading')} />
      ) : (
        <OrderList
          label={t('order.title')}
          items={documents.map((document) => ({ id: document.documentId, name: titleOf(document, locale)?.text ?? document.slug }))}
          onSave={async (ids) => {
            const failure = await reorder(ids);
            if (!failure) onDone();
            return failure;
          }}
          onClose={onClose}
        />
      )}
    </section>
  );
}

import { useTranslations } from 'next-intl';
import { RequestedAmount } from '@/components/quotes/money';
import { QuoteStatusMark } from '@/components/quotes/quote-status';
import { Isolate } from '@/components/ui/isolate';
import { SiteLink } from '@/components/ui/site-link';
import type { InboxQuote } from '@/contracts/quotes';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { formatMoment, formatPrice } from '@/lib/format';
import { DataTable, type Column } from '../data-table';
import { useNow } from '../use-now';
import { DueMark } from './due-mark';

interface InboxTableProps {
  locale: Locale;
  /** Id of the heading that names the table. */
  labelledBy: string;
  quotes: readonly InboxQuote[];
  busy: boolean;
}

/** One line per quote request. */
export function InboxTable({ locale, labelledBy, quotes, busy }: InboxTableProps) {
  const columns = useColumns(locale);
  return <DataTable labelledBy={labelledBy} columns={columns} rows={quotes} keyOf={({ reference }) => reference} busy={busy} isWide />;
}

function useColumns(locale: Locale): Column<InboxQuote>[] {
  const t = useTranslations('QuoteInbox');
  const now = useNow();
  return [
    {
      key: 'reference',
      title: t('reference'),
      isRowHeader: true,
      cell: ({ reference }) => (
        <SiteLink href={localePath(locale, paths.dashboardQuote(reference))} className="text-link inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-primary pointer-coarse:min-h-11">
          <Isolate>{reference}</Isolate>
        </SiteLink>
      ),
    },
    { key: 'client', title: t('client'), cell: ({ client }) => <ClientCell {...client} /> },
    { key: 'items', title: t('items'), cell: (quote) => <ItemsCell {...quote} /> },
    { key: 'status', title: t('status'), cell: ({ status }) => <QuoteStatusMark status={status} /> },
    { key: 'assignee', title: t('assignee'), cell: ({ assignee }) => <Assignee name={assignee?.name} /> },
    {
      key: 'submitted',
      title: t('submitted'),
      cell: ({ submittedAt }) => (
        <time dateTime={submittedAt} className="block text-sm xl:min-w-28">
          {formatMoment(submittedAt, locale)}
        </time>
      ),
    },
    { key: 'due', title: t('replyDue'), cell: (quote) => <DueMark quote={quote} now={now} locale={locale} /> },
    { key: 'total', title: t('total'), cell: (quote) => <TotalCell {...quote} /> },
  ];
}

const ClientCell = ({ name, companyName }: InboxQuote['client']) => (
  <span className="block min-w-0 xl:min-w-36">
    <span className="block [overflow-wrap:anywhere]">
      <bdi>{name}</bdi>
    </span>
    {companyName ? (
      <span className="block text-sm text-ink-muted [overflow-wrap:anywhere]">
        <bdi>{companyName}</bdi>
      </span>
    ) : null}
  </span>
);

/** Names of the first ones; how many more there are is told. */
function ItemsCell({ itemNames }: Pick<InboxQuote, 'itemNames'>) {
  const t = useTranslations('QuoteInbox');
  const more = itemNames.length - 1;
  return (
    <span className="block min-w-0 xl:min-w-36">
      <bdi className="[overflow-wrap:anywhere]">{itemNames[0]}</bdi>
      {more > 0 ? <span className="block text-sm text-ink-muted">{t('moreItems', { count: more })}</span> : null}
    </span>
  );
}

function Assignee({ name }: { name: string | undefined }) {
  const t = useTranslations('QuoteInbox');
  return name === undefined ? <span className="text-ink-muted">{t('nobody')}</span> : <bdi className="break-words">{name}</bdi>;
}

/** As offered, where there is an offer; before that as asked for, which may still need a price. */
function TotalCell({ totalPrice, offerTotal }: Pick<InboxQuote, 'totalPrice' | 'offerTotal'>) {
  const t = useTranslations('QuoteInbox');
  if (offerTotal !== null) {
    return (
      <span className="block">
        <Isolate className="font-semibold">{formatPrice(offerTotal)}</Isolate>
        <span className="block text-sm text-ink-muted">{t('offered')}</span>
      </span>
    );
  }
  return <RequestedAmount amount={totalPrice} />;
}

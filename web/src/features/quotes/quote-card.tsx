import { useLocale, useTranslations } from 'next-intl';
import { OfferedAmount, RequestedAmount } from '@/components/quotes/money';
import { QuoteStatusMark } from '@/components/quotes/quote-status';
import { Isolate } from '@/components/ui/isolate';
import { SiteLink } from '@/components/ui/site-link';
import type { QuoteSummary } from '@/contracts/quotes';
import { localePath, paths } from '@/i18n/paths';
import { classNames } from '@/lib/class-names';
import { formatDate } from '@/lib/format';

/** Names that are told; the others are counted. */
const NAMES_SHOWN = 3;

/** One request in the list; the whole card leads to it. */
export function QuoteCard({ quote }: { quote: QuoteSummary }) {
  const t = useTranslations('Quotes.List');
  const words = useTranslations('QuoteWords.items');
  const locale = useLocale();
  const { reference, status, submittedAt, itemNames, totalItems, totalPrice, offerTotal, offerValidUntil } = quote;
  const more = itemNames.length - NAMES_SHOWN;
  return (
    <article className="relative grid gap-x-8 gap-y-4 rounded-2xl border border-sand-200 bg-white p-5 transition-colors hover:border-teal-300 sm:p-6 md:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)_15rem]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:flex-col md:items-start md:justify-start">
        <h3 className="text-lg">
          <SiteLink href={localePath(locale, paths.quote(reference))} className="card-link">
            <Isolate className="whitespace-nowrap tabular-nums">{reference}</Isolate>
          </SiteLink>
        </h3>
        <QuoteStatusMark status={status} />
      </div>
      <div className="min-w-0">
        <ul className="flex flex-col font-semibold [overflow-wrap:anywhere]">
          {itemNames.slice(0, NAMES_SHOWN).map((name, index) => (
            <li key={index}>{name}</li>
          ))}
        </ul>
        <p className="mt-1 text-sm text-ink-muted">
          {more > 0 ? <>{t('andMore', { count: more })} · </> : null}
          {words('count', { count: totalItems })} · <time dateTime={submittedAt}>{t('requestedOn', { date: formatDate(submittedAt, locale) })}</time>
        </p>
      </div>
      <dl className="grid h-fit grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 max-lg:border-t max-lg:border-sand-200 max-lg:pt-3 md:max-lg:col-span-2">
        <dt className="text-sm text-ink-muted">{t('requested')}</dt>
        <dd className={classNames('text-end', offerTotal === null ? 'text-lg font-semibold' : 'text-ink-muted')}>
          <RequestedAmount amount={totalPrice} />
        </dd>
        {offerTotal === null ? null : (
          <>
            <dt className="text-sm text-ink-muted">{t('offer')}</dt>
            <dd className="text-end text-lg font-semibold">
              <OfferedAmount amount={offerTotal} />
            </dd>
          </>
        )}
        {offerValidUntil !== null && (status === 'offer_sent' || status === 'expired') ? (
          <dd className="col-span-2 text-end text-sm text-ink-muted">
            {t(status === 'expired' ? 'wasValidUntil' : 'validUntil', { date: formatDate(offerValidUntil, locale) })}
          </dd>
        ) : null}
      </dl>
    </article>
  );
}

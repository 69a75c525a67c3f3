import { useLocale, useTranslations } from 'next-intl';
import { BrandMark } from '@/components/layout/brand-mark';
import { Isolate } from '@/components/ui/isolate';
import type { QuoteDetail } from '@/contracts/quotes';
import { formatDate } from '@/lib/format';

/** Whose paper it is printed on. */
export interface Letterhead {
  name: string;
  email: string;
  phone: string;
}

interface PrintHeadProps {
  quote: QuoteDetail;
  company: Letterhead;
  client: { name: string; email: string };
}

/** Head of the printed page: from whom, to whom, about what. The screen has a head of its own. */
export function PrintHead({ quote, company, client }: PrintHeadProps) {
  const t = useTranslations('Quotes.Print');
  const status = useTranslations('QuoteWords.statuses');
  const locale = useLocale();
  const { reference, offer, submittedAt } = quote;
  const facts: readonly (readonly [string, string])[] = [
    [t('date'), formatDate(offer?.sentAt ?? submittedAt, locale)],
    ...(offer ? [[t('validUntil'), formatDate(offer.validUntil, locale)] as const] : []),
    [t('status'), status(quote.status)],
  ];
  return (
    <div className="mb-8 hidden print:block">
      <div className="flex items-start justify-between gap-6 border-b-2 border-primary pb-4">
        <p className="flex items-center gap-3 text-xl font-semibold">
          <BrandMark className="size-10 text-primary" />
          {company.name}
        </p>
        <p className="text-end text-sm text-ink-muted">
          <Isolate className="block">{company.email}</Isolate>
          <Isolate className="block">{company.phone}</Isolate>
        </p>
      </div>
      <div className="mt-6 flex justify-between gap-8">
        <div className="min-w-0">
          <p className="text-2xl font-semibold">
            {offer ? t('quote') : t('request')} <Isolate className="whitespace-nowrap tabular-nums">{reference}</Isolate>
          </p>
          <p className="mt-4 text-sm text-ink-muted">{t('client')}</p>
          <p className="font-semibold [overflow-wrap:anywhere]">
            <bdi>{client.name}</bdi>
          </p>
          <p className="[overflow-wrap:anywhere]">
            <Isolate>{client.email}</Isolate>
          </p>
        </div>
        <dl className="grid h-fit shrink-0 grid-cols-[auto_auto] gap-x-4 gap-y-1 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {offer?.note ? (
        <p dir="auto" className="mt-6 whitespace-pre-line [overflow-wrap:anywhere]">
          {offer.note}
        </p>
      ) : null}
    </div>
  );
}

/** What holds for the figures above it, on paper. */
export function PrintTerms({ quote: { status, offer, timeline } }: { quote: QuoteDetail }) {
  const t = useTranslations('Quotes.Print');
  const locale = useLocale();
  const terms = () => {
    if (!offer) return t('requestTerms');
    const acceptedAt = status === 'accepted' ? timeline.findLast(({ kind }) => kind === 'accepted')?.at : undefined;
    if (acceptedAt) return t('acceptedTerms', { date: formatDate(acceptedAt, locale) });
    return t(status === 'offer_sent' ? 'offerTerms' : 'endedTerms', { date: formatDate(offer.validUntil, locale) });
  };
  return <p className="mt-6 hidden border-t border-sand-300 pt-3 text-sm text-ink-muted print:block">{terms()}</p>;
}

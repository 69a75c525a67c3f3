import { useQueryParams } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { DataTable } from './data-table';
import { ListOf, PersonCell, StatusBadge } from './parts';
import type { QuoteRow } from './types';
import { useReading } from './use-reading';
import { useTexts } from './use-texts';

/** All quotes, the newest first. */
export function QuoteList() {
  const { t, date, dollars } = useTexts();
  const [{ query }] = useQueryParams<{ page?: string }>();
  const reading = useReading<QuoteRow[]>('quotes', query?.page);
  const columns = [t('reference'), t('client'), t('status'), t('items'), t('total'), t('offer'), t('submitted')];
  return (
    <ListOf reading={reading} empty={t('noQuotes')}>
      {(quotes) => (
        <DataTable
          label={t('quotes')}
          columns={columns}
          rows={quotes.map((quote) => ({
            id: quote.reference,
            cells: [
              <Link key="link" to={`/carts-and-quotes/quotes/${quote.reference}`}>{quote.reference}</Link>,
              <PersonCell key="client" {...quote.client} />,
              <StatusBadge key="status" status={quote.status} />,
              quote.totalItems,
              dollars(quote.totalPrice),
              quote.offerTotal === null ? '–' : dollars(quote.offerTotal),
              date(quote.submittedAt),
            ],
          }))}
        />
      )}
    </ListOf>
  );
}

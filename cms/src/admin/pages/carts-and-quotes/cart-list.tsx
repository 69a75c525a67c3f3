import { Typography } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { DataTable } from './data-table';
import { ListOf, PersonCell } from './parts';
import type { Cart } from './types';
import { useReading } from './use-reading';
import { useTexts } from './use-texts';

function CartLine({ serviceName, subServiceName, quantity, available }: Cart['items'][number]) {
  const { t } = useTexts();
  return (
    <Typography tag="div" textColor={available ? 'neutral800' : 'neutral500'}>
      {quantity} × <bdi>{subServiceName}</bdi> (<bdi>{serviceName}</bdi>){available ? null : `, ${t('unavailable')}`}
    </Typography>
  );
}

/** Carts with something in them, the last changed first. */
export function CartList() {
  const { t, date, dollars } = useTexts();
  const [{ query }] = useQueryParams<{ page?: string }>();
  const reading = useReading<Cart[]>('carts', query?.page);
  return (
    <ListOf reading={reading} empty={t('noCarts')}>
      {(carts) => (
        <DataTable
          label={t('carts')}
          columns={[t('client'), t('items'), t('total'), t('updated')]}
          rows={carts.map(({ id, owner, items, totalPrice, updatedAt }) => ({
            id: String(id),
            cells: [
              <PersonCell key="owner" {...owner} />,
              items.map((item) => <CartLine key={item.id} {...item} />),
              dollars(totalPrice),
              date(updatedAt),
            ],
          }))}
        />
      )}
    </ListOf>
  );
}

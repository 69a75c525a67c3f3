import type { ReactNode } from 'react';
import { Badge, Box, EmptyStateLayout, Typography } from '@strapi/design-system';
import { Page, Pagination } from '@strapi/strapi/admin';
import type { QuoteRow } from './types';
import type { Pagination as Pages, useReading } from './use-reading';
import { useTexts } from './use-texts';

/** Names and addresses are others' words: isolated, so that they turn nothing around them. */
export function PersonCell({ name, email, companyName = '' }: { name: string; email: string; companyName?: string }) {
  return (
    <>
      <bdi>{name}</bdi>
      {companyName === '' ? null : <> · <bdi>{companyName}</bdi></>}
      <Typography variant="pi" textColor="neutral600" tag="div"><bdi>{email}</bdi></Typography>
    </>
  );
}

const colours: Record<QuoteRow['status'], { backgroundColor: string; textColor: string }> = {
  new: { backgroundColor: 'primary100', textColor: 'primary700' },
  in_review: { backgroundColor: 'secondary100', textColor: 'secondary700' },
  offer_sent: { backgroundColor: 'warning100', textColor: 'warning700' },
  accepted: { backgroundColor: 'success100', textColor: 'success700' },
  declined: { backgroundColor: 'danger100', textColor: 'danger700' },
  expired: { backgroundColor: 'neutral150', textColor: 'neutral700' },
};

export function StatusBadge({ status }: { status: QuoteRow['status'] }) {
  const { t } = useTexts();
  return <Badge {...colours[status]}>{t(`status.${status}`)}</Badge>;
}

/** Shows a list once it is read, with the way to its other pages. */
export function ListOf<T>(
  { reading, empty, children }: { reading: ReturnType<typeof useReading<T[]>>; empty: string; children: (rows: T[]) => ReactNode },
) {
  if (reading.state === 'loading') return <Page.Loading />;
  if (reading.state === 'failed') return <Page.Error />;
  if (reading.data.length === 0) return <EmptyStateLayout content={empty} />;
  return (
    <>
      {children(reading.data)}
      <Pager {...reading.pagination} />
    </>
  );
}

function Pager({ pageCount, total }: Pages) {
  if (pageCount <= 1) return null;
  return (
    <Box paddingTop={4}>
      <Pagination.Root pageCount={pageCount} total={total}>
        <Pagination.Links />
      </Pagination.Root>
    </Box>
  );
}

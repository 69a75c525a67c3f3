import { Box, Flex, Typography } from '@strapi/design-system';
import { BackButton, Layouts, Page } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { DataTable } from './data-table';
import { PersonCell, StatusBadge } from './parts';
import type { Quote, QuoteEvent } from './types';
import { useReading } from './use-reading';
import { useTexts } from './use-texts';

function useEventText() {
  const { t, dollars } = useTexts();
  return ({ kind, assignee, offerTotal, reason }: QuoteEvent): string => {
    if (kind === 'assigned') return assignee === null ? t('event.unassigned') : t('event.assigned', { assignee });
    if (kind === 'offer_sent') return t('event.offer_sent', { total: offerTotal === null ? '–' : dollars(offerTotal) });
    if (kind === 'declined') return t('event.declined', { reason: reason ?? '–' });
    return t(`event.${kind}`);
  };
}

function Lines({ items }: { items: Quote['items'] }) {
  const { t, dollars } = useTexts();
  const price = (amount: number) => (amount === 0 ? t('onRequest') : dollars(amount));
  return (
    <DataTable
      label={t('items')}
      columns={[t('service'), t('item'), t('quantity'), t('price'), t('total'), t('offerPrice')]}
      rows={items.map((item) => ({
        id: item.id,
        cells: [
          <bdi key="service">{item.serviceName}</bdi>,
          <bdi key="item">{item.subServiceName}</bdi>,
          item.quantity,
          price(item.price),
          price(item.lineTotal),
          item.offerPrice === null ? '–' : dollars(item.offerPrice),
        ],
      }))}
    />
  );
}

function Timeline({ events }: { events: Quote['timeline'] }) {
  const { t, date } = useTexts();
  const eventText = useEventText();
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={3} background="neutral0" shadow="tableShadow" hasRadius padding={6}>
      {events.map((event) => (
        <li key={event.id}>
          <Typography tag="div" textColor="neutral800"><bdi>{eventText(event)}</bdi></Typography>
          <Typography variant="pi" textColor="neutral600" tag="div">
            {date(event.at)} · <bdi>{event.actor.name ?? t('system')}</bdi>
          </Typography>
        </li>
      ))}
    </Flex>
  );
}

/** One quote with its lines and its timeline. */
export function QuotePage() {
  const { t, dollars } = useTexts();
  const { reference = '' } = useParams();
  const reading = useReading<Quote>(`quotes/${encodeURIComponent(reference)}`);
  if (reading.state === 'loading') return <Page.Loading />;
  if (reading.state === 'failed') return <Page.Error />;
  const { client, status, items, timeline, totalPrice, offerTotal } = reading.data;
  return (
    <Page.Main>
      <Page.Title>{reference}</Page.Title>
      <Layouts.Header
        title={reference}
        subtitle={<PersonCell {...client} />}
        navigationAction={<BackButton fallback="/carts-and-quotes" />}
        primaryAction={<StatusBadge status={status} />}
      />
      <Layouts.Content>
        <Lines items={items} />
        <Box paddingTop={4} paddingBottom={8}>
          <Typography fontWeight="bold" textColor="neutral800">
            {t('total')}: {dollars(totalPrice)}{offerTotal === null ? null : ` · ${t('offer')}: ${dollars(offerTotal)}`}
          </Typography>
        </Box>
        <Box paddingBottom={4}>
          <Typography variant="delta" tag="h2" textColor="neutral800">{t('timeline')}</Typography>
        </Box>
        <Timeline events={timeline} />
      </Layouts.Content>
    </Page.Main>
  );
}

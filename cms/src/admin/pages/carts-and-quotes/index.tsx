import { Tabs } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { CartList } from './cart-list';
import { QuoteList } from './quote-list';
import { QuotePage } from './quote-page';
import { useTexts } from './use-texts';

/** The two lists, each at an address of its own. */
function Lists({ shown }: { shown: 'quotes' | 'carts' }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <Page.Main>
      <Page.Title>{t('title')}</Page.Title>
      <Layouts.Header title={t('title')} subtitle={t('subtitle')} />
      <Layouts.Content>
        <Tabs.Root value={shown} onValueChange={(list) => navigate(`/carts-and-quotes/${list}`)} variant="simple">
          <Tabs.List aria-label={t('title')}>
            <Tabs.Trigger value="quotes">{t('quotes')}</Tabs.Trigger>
            <Tabs.Trigger value="carts">{t('carts')}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="quotes" style={{ paddingBlockStart: 24 }}><QuoteList /></Tabs.Content>
          <Tabs.Content value="carts" style={{ paddingBlockStart: 24 }}><CartList /></Tabs.Content>
        </Tabs.Root>
      </Layouts.Content>
    </Page.Main>
  );
}

/** Carts and quotes, which are no content types, to look at. Everything about them is done on the website. */
export default function CartsAndQuotes() {
  return (
    <Page.Protect permissions={[{ action: 'admin::carts-and-quotes.read', subject: null }]}>
      <Routes>
        <Route index element={<Lists shown="quotes" />} />
        <Route path="quotes" element={<Lists shown="quotes" />} />
        <Route path="carts" element={<Lists shown="carts" />} />
        <Route path="quotes/:reference" element={<QuotePage />} />
      </Routes>
    </Page.Protect>
  );
}

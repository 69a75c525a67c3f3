import { useIntl } from 'react-intl';
import { usePanelLanguage } from '../../use-panel-language';
import type { TextKey } from './texts';

/** Texts, amounts and dates of the page in the panel's language. */
export function useTexts() {
  const { formatMessage } = useIntl();
  const amounts = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return {
    ...usePanelLanguage(),
    t: (key: TextKey, values?: Record<string, string>) => formatMessage({ id: `carts-and-quotes.${key}` }, values),
    /** Left to right also within Arabic: isolated by the characters for it. */
    dollars: (amount: number) => `\u2066${amounts.format(amount)}\u2069`,
  };
}

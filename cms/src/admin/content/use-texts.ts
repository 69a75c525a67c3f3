import { useIntl } from 'react-intl';
import { usePanelLanguage } from '../use-panel-language';
import type { TextKey } from './texts';

/** Texts and dates beside the form in the panel's language. */
export function useTexts() {
  const { formatMessage } = useIntl();
  return {
    ...usePanelLanguage(),
    t: (key: TextKey, values?: Record<string, string>) => formatMessage({ id: `content-desk.${key}` }, values),
  };
}

import { getTranslations } from 'next-intl/server';
import { retentionMonths, trackingSettings } from '@/config/env';
import type { Locale } from '@/i18n/locales';
import { ConsentHost } from './late-consent-host';

/** Asks for consent where the site does something that needs it, and shows what was chosen when asked to. */
export async function Consent({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Consent' });
  const { geolocation, provider } = trackingSettings();
  const asked = geolocation && provider ? 'both' : provider ? 'provider' : 'place';
  return (
    <ConsentHost
      locale={locale}
      labels={{ label: t('label'), text: t(`ask.${asked}`), accept: t('accept'), refuse: t('refuse'), more: t('more') }}
      governed={{ geolocation, provider: provider?.name ?? null }}
      months={retentionMonths()}
    />
  );
}

import { getTranslations } from 'next-intl/server';
import { isProduction } from '@/config/env';
import type { Locale } from '@/i18n/locales';
import { UpdateWatch } from './late-update-watch';

/** The notice of a new build, and the service worker; every layout has one. Development has neither. */
export async function Updates({ locale }: { locale: Locale }) {
  if (!isProduction()) return null;
  const t = await getTranslations({ locale, namespace: 'Updates' });
  return (
    <UpdateWatch
      labels={{
        label: t('label'),
        text: t('text'),
        reload: t('reload'),
        later: t('later'),
        unsavedTitle: t('unsavedTitle'),
        unsavedText: t('unsavedText'),
        unsavedReload: t('unsavedReload'),
        unsavedStay: t('unsavedStay'),
      }}
    />
  );
}

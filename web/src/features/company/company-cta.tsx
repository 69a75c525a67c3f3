import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { CtaPanel } from '@/components/ui/cta-panel';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';

interface CompanyCtaProps {
  locale: Locale;
  title: string;
  text: string;
}

/** Last section of a company page: get in touch, or see what there is. */
export async function CompanyCta({ locale, title, text }: CompanyCtaProps) {
  const [t, nav] = await Promise.all([getTranslations({ locale, namespace: 'Home' }), getTranslations({ locale, namespace: 'Nav' })]);
  return (
    <CtaPanel title={title} text={text}>
      <ButtonLink href={localePath(locale, paths.contact)} variant="accent">
        {t('ctaPrimary')}
      </ButtonLink>
      <ButtonLink href={localePath(locale, paths.services)} variant="onDark">
        {nav('viewAllServices')}
      </ButtonLink>
    </CtaPanel>
  );
}

import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { CtaPanel } from '@/components/ui/cta-panel';
import { forScreenReaders } from '@/components/ui/for-screen-readers';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';

interface HomeCtaProps {
  locale: Locale;
  title: string;
  text: string;
}

/** The last word of the home page. */
export async function HomeCta({ locale, title, text }: HomeCtaProps) {
  const t = await getTranslations({ locale, namespace: 'Home' });
  return (
    <CtaPanel id="cta-section" title={title} text={text}>
      <ButtonLink href={localePath(locale, paths.contact)} variant="accent">
        {t('ctaPrimary')}
      </ButtonLink>
      <ButtonLink href={localePath(locale, paths.about)} variant="onDark">
        {t.rich('ctaSecondary', { about: forScreenReaders })}
      </ButtonLink>
    </CtaPanel>
  );
}

import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locales';
import { PanelStep } from './panel-step';
import type { ServicePlace } from './place';

interface MobilePagerProps {
  locale: Locale;
  /** Of the open one. */
  place: ServicePlace;
}

/**
 * "Previous" and "next" at the foot of narrow screens, where the thumb is. The stylesheet leaves room for it (`data-pager-bar`).
 * No part of the panel: what slides can't hold anything that stays in its place.
 */
export async function MobilePager({ locale, place: { previous, next } }: MobilePagerProps) {
  if (!previous && !next) return null;
  const t = await getTranslations({ locale, namespace: 'Services' });
  return (
    <nav
      aria-label={t('pager')}
      data-pager-bar
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--pager-bar) items-center justify-between border-t border-sand-200 bg-white px-3 md:hidden print:hidden"
    >
      <div>{previous ? <PanelStep direction="previous" locale={locale} service={previous} /> : null}</div>
      <div>{next ? <PanelStep direction="next" locale={locale} service={next} /> : null}</div>
    </nav>
  );
}

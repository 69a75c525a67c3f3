import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Container } from '@/components/ui/container';
import { ArrowStartIcon } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { localePath } from '@/i18n/paths';
import { PanelDots } from './panel-dots';
import { PanelStep } from './panel-step';
import type { ServicePlace } from './place';

interface PanelBarProps {
  locale: Locale;
  /** Of the open one. */
  place: ServicePlace;
  /** The open one. */
  slug: string;
  /** Path of the page of the grid that has its card, without language. */
  gridPath: string;
}

/** Head of a service's panel: back to the grid, on to the services nearby. Narrow screens have "previous" and "next" at their foot. */
export async function PanelBar({ locale, place, slug, gridPath }: PanelBarProps) {
  const t = await getTranslations({ locale, namespace: 'Services' });
  const { position, total, previous, next, around } = place;
  return (
    <div className="border-b border-sand-200 bg-white">
      <Container className="grid grid-cols-[1fr_auto] items-center gap-x-6 py-2 md:grid-cols-[1fr_auto_1fr]">
        <Link
          href={localePath(locale, gridPath)}
          prefetch={false}
          scroll={false}
          data-close-panel
          className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-xl font-semibold text-primary hover:text-ink"
        >
          <ArrowStartIcon className="size-5 rtl:-scale-x-100" />
          {t('backToServices')}
        </Link>
        {position ? (
          <>
            <nav aria-label={t('allPanels')} className="max-md:order-last max-md:col-span-full">
              <PanelDots locale={locale} services={around} slug={slug} />
            </nav>
            <nav aria-label={t('pager')} className="-me-3 flex items-center justify-end gap-1 max-md:hidden">
              {previous ? <PanelStep direction="previous" locale={locale} service={previous} /> : null}
              {next ? <PanelStep direction="next" locale={locale} service={next} /> : null}
            </nav>
            <p className="text-sm text-ink-muted tabular-nums md:hidden">{t('position', { position, total })}</p>
          </>
        ) : null}
      </Container>
    </div>
  );
}

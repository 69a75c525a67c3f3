import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { StarChart } from '@/components/ui/star-chart';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';

interface HeroProps {
  locale: Locale;
  title: string;
  text: string;
  foundedYear: number;
}

const CHART_HEIGHTS = [1, 2, 2, 3, 3, 5, 4, 7];
const CHART_ROWS = 8;

/** The promise, and two ways to take it up. */
export async function Hero({ locale, title, text, foundedYear }: HeroProps) {
  const [t, nav] = await Promise.all([getTranslations({ locale, namespace: 'Home' }), getTranslations({ locale, namespace: 'Nav' })]);
  return (
    <section aria-labelledby="hero-title">
      <Container className="grid items-center gap-12 pt-10 pb-16 md:grid-cols-[1.15fr_1fr] lg:gap-16 lg:pt-16 lg:pb-24">
        <div>
          <Badge>{t('since', { year: String(foundedYear) })}</Badge>
          <h1 id="hero-title" className="mt-6 text-5xl">
            {title}
          </h1>
          <p className="mt-6 max-w-xl text-xl text-ink-muted">{text}</p>
          <div className="mt-10 flex flex-wrap gap-4">
            <ButtonLink href={localePath(locale, paths.contact)}>{nav('getStarted')}</ButtonLink>
            <ButtonLink href={localePath(locale, paths.services)} variant="outline">
              {t('exploreServices')}
            </ButtonLink>
          </div>
        </div>
        <div className="overflow-hidden rounded-2xl aspect-[8/7] md:aspect-square">
          <StarChart
            heights={CHART_HEIGHTS}
            rows={CHART_ROWS}
            colours={{
              ground: 'var(--color-teal-900)',
              line: 'color-mix(in oklab, var(--color-teal-800) 60%, transparent)',
              column: 'var(--color-teal-800)',
              top: 'var(--color-teal-600)',
              trend: 'var(--color-sand-100)',
              mark: 'var(--color-coral)',
            }}
            className="size-full rtl:-scale-x-100"
          />
        </div>
      </Container>
    </section>
  );
}

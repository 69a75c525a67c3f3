import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { ArrowEndIcon, ArrowStartIcon } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { PanelLink } from './panel-link';
import type { ServicePlace } from './place';

interface ServicePagerProps {
  locale: Locale;
  /** Of the open one. */
  place: ServicePlace;
}

const link = 'group my-1.5 flex min-h-21 items-center gap-4 rounded-xl py-2.5 hover:text-primary';

/** End of a service's panel on wide screens: on to the services before and after this one, by their names. */
export async function ServicePager({ locale, place: { previous, next } }: ServicePagerProps) {
  if (!previous && !next) return null;
  const t = await getTranslations({ locale, namespace: 'Services' });
  return (
    <nav aria-label={t('goOn')} className="border-t border-sand-200 max-md:hidden">
      <Container className="grid grid-cols-2 gap-6">
        <div>
          {previous ? (
            <PanelLink href={localePath(locale, paths.service(previous.slug))} rel="prev" className={link}>
              <ArrowStartIcon className="size-6 shrink-0 rtl:-scale-x-100" />
              <span>
                <span className="block text-sm text-ink-muted">{t('previous')}</span>
                <span className="font-semibold">{previous.title}</span>
              </span>
            </PanelLink>
          ) : null}
        </div>
        <div>
          {next ? (
            <PanelLink href={localePath(locale, paths.service(next.slug))} rel="next" className={`${link} justify-end text-end`}>
              <span>
                <span className="block text-sm text-ink-muted">{t('next')}</span>
                <span className="font-semibold">{next.title}</span>
              </span>
              <ArrowEndIcon className="size-6 shrink-0 rtl:-scale-x-100" />
            </PanelLink>
          ) : null}
        </div>
      </Container>
    </nav>
  );
}

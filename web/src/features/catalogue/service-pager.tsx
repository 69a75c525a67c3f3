import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { ArrowEndIcon, ArrowStartIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import type { ServiceSummary } from './types';

interface ServicePagerProps {
  locale: Locale;
  /** Null at the ends of the list. */
  previous: ServiceSummary | null;
  next: ServiceSummary | null;
}

const link = 'group flex min-h-24 items-center gap-4 rounded-xl py-4 hover:text-primary';

/** On to the services before and after this one. */
export async function ServicePager({ locale, previous, next }: ServicePagerProps) {
  if (!previous && !next) return null;
  const t = await getTranslations({ locale, namespace: 'Services' });
  return (
    <nav aria-label={t('pager')} className="border-t border-sand-200">
      <Container className="grid grid-cols-2 gap-6">
        <div>
          {previous ? (
            <SiteLink href={localePath(locale, paths.service(previous.slug))} rel="prev" className={link}>
              <ArrowStartIcon className="size-6 shrink-0 rtl:-scale-x-100" />
              <span>
                <span className="block text-sm text-ink-muted">{t('previous')}</span>
                <span className="font-semibold">{previous.title}</span>
              </span>
            </SiteLink>
          ) : null}
        </div>
        <div>
          {next ? (
            <SiteLink href={localePath(locale, paths.service(next.slug))} rel="next" className={`${link} justify-end text-end`}>
              <span>
                <span className="block text-sm text-ink-muted">{t('next')}</span>
                <span className="font-semibold">{next.title}</span>
              </span>
              <ArrowEndIcon className="size-6 shrink-0 rtl:-scale-x-100" />
            </SiteLink>
          ) : null}
        </div>
      </Container>
    </nav>
  );
}

import { getTranslations } from 'next-intl/server';
import { ArrowEndIcon, ArrowStartIcon } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { PanelLink } from './panel-link';

interface PanelStepProps {
  locale: Locale;
  direction: 'previous' | 'next';
  /** The one it leads to. */
  service: { slug: string; title: string };
}

const look = 'inline-flex min-h-11 items-center gap-2 rounded-xl px-3 font-semibold text-primary hover:bg-sand-100 hover:text-ink';

/** On to the service before or after this one. */
export async function PanelStep({ locale, direction, service: { slug, title } }: PanelStepProps) {
  const t = await getTranslations({ locale, namespace: 'Services' });
  const isNext = direction === 'next';
  return (
    <PanelLink
      href={localePath(locale, paths.service(slug))}
      rel={isNext ? 'next' : 'prev'}
      aria-label={t(isNext ? 'nextNamed' : 'previousNamed', { title })}
      className={look}
    >
      {isNext ? null : <ArrowStartIcon className="size-5 rtl:-scale-x-100" />}
      {t(isNext ? 'nextShort' : 'previousShort')}
      {isNext ? <ArrowEndIcon className="size-5 rtl:-scale-x-100" /> : null}
    </PanelLink>
  );
}

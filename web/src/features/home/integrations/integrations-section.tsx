import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { Section, SectionHeading } from '@/components/ui/section';
import { PauseIcon, PlayIcon } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { ROW_COUNT } from './constants';
import { integrations, rowsOf } from './integrations';
import { LogoRow } from './logo-row';

/** The tools we connect, in two rows that pass by slowly, and the way to the whole list. */
export async function IntegrationsSection({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Integrations' });
  return (
    <Section id="integrations-section" labelledBy="integrations-title" isFarDown className="group/logos">
      <SectionHeading id="integrations-title" title={t('title')} text={t('text')} />
      <div role="group" aria-label={t('list')} className="group/rows grid gap-4 overflow-hidden motion-safe:mask-x-from-92%">
        {rowsOf(integrations, ROW_COUNT).map((row, index) => (
          <LogoRow key={index} integrations={row} isReversed={index % 2 === 1} />
        ))}
      </div>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4">
        <ButtonLink href={localePath(locale, paths.tools)} variant="outline">
          {t('browse')}
        </ButtonLink>
        {/* A checkbox pauses the rows by the stylesheet alone, also where no scripts run. */}
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl px-3 text-sm font-semibold text-ink-muted hover:text-ink has-focus-visible:outline-3 has-focus-visible:outline-(--focus-ring) motion-reduce:hidden">
          <input type="checkbox" data-pause="" className="peer sr-only" />
          <PauseIcon className="size-5 peer-checked:hidden" />
          <PlayIcon className="hidden size-5 peer-checked:block rtl:-scale-x-100" />
          {t('pause')}
        </label>
      </div>
    </Section>
  );
}

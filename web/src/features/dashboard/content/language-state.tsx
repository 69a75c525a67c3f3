import { useLocale, useTranslations } from 'next-intl';
import { AlertIcon, ClockIcon } from '@/components/ui/icons';
import { formatMoment } from '@/lib/format';
import { StatusDot, type Tone } from '../status-dot';
import type { StaffLanguage } from './content-form';

const tones: Readonly<Record<StaffLanguage['state'], Tone>> = { missing: 'bad', draft: 'neutral', changed: 'waiting', published: 'good' };

/** How a document stands in one language: its state, whether it is out of date, and what is to happen by itself. */
export function LanguageState({ version }: { version: StaffLanguage }) {
  const t = useTranslations('Content');
  const locale = useLocale();
  const { state, isOutdated } = version;
  return (
    <span className="flex flex-col gap-0.5">
      <StatusDot tone={tones[state]}>{t(`states.${state}`)}</StatusDot>
      {isOutdated ? <Wrong text={t('outdated')} /> : null}
      {(['publish', 'unpublish'] as const).map((action) => {
        const at = version[`${action}At`];
        if (!at) return null;
        const moment = formatMoment(at, locale);
        return version.failedAction === action ? (
          <Wrong key={action} text={t(`${action}Failed`, { moment })} />
        ) : (
          <Scheduled key={action} text={t(`${action}esAt`, { moment })} />
        );
      })}
    </span>
  );
}

const Wrong = ({ text }: { text: string }) => (
  <span className="flex items-start gap-1.5 text-sm text-danger">
    <AlertIcon className="mt-[0.25em] size-4 shrink-0" />
    {text}
  </span>
);

const Scheduled = ({ text }: { text: string }) => (
  <span className="flex items-start gap-1.5 text-sm text-ink-muted">
    <ClockIcon className="mt-[0.25em] size-4 shrink-0" />
    {text}
  </span>
);

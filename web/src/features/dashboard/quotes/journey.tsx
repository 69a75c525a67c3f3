import { useLocale, useTranslations } from 'next-intl';
import { Isolate } from '@/components/ui/isolate';
import { SiteLink } from '@/components/ui/site-link';
import type { InboxQuoteDetail } from '@/contracts/quotes';
import { localePath, paths } from '@/i18n/paths';
import { formatMoment } from '@/lib/format';

type Step = InboxQuoteDetail['journey'][number];

/** So many other requests are shown at once. */
const OTHERS_SHOWN = 3;

const isOther = ({ kind }: Step): boolean => kind === 'earlier_quote' || kind === 'later_quote';

/** The client's way to this request, and what they asked for besides, newest first. */
export function Journey({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('QuoteInbox.journey');
  const others = steps.filter(isOther).toReversed();
  const more = others.slice(OTHERS_SHOWN);
  return (
    <>
      <ol className="flex flex-col gap-3">
        {steps.filter((step) => !isOther(step)).map((step) => (
          <StepItem key={`${step.kind} ${step.at} ${step.detail}`} step={step} />
        ))}
      </ol>
      {others.length === 0 ? null : (
        <>
          <h3 className="mt-5 mb-2 text-base">{t('others')}</h3>
          <ol className="flex flex-col gap-3">
            {others.slice(0, OTHERS_SHOWN).map((step) => (
              <StepItem key={step.detail} step={step} />
            ))}
          </ol>
        </>
      )}
      {more.length === 0 ? null : (
        <details className="mt-3">
          <summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold text-primary pointer-coarse:min-h-11">{t('more', { count: more.length })}</summary>
          <ol className="mt-2 flex flex-col gap-3">
            {more.map((step) => (
              <StepItem key={step.detail} step={step} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function StepItem({ step }: { step: Step }) {
  const t = useTranslations('QuoteInbox.journey');
  const locale = useLocale();
  return (
    <li>
      <p className="[overflow-wrap:anywhere]">
        {t(step.kind)} <Detail step={step} />
      </p>
      <time dateTime={step.at} className="block text-sm text-ink-muted">
        {formatMoment(step.at, locale)}
      </time>
    </li>
  );
}

/** A service's name, the page it was asked for on, or the way to another quote of theirs. */
function Detail({ step }: { step: Step }) {
  const locale = useLocale();
  const { kind, detail } = step;
  if (detail === null) return null;
  if (isOther(step)) {
    return (
      <SiteLink href={localePath(locale, paths.dashboardQuote(detail))} className="text-link inline-flex min-h-6 items-center font-semibold text-primary">
        <Isolate>{detail}</Isolate>
      </SiteLink>
    );
  }
  if (kind === 'submitted') return <Isolate className="text-ink-muted">{detail}</Isolate>;
  return <bdi className="font-semibold">{detail}</bdi>;
}

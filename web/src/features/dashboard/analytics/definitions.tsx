import { useTranslations } from 'next-intl';

const terms = ['visitors', 'visits', 'duration', 'bounceRate', 'sources', 'funnel', 'change'] as const;

/** What the words above the figures mean, and what isn't in them. */
export function Definitions({ dropped: { bots, staff } }: { dropped: { bots: number; staff: number } }) {
  const t = useTranslations('Analytics.definitions');
  return (
    <section aria-labelledby="definitions" className="text-sm">
      <details>
        <summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold text-primary pointer-coarse:min-h-11">
          <h2 id="definitions" className="text-link">
            {t('title')}
          </h2>
        </summary>
        <dl className="mt-2 grid max-w-4xl gap-x-6 gap-y-3 md:grid-cols-2">
          {terms.map((term) => (
            <div key={term}>
              <dt className="font-semibold">{t(`${term}.term`)}</dt>
              <dd className="text-ink-muted">{t(`${term}.text`)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="mt-1 text-ink-muted">{t('dropped', { bots, staff })}</p>
    </section>
  );
}

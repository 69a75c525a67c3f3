import { getTranslations } from 'next-intl/server';
import { InfoIcon } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { PREVIEW_EXIT_PATH } from './constants';

/** Above every page of a preview: that this is one, and the way out. */
export async function PreviewBanner({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Preview' });
  return (
    <aside aria-label={t('label')} className="bg-coral-soft px-4 py-2 text-ink">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-center gap-x-6 gap-y-1">
        <p className="flex items-center gap-2">
          <InfoIcon className="size-5 shrink-0" />
          {t('note')}
        </p>
        {/* No link of the router: the page has to be asked for anew, without the preview's cookies. */}
        <a href={PREVIEW_EXIT_PATH} className="inline-flex min-h-11 items-center font-semibold underline">
          {t('exit')}
        </a>
      </div>
    </aside>
  );
}

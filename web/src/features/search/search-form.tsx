import { getTranslations } from 'next-intl/server';
import { controlStyle } from '@/components/ui/field-frame';
import { buttonStyles } from '@/components/ui/button-style';
import { MagnifierIcon } from '@/components/ui/icons';
import { classNames } from '@/lib/class-names';
import { MAX_QUERY_LENGTH } from '@/contracts/search';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';

interface SearchFormProps {
  locale: Locale;
  /** What was searched for last. */
  words?: string;
  className?: string;
}

/** Asks by a plain form: it needs no script. */
export async function SearchForm({ locale, words, className }: SearchFormProps) {
  const t = await getTranslations({ locale, namespace: 'Search' });
  return (
    <form role="search" action={localePath(locale, paths.search)} method="get" className={classNames('flex max-w-xl gap-2', className)}>
      <label className="relative grow">
        <span className="sr-only">{t('label')}</span>
        <MagnifierIcon className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-muted rtl:-scale-x-100" />
        <input
          type="search"
          name="q"
          required
          maxLength={MAX_QUERY_LENGTH}
          defaultValue={words}
          placeholder={t('placeholder')}
          autoComplete="off"
          className={classNames(controlStyle, 'h-full ps-11')}
        />
      </label>
      <button type="submit" className={buttonStyles.primary}>
        {t('submit')}
      </button>
    </form>
  );
}

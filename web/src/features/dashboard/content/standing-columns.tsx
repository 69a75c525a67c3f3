import { useTranslations } from 'next-intl';
import { locales } from '@/i18n/locales';
import type { Column } from '../data-table';
import { languageOf, type StaffContent } from './content-form';
import { LanguageState } from './language-state';

/**
 * A column for each language: how a document stands in it.
 * @param hasFigures whether it says how much of it is written
 */
export function useStandingColumns(hasFigures = false): Column<StaffContent>[] {
  const content = useTranslations('Content');
  return locales.map((language) => ({
    key: language,
    title: content(`languages.${language}`),
    cell: (document) => {
      const version = languageOf(document, language);
      if (!version) return null;
      return (
        <span className="flex flex-col gap-1.5">
          <LanguageState version={version} />
          {hasFigures ? <Filled filled={version.filled} fields={version.fields} /> : null}
        </span>
      );
    },
  }));
}

/** How much of a document is written in one language. The bar repeats it for those who scan a column. */
function Filled({ filled, fields }: { filled: number; fields: number }) {
  const t = useTranslations('ContentBoard');
  const percent = fields > 0 ? Math.round((filled / fields) * 100) : 0;
  return (
    <span className="flex items-center gap-2 text-sm text-ink-muted">
      <span aria-hidden="true" className="h-2 w-16 overflow-hidden rounded-full bg-sand-200">
        <span className="block h-full rounded-full bg-primary" style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className="whitespace-nowrap tabular-nums">{t('filled', { percent })}</span>
    </span>
  );
}

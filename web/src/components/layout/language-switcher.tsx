import { locales, type Locale } from '@/i18n/locales';
import { Flag } from './flag';
import { nativeNames } from './languages';
import { LanguageLink as LateLanguageLink } from './late-layout';

interface LanguageSwitcherProps {
  locale: Locale;
  label: string;
  /** Whether the other page needs what this one's address says behind its `?`. */
  keepQuery?: boolean;
  /** The link to use where a page's frame doesn't come late. */
  Link?: typeof LateLanguageLink;
}

const item = 'inline-flex min-h-9 items-center gap-2 rounded-[9px] px-3 text-sm max-lg:min-h-11';

/** Both languages, the open one marked. */
export function LanguageSwitcher({ locale, label, keepQuery, Link = LateLanguageLink }: LanguageSwitcherProps) {
  return (
    <ul aria-label={label} className="flex w-fit gap-0.5 rounded-xl border border-sand-200 bg-sand-50 p-0.5">
      {locales.map((language) => (
        <li key={language}>
          {language === locale ? (
            <span lang={language} aria-current="true" className={`${item} bg-white font-semibold text-ink`}>
              <Flag locale={language} />
              {nativeNames[language]}
            </span>
          ) : (
            <Link locale={language} keepQuery={keepQuery} className={`${item} text-ink-muted hover:text-ink`}>
              <Flag locale={language} />
              {nativeNames[language]}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

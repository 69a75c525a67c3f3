import { useLocale, useTranslations } from 'next-intl';
import { locales } from '@/i18n/locales';
import { countryName } from './country-name';
import { splitDuration } from './format-figures';

const sources = ['organic', 'social', 'paid', 'referral', 'direct'] as const;
const devices = ['desktop', 'mobile', 'tablet'] as const;

/** Stands for everything that found no place of its own in the list of its day. */
const OTHER = '…other';
/** What a place is called that nobody knows. */
const UNKNOWN = /^(?:unknown)?$/i;

const isOneOf = <T extends string>(known: readonly T[], key: string): key is T => (known as readonly string[]).includes(key);

/** Kinds of keys that have names in the reader's language. */
export type KeyKind = 'source' | 'country' | 'language' | 'device';

/**
 * Names for what visitors were counted by.
 * @returns a function from a key to the name; a key without one is shown as it is
 */
export function useKeyNames(): (kind: KeyKind | null, key: string, label?: string) => string {
  const t = useTranslations('Analytics.names');
  const locale = useLocale();
  return (kind, key, label = '') => {
    if (key === OTHER) return t('other');
    if (kind === 'source' && isOneOf(sources, key)) return t(`sources.${key}`);
    if (kind === 'device' && isOneOf(devices, key)) return t(`devices.${key}`);
    if (kind === 'language' && isOneOf(locales, key)) return t(`languages.${key}`);
    if (kind !== null && UNKNOWN.test(key)) return t('unknown');
    if (kind === 'country') return countryName(key, locale);
    return label || key;
  };
}

/** Times in words: `1 min 12 s`. */
export function useDuration(): (seconds: number) => string {
  const t = useTranslations('Analytics.duration');
  return (seconds) => {
    const { unit, ...parts } = splitDuration(seconds);
    return t(unit, parts);
  };
}

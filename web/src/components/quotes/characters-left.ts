import { useTranslations } from 'next-intl';

/** From which part of the whole on it is said how much room is left. */
const NEAR_THE_END = 0.9;

/** How many characters may still be typed, once that is worth knowing. */
export function useCharactersLeft(): (text: string, max: number) => string | undefined {
  const t = useTranslations('QuoteWords.form');
  return (text, max) => {
    if (text.length < max * NEAR_THE_END) return undefined;
    return text.length > max ? t('tooMany', { count: text.length - max }) : t('charactersLeft', { count: max - text.length });
  };
}

import { useTranslations } from 'next-intl';

/** What is wrong with a field, in the reader's language: the contracts say it by a key of `Problems`, the server in words. */
export function useProblemText(): (message: string | undefined) => string | undefined {
  const t = useTranslations('Problems');
  return (message) => {
    const key = message as Parameters<typeof t>[0] | undefined;
    return key !== undefined && t.has(key) ? t(key) : message;
  };
}

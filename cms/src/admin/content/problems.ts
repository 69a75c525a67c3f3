import { isFetchError } from '@strapi/strapi/admin';

/** What a refusal says is wrong, by field; undefined where the call failed otherwise. */
export function problemsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  if (!isFetchError(error)) return undefined;
  const refusal = error.response?.data?.error as { details?: { fields?: Record<string, string> } } | undefined;
  return refusal?.details?.fields;
}

import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** Why a call came to nothing. */
export interface ContentProblem {
  code: string;
  /** In the reader's language; empty where the server said nothing. */
  message: string;
}

/** Reads what Apollo throws. */
export function problemOfError(error: unknown): ContentProblem {
  if (CombinedGraphQLErrors.is(error)) {
    const [told] = error.errors;
    const code = told?.extensions?.code;
    // Only words that come with a code are meant for readers.
    return typeof code === 'string' ? { code, message: told?.message ?? '' } : { code: 'internal', message: '' };
  }
  if (!ServerError.is(error)) return { code: 'network', message: '' };
  try {
    const { error: told } = JSON.parse(error.bodyText) as { error?: { code?: string; message?: string } };
    return { code: told?.code ?? 'internal', message: told?.message ?? '' };
  } catch {
    return { code: 'internal', message: '' };
  }
}

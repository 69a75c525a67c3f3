import type { CallCms, SiteCall } from '@/cms/site-calls';
import type { ApiContext } from './answers';
import { queryOf } from './query-of';
import { languageOf } from './texts';
import type { Visitors } from './visitors';

interface Question<T> extends SiteCall<T> {
  query?: Readonly<Record<string, string | number | undefined>>;
}

/** Asks the CMS for the caller of a route, and for texts in the caller's language. */
export type AskFor = <T>(c: ApiContext, question: Question<T>) => Promise<T>;

export const createAskFor =
  (callCms: CallCms, visitors: Visitors): AskFor =>
  (c, { path, query, ...call }) =>
    callCms(visitors.callerOf(c), { ...call, path: `${path}?${queryOf({ ...query, language: languageOf(c) })}` });

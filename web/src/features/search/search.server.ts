import 'server-only';
import { askForVisitor } from '@/cms/account';
import { CmsRefusal, CmsUnavailable } from '@/cms/site-calls';
import { tolerant } from '@/cms/tolerant';
import { searchResponse, type SearchHit } from '@/contracts/search';
import type { Locale } from '@/i18n/locales';
import { RESULTS_PER_PAGE } from './constants';

export type SearchOutcome =
  | { kind: 'found'; hits: SearchHit[]; total: number; page: number; pageCount: number }
  /** Nobody answers, or this visitor has asked too often. */
  | { kind: 'failed'; reason: 'unavailable' | 'tooOften' };

const answer = tolerant(searchResponse.omit({ success: true }));

/**
 * Published posts and services of a language by their words.
 * @param words at least one, at most what the contract allows
 * @param page counted from 1
 */
export async function loadSearch(locale: Locale, words: string, page: number): Promise<SearchOutcome> {
  const query = new URLSearchParams({ q: words, language: locale, page: String(page), limit: String(RESULTS_PER_PAGE) });
  try {
    const { data, pagination } = await askForVisitor({ method: 'GET', path: `/api/search?${query}`, answer });
    return { kind: 'found', hits: data, total: pagination.total, page, pageCount: Math.ceil(pagination.total / RESULTS_PER_PAGE) };
  } catch (error) {
    if (error instanceof CmsRefusal && error.code === 'too_many_requests') return { kind: 'failed', reason: 'tooOften' };
    if (error instanceof CmsRefusal || error instanceof CmsUnavailable) return { kind: 'failed', reason: 'unavailable' };
    throw error;
  }
}

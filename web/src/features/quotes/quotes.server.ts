import 'server-only';
import { z } from 'zod';
import { askAsVisitor } from '@/cms/account';
import { CmsRefusal, CmsUnavailable } from '@/cms/site-calls';
import { tolerant } from '@/cms/tolerant';
import { quoteDetail, quoteReference, type QuoteDetail } from '@/contracts/quotes';
import type { Locale } from '@/i18n/locales';

const answer = tolerant(z.object({ data: quoteDetail }));

/** Whether an address can be a quote's at all. */
export const isQuoteReference = (reference: string): boolean => quoteReference.safeParse(reference).success;

interface LoadedQuote {
  /** Null where it couldn't be read just now: the browser tries for itself, and says so. */
  quote: QuoteDetail | null;
  /** When it was read, for what is told from now. */
  at: Date;
}

/**
 * A quote request of whoever is signed in, read before anything is sent: an address that is nobody's, or somebody else's, is a 404.
 * @returns null where there is none of theirs
 */
export async function loadQuote(reference: string, locale: Locale): Promise<LoadedQuote | null> {
  const at = new Date();
  if (!isQuoteReference(reference)) return null;
  try {
    const read = await askAsVisitor({ method: 'GET', path: `/api/quotes/${reference}?language=${locale}`, answer });
    return { quote: read?.data ?? null, at };
  } catch (error) {
    if (error instanceof CmsRefusal && error.code === 'not_found') return null;
    if (error instanceof CmsUnavailable) return { quote: null, at };
    throw error;
  }
}

import type { InboxQuoteDetail } from '@/contracts/quotes';
import { callApi, type ApiResult } from '@/lib/api-client';

/** What every call about one quote answers: the quote as it is now. */
export interface QuoteAnswer {
  data: InboxQuoteDetail;
}

/** Path of a quote, or of one of its parts, below `/api`. */
export const quotePath = (reference: string, part?: string): string => `/dashboard/quotes/${encodeURIComponent(reference)}${part ? `/${part}` : ''}`;

/** Changes a quote. */
export const changeQuote = (method: 'POST' | 'PUT', reference: string, part: string, body: unknown): Promise<ApiResult<QuoteAnswer>> =>
  callApi(method, quotePath(reference, part), { body });

import type { QuoteResponse, QuoteStatus } from '@/contracts/quotes';
import { callApi, type ApiProblem } from '@/lib/api-client';

/** What a client does about an offer. */
export type OfferAct = { kind: 'accept'; body: { offer: number } } | { kind: 'decline'; body: { reason: string } };

interface Outcome {
  /** How the request stands now, as far as that is known. */
  answer: QuoteResponse | null;
  problem: ApiProblem | null;
}

const statusAfter: Readonly<Record<OfferAct['kind'], QuoteStatus>> = { accept: 'accepted', decline: 'declined' };

/** Refusals because the request isn't what the page showed; trying again would not help. */
export const isOutdated = ({ code }: ApiProblem): boolean => code === 'conflict' || code === 'offer_expired';

/**
 * Accepts or declines an offer. Where the request has changed in the meantime it is read anew; where it turns out to be as
 * wanted already, because an earlier answer got lost on its way, that is no problem.
 */
export async function actOnOffer(reference: string, { kind, body }: OfferAct): Promise<Outcome> {
  const result = await callApi<QuoteResponse>('POST', `/quotes/${reference}/${kind}`, { body });
  if (result.ok) return { answer: result.data, problem: null };
  if (!isOutdated(result)) return { answer: null, problem: result };
  const now = await callApi<QuoteResponse>('GET', `/quotes/${reference}`);
  if (!now.ok) return { answer: null, problem: result };
  return { answer: now.data, problem: now.data.data.status === statusAfter[kind] ? null : result };
}

import type { QuoteRecord } from './record';

export interface JourneyStep {
  readonly at: string;
  readonly kind: 'registered' | 'added_to_cart' | 'submitted' | 'earlier_quote' | 'later_quote';
  readonly detail: string | null;
}

/** Another quote of the same client. */
export interface OtherQuote {
  readonly reference: string;
  readonly at: string;
}

/**
 * The client's way to a request and on from it, oldest step first.
 * @param registeredAt null where the account is gone
 * @param others the client's other quotes
 */
export function journeyOf(record: QuoteRecord, registeredAt: Date | null, others: readonly OtherQuote[]): JourneyStep[] {
  const { submittedAt, path, lines } = record;
  const steps: JourneyStep[] = [
    ...(registeredAt ? [{ at: registeredAt.toISOString(), kind: 'registered' as const, detail: null }] : []),
    ...lines.map(({ addedAt, subServiceName }) => ({
      at: new Date(addedAt).toISOString(), kind: 'added_to_cart' as const, detail: subServiceName,
    })),
    ...others.map(({ at, reference }) => ({
      at: new Date(at).toISOString(),
      kind: new Date(at) < submittedAt ? ('earlier_quote' as const) : ('later_quote' as const),
      detail: reference,
    })),
    { at: submittedAt.toISOString(), kind: 'submitted', detail: path === '' ? null : path },
  ];
  return steps.sort((one, other) => one.at.localeCompare(other.at));
}

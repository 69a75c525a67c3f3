/* What the routes of `cms/src/panel/carts-and-quotes.ts` answer, as far as the page shows it. Amounts in US dollars. */

interface Person {
  readonly name: string;
  readonly email: string;
}

export interface QuoteRow {
  readonly reference: string;
  readonly status: 'new' | 'in_review' | 'offer_sent' | 'accepted' | 'declined' | 'expired';
  readonly client: Person & { readonly companyName: string };
  readonly submittedAt: string;
  readonly totalItems: number;
  readonly totalPrice: number;
  readonly offerTotal: number | null;
}

export interface QuoteEvent {
  readonly id: string;
  readonly at: string;
  readonly kind: 'submitted' | 'assigned' | 'review_started' | 'offer_sent' | 'offer_withdrawn' | 'accepted' | 'declined' | 'expired' | 'reopened';
  readonly actor: { readonly kind: 'client' | 'staff' | 'system'; readonly name: string | null };
  readonly offerTotal: number | null;
  readonly reason: string | null;
  readonly assignee: string | null;
}

export interface Line {
  readonly id: string;
  readonly serviceName: string;
  readonly subServiceName: string;
  readonly quantity: number;
  readonly price: number;
  readonly lineTotal: number;
}

export interface Quote extends QuoteRow {
  readonly items: readonly (Line & { readonly offerPrice: number | null })[];
  readonly timeline: readonly QuoteEvent[];
}

export interface Cart {
  readonly id: number;
  readonly owner: Person;
  readonly updatedAt: string;
  readonly items: readonly (Line & { readonly available: boolean })[];
  readonly totalItems: number;
  readonly totalPrice: number;
}

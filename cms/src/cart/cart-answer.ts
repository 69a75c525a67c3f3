import type { AccountLanguage } from '../accounts/fields';
import { dollars } from './money';

/** A text per language. */
export type Texts = Readonly<Record<AccountLanguage, string>>;

/** A line as it is stored; amounts in cents. */
export interface CartLine {
  readonly id: string;
  readonly serviceId: string;
  readonly serviceSlug: string;
  readonly serviceName: Texts;
  readonly subServiceId: string;
  readonly subServiceSlug: string;
  readonly subServiceName: Texts;
  readonly description: Texts;
  readonly priceCents: number;
  readonly quantity: number;
  /** Whether service and sub-service are published now. */
  readonly available: boolean;
}

/** A cart as the database hands it out: its lines, and the visitor session that wrote last. */
export interface StoredCart {
  readonly lines: readonly CartLine[];
  readonly sessionId: string | null;
}

/** Quantities and cents of what can be asked for: the one place where a cart is added up. */
export function totalsOf(lines: readonly CartLine[]): { items: number; cents: number } {
  const counted = lines.filter(({ available }) => available);
  return {
    items: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    cents: counted.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0),
  };
}

/** A cart in the reader's language, as the website's contract has it. */
export function cartAnswer({ lines, sessionId }: StoredCart, language: AccountLanguage) {
  const totals = totalsOf(lines);
  return {
    items: lines.map(({ serviceName, subServiceName, description, priceCents, ...line }) => ({
      ...line,
      serviceName: serviceName[language],
      subServiceName: subServiceName[language],
      description: description[language],
      price: dollars(priceCents),
      lineTotal: dollars(priceCents * line.quantity),
    })),
    totalItems: totals.items,
    totalPrice: dollars(totals.cents),
    sessionId,
    status: 'active' as const,
  };
}

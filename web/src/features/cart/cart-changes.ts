import type { Cart, CartItem } from '@/contracts/cart';

type LineAddress = Pick<CartItem, 'serviceId' | 'subServiceId'>;

/** A cart holds each sub-service of a service once; unlike a line's id, this is known before the server has answered. */
export const lineKey = ({ serviceId, subServiceId }: LineAddress): string => `${serviceId}/${subServiceId}`;

/** What somebody did that the server hasn't confirmed yet. */
export type CartChange =
  | { kind: 'add'; key: string; line: CartItem | null }
  | { kind: 'quantity'; key: string; quantity: number }
  | { kind: 'remove'; key: string }
  | { kind: 'clear' };

const inCents = (dollars: number): number => Math.round(dollars * 100);

function withTotals(cart: Cart, items: readonly CartItem[]): Cart {
  const counted = items.filter(({ available }) => available);
  return {
    ...cart,
    items: [...items],
    totalItems: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: counted.reduce((sum, { lineTotal }) => sum + inCents(lineTotal), 0) / 100,
  };
}

function applyToItems(items: readonly CartItem[], change: CartChange): readonly CartItem[] {
  switch (change.kind) {
    case 'add':
      return change.line && !items.some((item) => lineKey(item) === change.key) ? [...items, change.line] : items;
    case 'quantity':
      return items.map((item) =>
        lineKey(item) === change.key
          ? { ...item, quantity: change.quantity, lineTotal: (inCents(item.price) * change.quantity) / 100 }
          : item,
      );
    case 'remove':
      return items.filter((item) => lineKey(item) !== change.key);
    case 'clear':
      return [];
  }
}

/** The cart as it will be once the server has confirmed everything. */
export function applyChanges(cart: Cart, changes: readonly CartChange[]): Cart {
  return changes.length ? withTotals(cart, changes.reduce(applyToItems, cart.items)) : cart;
}

/** The cart without what has just been sent. */
export const withoutLines = (cart: Cart, keys: ReadonlySet<string>): Cart =>
  withTotals(cart, cart.items.filter((item) => !keys.has(lineKey(item))));

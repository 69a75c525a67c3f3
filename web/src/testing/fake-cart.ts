import type { Cart, CartItem } from '@/contracts/cart';
import type { QuoteItemRequest } from '@/contracts/quote-request';
import type { ApiCallOptions, ApiProblem, ApiResult } from '@/lib/api-client';

/** A line as the API answers it; `name` names the sub-service and makes its id. */
export function cartItem(name: string, values: Partial<CartItem> = {}): CartItem {
  const { price = 100, quantity = 1 } = values;
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    id: `line-${id}`, serviceId: 'service-seo', serviceSlug: 'seo', serviceName: 'SEO', subServiceId: `sub-${id}`, subServiceSlug: id, subServiceName: name,
    description: `All about ${name}.`, price, quantity, lineTotal: price * quantity, available: true, ...values,
  };
}

export function cartOf(...items: CartItem[]): Cart {
  const counted = items.filter(({ available }) => available);
  return {
    items,
    totalItems: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: counted.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    sessionId: null,
    status: 'active',
  };
}

export const problem = (status: number, code: ApiProblem['code'], values?: ApiProblem['values']): ApiProblem => ({ ok: false, status, code, message: '', ...(values && { values }) });

/** The API's side of the cart, in memory: stands in for `callApi`. */
export class FakeCart {
  items: CartItem[];
  /** Method and path of every call, in the order of their arrival. */
  readonly calls: string[] = [];
  readonly options: ApiCallOptions[] = [];
  /** Bodies of the quote requests that were stored. */
  readonly quoted: QuoteItemRequest[] = [];
  /** Awaited before each answer. */
  gate: Promise<void> = Promise.resolve();
  readonly #refusals = new Map<string, ApiProblem[]>();

  constructor(...items: CartItem[]) {
    this.items = items;
  }

  /** Refuses the next call of this method and beginning of a path; nothing is done then. */
  refuseNext(call: string, ...problems: ApiProblem[]): void {
    this.#refusals.set(call, [...(this.#refusals.get(call) ?? []), ...problems]);
  }

  /** Holds answers back until the function it returns is called. */
  hold(): () => void {
    let open: () => void = () => undefined;
    this.gate = new Promise((resolve) => (open = resolve));
    return () => open();
  }

  readonly call = async (method: string, path: string, options: ApiCallOptions = {}): Promise<ApiResult<unknown>> => {
    const call = `${method} ${path}`;
    this.calls.push(call);
    this.options.push(options);
    await this.gate;
    const refused = [...this.#refusals].find(([begins, list]) => call.startsWith(begins) && list.length > 0)?.[1].shift();
    if (refused) return refused;
    return { ok: true, status: 200, data: { success: true, data: this.#do(method, path, options.body) } };
  };

  #do(method: string, path: string, body: unknown): unknown {
    const [, area, action, , subServiceId] = path.split('/').map(decodeURIComponent);
    if (area === 'visitor') return this.#quote(body as QuoteItemRequest);
    if (action === 'add') {
      const { subServiceName = '' } = body as { subServiceName?: string };
      this.items.push(cartItem(subServiceName));
    }
    if (action === 'remove') this.items = this.items.filter((item) => item.subServiceId !== subServiceId);
    if (action === 'clear') this.items = [];
    if (action === 'update') {
      const { quantity } = body as { quantity: number };
      this.items = this.items.map((item) => (item.subServiceId === subServiceId ? { ...item, quantity, lineTotal: item.price * quantity } : item));
    }
    return cartOf(...this.items);
  }

  #quote(body: QuoteItemRequest): unknown {
    this.quoted.push(body);
    const asked = this.items.filter(({ available }) => available);
    const stored = new Set(this.quoted.map(({ subServiceId }) => subServiceId));
    const complete = asked.every(({ subServiceId }) => stored.has(subServiceId));
    if (complete) this.items = this.items.filter(({ available }) => !available);
    return { complete, reference: complete ? 'Q-2026-000123' : null, stored: stored.size, total: asked.length };
  }
}

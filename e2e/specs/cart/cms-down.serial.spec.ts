import { randomUUID } from 'node:crypto';
import { call } from '../../fixtures/account';
import { cartOf, clientWithCart, tryToAdd, WANTED } from '../../fixtures/cart';
import { payloadOf, quoteOf, submissionIn, submitItem } from '../../fixtures/quotes';
import { expect, test } from '../../fixtures/test';

test('with the CMS stopped every call says so within three seconds; after its return the same call goes through, once', async ({ stack }) => {
  test.setTimeout(120_000);
  const { visitor, cart } = await clientWithCart(stack, 'down');
  const [item = {}] = cart.items.map(payloadOf);
  const body = { ...item, requestId: randomUUID() };

  await stack.stopCms();
  try {
    const calls = [
      ['a read', () => call(visitor, 'GET', '/cart')],
      ['an addition', () => tryToAdd(visitor, WANTED.keywords)],
      ['a removal', () => call(visitor, 'DELETE', '/cart/clear')],
      ['a request', () => submitItem(visitor, body)],
      ['a body that is none', () => call(visitor, 'POST', '/cart/add', { unknown: 1 })],
      ['the list of requests', () => call(visitor, 'GET', '/quotes')],
    ] as const;
    for (const [what, send] of calls) {
      const begin = performance.now();
      const { status, headers, body: answer } = await send();
      expect([status, answer.error?.code, headers['cache-control']], what).toEqual([503, 'unavailable', 'no-store']);
      expect(Number(headers['retry-after']), what).toBeGreaterThan(0);
      expect(performance.now() - begin, what).toBeLessThan(3_000);
    }
  } finally {
    await stack.startCms();
  }

  expect(await cartOf(visitor)).toEqual(cart);
  const [first, again] = [submissionIn(await submitItem(visitor, body)), submissionIn(await submitItem(visitor, body))];
  expect(again).toEqual(first);
  expect((await quoteOf(visitor, first.reference ?? '')).items).toHaveLength(1);
});

// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { wrongCart } from './cart-check.mjs';

const item = { serviceId: 's1', serviceSlug: 'seo', subServiceId: 'u1', slug: 'audit', title: 'Audit', serviceTitle: 'SEO', cents: 74_950 };

/** @param {object} [line] @param {object} [totals] */
const answer = (line = {}, totals = {}) => JSON.stringify({
  success: true,
  data: {
    items: [{ serviceId: 's1', subServiceId: 'u1', subServiceName: 'Audit', quantity: 2, price: 749.5, lineTotal: 1499, available: true, ...line }],
    totalItems: 2, totalPrice: 1499, ...totals,
  },
});

test('the right cart, and wrong ones', () => {
  assert.equal(wrongCart(answer(), [{ item, quantity: 2 }]), null);
  assert.match(wrongCart(answer(), []) ?? '', /the lines/);
  assert.match(wrongCart(answer({ quantity: 1 }), [{ item, quantity: 2 }]) ?? '', /the lines/);
  assert.match(wrongCart(answer({ price: 1 }), [{ item, quantity: 2 }]) ?? '', /the lines/);
  assert.match(wrongCart(answer({}, { totalPrice: 1 }), [{ item, quantity: 2 }]) ?? '', /totals/);
  assert.match(wrongCart('{"success":false}', []) ?? '', /no success/);
});

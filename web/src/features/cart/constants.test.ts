import * as contract from '@/contracts/cart';
import { quoteItemRequest } from '@/contracts/quote-request';
import { MAX_DESCRIPTION, MAX_QUANTITY } from './constants';

it('agrees with the contract, which is too heavy for public pages', () => {
  expect(MAX_QUANTITY).toBe(contract.MAX_QUANTITY);
  const request = (length: number) => ({ serviceName: 'SEO', subServiceName: 'Audit', subServiceDescription: 'x'.repeat(length) });
  expect(quoteItemRequest.safeParse(request(MAX_DESCRIPTION)).success).toBe(true);
  expect(quoteItemRequest.safeParse(request(MAX_DESCRIPTION + 1)).success).toBe(false);
});

import { callApi } from '@/lib/api-client';
import type { CartAction } from '@/lib/cart-events';
import { cartItem, FakeCart, problem } from '@/testing/fake-cart';
import { addToCart, clearCart, removeLine, setQuantity } from './cart-actions';
import { emptyCart, loadCart } from './cart-sync';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const audit = cartItem('Audit');
const links = cartItem('Links');
const wanted = { serviceId: links.serviceId, subServiceId: links.subServiceId, subServiceName: links.subServiceName };
let server: FakeCart;
let told: string[];
const onAction = ({ detail: { action, item } }: CustomEvent<CartAction>) => told.push(`${action} ${item.serviceName}: ${item.subServiceName}`);

beforeEach(async () => {
  told = [];
  emptyCart();
  server = new FakeCart(audit);
  jest.mocked(callApi).mockImplementation(server.call as typeof callApi);
  await loadCart();
  window.addEventListener('cartAction', onAction);
});
afterEach(() => window.removeEventListener('cartAction', onAction));

it('tells what was added once the server has it, and not before', async () => {
  const open = server.hold();
  const adding = addToCart(wanted);
  expect(told).toEqual([]);
  open();
  await adding;
  expect(told).toEqual(['add SEO: Links']);
});

it('tells what was removed', async () => {
  await removeLine(audit);
  expect(told).toEqual(['remove SEO: Audit']);
});

it('tells nothing of what was refused, nor of quantities and an emptied cart', async () => {
  server.refuseNext('POST /cart/add', problem(409, 'already_in_cart'));
  server.refuseNext('DELETE /cart/remove', problem(503, 'unavailable'));
  await addToCart(wanted);
  await removeLine(audit);
  await setQuantity(audit, 3);
  await clearCart();
  expect(told).toEqual([]);
});

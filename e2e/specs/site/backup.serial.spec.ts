import { call, newPerson, newVisitor, signIn, verifiedPerson } from '../../fixtures/account';
import { becomeActor } from '../../fixtures/actors';
import { cartOf, clientWithCart } from '../../fixtures/cart';
import { POINT, upload } from '../../fixtures/content';
import { expect, test } from '../../fixtures/test';

test('after database and uploads are lost, a backup brings back rows, pictures, and people who stay signed in', async ({ stack, request }) => {
  test.setTimeout(300_000);
  const { person, visitor, cart } = await clientWithCart(stack, 'kept');
  const marketing = await becomeActor(stack, 'marketing');
  const picture = (await upload(marketing, { ...POINT, name: 'صورة محفوظة.png' })).body.data as { url: string };
  const bytes = await (await request.get(picture.url)).body();

  await stack.backUp();
  const late = await verifiedPerson(stack, newPerson('late'));

  await stack.stopCms();
  try {
    await stack.destroyData();
    await stack.restoreData();
  } finally {
    await stack.startCms();
  }

  // The session of before, and the password.
  expect(await call(visitor, 'GET', '/auth/me')).toMatchObject({ status: 200 });
  expect((await signIn(await newVisitor(stack), person)).status).toBe(200);
  expect(await cartOf(visitor)).toEqual(cart);
  expect((await call(marketing, 'GET', '/auth/me')).status).toBe(200);

  // Asked under an address that nobody has an answer to yet.
  const restored = await request.get(`${picture.url}?restored`);
  expect(restored.status()).toBe(200);
  expect((await restored.body()).equals(bytes)).toBe(true);

  // What came after the backup isn't in it, and the site goes on writing.
  expect((await signIn(await newVisitor(stack), late)).status).toBe(401);
  await verifiedPerson(stack, newPerson('after'));
  expect((await request.get(stack.siteUrl)).status()).toBe(200);
});

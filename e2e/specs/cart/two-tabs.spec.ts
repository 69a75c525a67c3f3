import { WANTED } from '../../fixtures/cart';
import { becomeClient, cartIcon, fillCart, quantitiesOnServer } from '../../fixtures/cart-ui';
import { expect, test } from '../../fixtures/test';

const { audit, keywords, onRequest } = WANTED;

test('two tabs agree: what one does, the other shows', async ({ page, context, stack }) => {
  await becomeClient(stack, page, 'tabs');
  await fillCart(page.request, audit, onRequest);
  const other = await context.newPage();
  await page.goto('/cart');
  await other.goto('/services/seo');
  await expect(cartIcon(other, 'en', 2)).toBeVisible();

  await page.getByRole('button', { name: `One more of ${onRequest.name.en}` }).click();
  await expect(cartIcon(other, 'en', 3)).toBeVisible();
  await other.getByRole('button', { name: `Add to Cart: ${keywords.name.en}` }).click();
  await expect(page.getByRole('heading', { name: keywords.name.en })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${audit.name.en}` }).click();
  await expect(cartIcon(other, 'en', 3)).toBeVisible();
});

test('the same item added in both tabs at once is one line', async ({ page, context, stack }) => {
  await becomeClient(stack, page, 'tabs-add');
  const other = await context.newPage();
  const buttons = [];
  for (const tab of [page, other]) {
    await tab.goto('/services/seo');
    const button = tab.getByRole('button', { name: `Add to Cart: ${audit.name.en}` });
    await expect(button).toBeEnabled();
    buttons.push(button);
  }
  await Promise.all(buttons.map((button) => button.click()));
  for (const tab of [page, other]) await expect(cartIcon(tab, 'en', 1)).toBeVisible();
  expect(await quantitiesOnServer(page.request)).toEqual({ [audit.subService]: 1 });
});

test('quick presses end at the right number, here and there', async ({ page, context, stack }) => {
  await becomeClient(stack, page, 'tabs-quick');
  await fillCart(page.request, audit);
  const other = await context.newPage();
  await other.goto('/cart');
  await page.goto('/cart');
  const more = page.getByRole('button', { name: `One more of ${audit.name.en}` });
  await expect(more).toBeEnabled();
  await more.evaluate((button) => {
    for (let presses = 0; presses < 11; presses += 1) (button as HTMLButtonElement).click();
  });
  for (const tab of [page, other]) await expect(cartIcon(tab, 'en', 12)).toBeVisible();
  await expect.poll(() => quantitiesOnServer(page.request)).toEqual({ [audit.subService]: 12 });
});

test('submitting in both tabs at once is one request', async ({ page, context, stack }) => {
  const person = await becomeClient(stack, page, 'tabs-submit');
  await fillCart(page.request, audit, keywords, onRequest);
  const other = await context.newPage();
  const buttons = [];
  for (const tab of [page, other]) {
    await tab.goto('/cart');
    const button = tab.getByRole('button', { name: 'Proceed to Checkout' });
    await expect(button).toBeEnabled();
    buttons.push(button);
  }
  // Not `click()`: while it waits for the one to stand still, the other's request may already have emptied the cart.
  await Promise.all(buttons.map((button) => button.dispatchEvent('click')));
  await expect
    .poll(async () => stack.sql<{ count: string }>(`select count(*) from app.quotes where client_email = $1 and status = 'new'`, [person.email]))
    .toEqual([{ count: '1' }]);
  for (const tab of [page, other]) await expect(tab.getByRole('alertdialog')).toContainText('Quote request submitted!');
  expect(await stack.sql(`select 1 from app.quotes where client_email = $1`, [person.email])).toHaveLength(1);
});

test('signing out in one tab empties the cart of the other', async ({ page, context, stack }) => {
  await becomeClient(stack, page, 'tabs-out');
  await fillCart(page.request, audit);
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(cartIcon(other, 'en', 1)).toBeVisible();
  await page.goto('/services');
  await page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(other.getByText('Login Required')).toBeVisible();
  await expect(cartIcon(other, 'en', 0)).toBeVisible();
});

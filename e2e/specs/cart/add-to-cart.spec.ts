import { newPerson, verifiedPerson } from '../../fixtures/account';
import { dialogAfter, signInIn } from '../../fixtures/auth-ui';
import { WANTED } from '../../fixtures/cart';
import { becomeClient, cartIcon, openCart, quantitiesOnServer, toast } from '../../fixtures/cart-ui';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

const { audit } = WANTED;

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);
  const said = (english: string, key: string): string => (language === 'en' ? english : t(key));
  const connect = `${said('Connect to Add', 'Cart.Add.connect')}: ${audit.name[language]}`;
  const add = `${said('Add to Cart', 'Cart.Add.add')}: ${audit.name[language]}`;
  const message = (english: string, key: string, n = '') => said(english, key).replace('{item}', audit.name[language]).replace('{n}', n);

  test(`${language}: what a visitor wants to add is in the cart after signing in, once`, async ({ page, stack }) => {
    const person = await verifiedPerson(stack, newPerson('intent'));
    await page.goto(`${prefix}/services/seo`);
    const button = page.getByRole('button', { name: connect });
    const dialog = await dialogAfter(page, language, () => button.click({ timeout: 3_000 }));
    await expect(dialog).toContainText(said('Please connect to your account to add services to your cart', 'Cart.Add.connectMessage'));
    await signInIn(dialog, language, person);
    await expect(cartIcon(page, language, 1)).toBeVisible();
    await expect(toast(page, message('"{item}" added to cart', 'Cart.Toasts.added'))).toBeVisible();
    expect(await quantitiesOnServer(page.request)).toEqual({ [audit.subService]: 1 });
    await page.reload();
    await expect(cartIcon(page, language, 1)).toBeVisible();
    expect(await quantitiesOnServer(page.request)).toEqual({ [audit.subService]: 1 });
  });

  test(`${language}: adding twice is one line, and the second time a warning with its quantity`, async ({ page, stack }) => {
    await becomeClient(stack, page, 'add');
    await page.goto(`${prefix}/services/seo`);
    const button = page.getByRole('button', { name: add });
    await button.dblclick();
    await expect(cartIcon(page, language, 1)).toBeVisible();
    await button.click();
    await expect(toast(page, message('"{item}" is already in your cart! Current quantity: {n}', 'Cart.Toasts.duplicate', '1'))).toBeVisible();
    expect(await quantitiesOnServer(page.request)).toEqual({ [audit.subService]: 1 });
  });

  test(`${language}: pressed before the server has said who this is, it adds all the same`, async ({ page, stack }) => {
    await becomeClient(stack, page, 'early');
    let answer: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/me?*', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(`${prefix}/services/seo`);
    await page.getByRole('button', { name: add }).dblclick();
    answer();
    await expect(cartIcon(page, language, 1)).toBeVisible();
    await expect(toast(page, message('"{item}" added to cart', 'Cart.Toasts.added'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await quantitiesOnServer(page.request)).toEqual({ [audit.subService]: 1 });
  });

  test(`${language}: the panel keeps the focus, gives it back, and stands still behind`, async ({ page, stack }) => {
    await becomeClient(stack, page, 'panel');
    await page.goto(`${prefix}/services/seo`);
    await page.getByRole('button', { name: add }).click();
    const icon = cartIcon(page, language, 1);
    const panel = await openCart(page, language, 1);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null);
      expect(outside, `after ${presses + 1} × Tab`).toBe(false);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    const box = await panel.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(language === 'ar' ? box?.x : (box?.x ?? 0) + (box?.width ?? 0)).toBe(language === 'ar' ? 0 : width);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(icon).toBeFocused();
  });
}

test('a removal in the panel is said inside of it, stays under the pointer, and can be read again', async ({ page, stack }) => {
  await becomeClient(stack, page, 'toast');
  await page.goto('/services/seo');
  await page.getByRole('button', { name: `Add to Cart: ${audit.name.en}` }).click();
  const panel = await openCart(page, 'en', 1);
  await panel.getByRole('button', { name: `Remove ${audit.name.en}` }).click();
  const message = panel.getByRole('region', { name: /Messages/ }).getByRole('listitem').filter({ hasText: `"${audit.name.en}" removed from cart` });
  await message.hover();
  await expect(panel.getByText('Your cart is empty')).toBeVisible();
  await panel.getByText('Messages', { exact: false }).last().click();
  await expect(panel.getByRole('list').last()).toContainText(`"${audit.name.en}" removed from cart`);
});

test('without an answer the item isn’t in the cart, and the button says so', async ({ page, stack }) => {
  await becomeClient(stack, page, 'add-failed');
  await page.goto('/services/seo');
  await page.route('**/api/cart/add**', (route) => route.abort());
  await page.getByRole('button', { name: `Add to Cart: ${audit.name.en}` }).click();
  await expect(page.getByText('This could not be added. Please try again.')).toBeVisible();
  await expect(cartIcon(page, 'en', 0)).toBeVisible();
});

test('before scripts run, the icon leads to the cart and the button to the login page', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.siteUrl });
  const page = await context.newPage();
  await page.goto('/services/seo');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, items: 0' })).toHaveAttribute('href', '/cart');
  await expect(page.getByRole('link', { name: `Connect to Add: ${audit.name.en}` })).toHaveAttribute('href', '/login?from=%2Fservices%2Fseo');
  await context.close();
});

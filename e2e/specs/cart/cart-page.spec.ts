import { newPerson, verifiedPerson } from '../../fixtures/account';
import { signInOnPage } from '../../fixtures/auth-ui';
import { WANTED } from '../../fixtures/cart';
import { becomeClient, fillCart, quantitiesOnServer } from '../../fixtures/cart-ui';
import type { Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

const { audit, keywords, onRequest } = WANTED;
const CART_CALL = '**/api/cart?**';
const QUOTE_CALL = '**/api/visitor/quote-request**';
const REFERENCE = /Q-\d{4}-\d{6}/;

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);
  /** What the specification words, and its Arabic counterpart. */
  const said = (english: string, key: string): string => (language === 'en' ? english : t(key));

  test(`${language}: a visitor is asked to log in, and comes back to the cart`, async ({ page, stack }) => {
    const person = await verifiedPerson(stack, newPerson('cart-login'));
    await page.goto(`${prefix}/cart`);
    await expect(page.getByText(said('Login Required', 'Cart.Connect.loginTitle'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: said('Browse Services', 'Cart.browse') })).toHaveAttribute('href', `${prefix}/services`);
    await page.getByRole('link', { name: said('Login to Continue', 'Cart.Connect.login') }).click();
    await signInOnPage(page, language, person);
    await expect(page).toHaveURL(`${prefix}/cart`);
    await expect(page.getByText(said('Your cart is empty', 'Cart.empty'))).toBeVisible();
  });

  test(`${language}: quantities, removing, clearing, and the quote request with its reference`, async ({ page, stack }) => {
    const person = await becomeClient(stack, page, 'cart');
    await fillCart(page.request, audit, keywords, onRequest);
    await page.goto(`${prefix}/cart`);
    const lines = page.getByRole('list', { name: t('Cart.Line.list') }).getByRole('listitem');
    const summary = page.getByRole('region', { name: t('Cart.Summary.title') });
    await expect(lines).toHaveCount(3);
    await expect(summary).toContainText('$1,430.50');
    await expect(lines.nth(2)).toContainText(said('Contact for Quote', 'Cart.Line.contactForQuote'));

    const stepper = lines.nth(0).getByRole('group');
    const [less, more] = [stepper.getByRole('button').nth(0), stepper.getByRole('button').nth(1)];
    await expect(less).toBeDisabled();
    await more.click({ clickCount: 4, delay: 10 });
    await expect(stepper.getByRole('status')).toHaveText('5');
    await expect(summary).toContainText('$5,230.50');
    await expect.poll(() => quantitiesOnServer(page.request)).toEqual({ [audit.subService]: 5, [keywords.subService]: 1, [onRequest.subService]: 1 });

    await lines.nth(1).locator('[data-remove]').click();
    await expect(lines).toHaveCount(2);
    await expect.poll(() => quantitiesOnServer(page.request)).toEqual({ [audit.subService]: 5, [onRequest.subService]: 1 });

    await page.getByRole('button', { name: said('Clear All', 'Cart.Clear.action') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(said('Are you sure you want to clear your cart?', 'Cart.Clear.question'));
    await question.getByRole('button', { name: t('Cart.Clear.cancel') }).click();
    await expect(lines).toHaveCount(2);

    await summary.getByRole('button', { name: said('Proceed to Checkout', 'Cart.Summary.checkout') }).dblclick();
    const answer = page.getByRole('alertdialog');
    await expect(answer).toContainText(said('Quote request submitted! We will contact you soon with a detailed proposal.', 'Cart.Sent.submitted'));
    const reference = REFERENCE.exec((await answer.textContent()) ?? '')?.[0] ?? '';
    await expect(answer.getByRole('link', { name: t('Cart.Sent.view') })).toHaveAttribute('href', `${prefix}/quotes/${reference}`);
    await answer.getByRole('button', { name: t('Cart.Sent.close') }).click();
    await expect(page.getByText(said('Quote successfully sent! We will contact you soon.', 'Cart.Sent.title'))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(reference);
    expect(await quantitiesOnServer(page.request)).toEqual({});
    expect(await quotesOf(stack, person.email)).toEqual([{ reference, lines: '2' }]);
  });

  test(`${language}: clearing empties the cart, in the browser and on the server`, async ({ page, stack }) => {
    await becomeClient(stack, page, 'cart-clear');
    await fillCart(page.request, audit, keywords);
    await page.goto(`${prefix}/cart`);
    await page.getByRole('button', { name: said('Clear All', 'Cart.Clear.action') }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: said('Clear All', 'Cart.Clear.action') }).click();
    await expect(page.getByText(said('Your cart is empty', 'Cart.empty'))).toBeVisible();
    await expect.poll(() => quantitiesOnServer(page.request)).toEqual({});
  });
}

/** The requests of an account that were sent, with their number of lines. */
const quotesOf = ({ sql }: Stack, email: string): Promise<{ reference: string; lines: string }[]> =>
  sql(
    `select q.reference, count(*) as lines from app.quotes q join app.quote_lines l on l.quote_id = q.id
     where q.client_email = $1 and q.status <> 'collecting' group by q.reference`,
    [email],
  );

test('a cart that can’t be loaded says so, and can be asked for again', async ({ page, stack }) => {
  await becomeClient(stack, page, 'cart-failed');
  await fillCart(page.request, audit);
  await page.route(CART_CALL, (route) => route.abort());
  await page.goto('/cart');
  await expect(page.getByRole('alert').filter({ hasText: 'Your cart could not be loaded' })).toBeVisible();
  await page.unroute(CART_CALL);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: audit.name.en })).toBeVisible();
});

test('a removal that fails brings the line back, with an alert', async ({ page, stack }) => {
  await becomeClient(stack, page, 'cart-remove');
  await fillCart(page.request, audit);
  await page.goto('/cart');
  await page.route('**/api/cart/remove/**', (route) => route.abort());
  await page.getByRole('button', { name: `Remove ${audit.name.en}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Error removing item from cart');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: audit.name.en })).toBeVisible();
});

test('a submission that breaks off is finished after a reload: one request, no item twice', async ({ page, stack }) => {
  const person = await becomeClient(stack, page, 'cart-broken');
  await fillCart(page.request, audit, keywords, onRequest);
  await page.goto('/cart');
  let calls = 0;
  await page.route(QUOTE_CALL, async (route) => {
    calls += 1;
    // The second one is stored, and its answer gets lost.
    if (calls === 2) {
      await route.fetch();
      return route.abort();
    }
    return calls > 2 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('There was an error submitting your quote request. Please try again.');
  await expect(alert).toContainText('1 of 3 items have been received.');
  expect(await quotesOf(stack, person.email)).toEqual([]);

  await page.unroute(QUOTE_CALL);
  await page.reload();
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/visitor/quote-request')) bodies.push((request.postDataJSON() as { subServiceName: string }).subServiceName);
  });
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(alert).toContainText('Quote request submitted!');
  expect(bodies).toEqual([keywords.name.en, onRequest.name.en]);
  expect(await quotesOf(stack, person.email)).toMatchObject([{ lines: '3' }]);
});

test('the last answer gets lost: the reference is there after a reload', async ({ page, stack }) => {
  const person = await becomeClient(stack, page, 'cart-lost');
  await fillCart(page.request, audit);
  await page.goto('/cart');
  const submit = page.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(submit).toBeEnabled();
  await page.route(QUOTE_CALL, async (route) => {
    await route.fetch();
    await route.abort();
  });
  // The line goes down altogether: the page can't see either that the cart is empty now.
  await page.route(CART_CALL, (route) => route.abort());
  await submit.click();
  await expect(page.getByRole('alertdialog')).toContainText('There was an error submitting your quote request. Please try again.');
  await page.unrouteAll();
  await page.reload();
  const answer = page.getByRole('alertdialog');
  await expect(answer).toContainText('Quote request submitted!');
  const [quote] = await quotesOf(stack, person.email);
  await expect(answer).toContainText(quote?.reference ?? 'no reference');
});

test('the page is the same for everybody, and not for search engines', async ({ request }) => {
  for (const path of ['/cart', '/ar/cart']) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<meta name="robots" content="noindex');
  }
});

import type { Locator, Page } from '@playwright/test';

import { type Language, newPerson, verifiedPerson } from '../../fixtures/account';
import { type EventRow, eventsOf, sessionOf } from '../../fixtures/analytics';
import { cartIcon } from '../../fixtures/cart-ui';
import type { Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

/** Longer than two pages have to be apart to be told both. */
const STAY_MS = 6_000;
const AN_HOUR_MS = 60 * 60 * 1000;
/** What the browser needs between leaving a page and the next one's being there, on a busy machine. */
const MOMENT_MS = 500;

type Expected = Record<keyof EventRow, unknown>;

/** Somebody going through the site, and what is to be found of it afterwards. */
class Journey {
  readonly expected: Expected[] = [];
  readonly #page: Page;
  readonly #language: Language;
  readonly #account: string;
  #lastName = '';

  constructor(page: Page, language: Language, account: string) {
    this.#page = page;
    this.#language = language;
    this.#account = account;
  }

  #add(fields: Partial<Expected>): void {
    this.expected.push({
      account: this.#account, language: this.#language, pageName: null, blogTitle: null, serviceName: null, subServiceName: null, duration: 0, source: 'organic',
      referrerHost: null, country: null, region: null, city: null, locationSource: 'none', device: 'desktop', target: null, at: expect.any(Number), kind: null, path: null, ...fields,
    });
  }

  /** The page that is shown now is told of. */
  async sees(kind: 'visit' | 'pageview', path: string, names: { blogTitle?: string; serviceName?: string } = {}): Promise<void> {
    // A title follows its page a little later.
    await expect.poll(() => pageName(this.#page)).not.toBe(this.#lastName);
    this.#lastName = await pageName(this.#page);
    const place = { country: 'Unknown', region: 'Unknown', city: 'Unknown' };
    this.#add({ kind, path, pageName: this.#lastName, duration: expect.any(Number), ...place, ...names });
  }

  /** Presses a link or button of the page at `path`, after having looked at it. */
  async presses(path: string, control: Locator): Promise<void> {
    await control.scrollIntoViewIfNeeded();
    this.#add({ kind: 'click', path, pageName: await pageName(this.#page), target: await targetOf(control) });
    await control.click();
  }

  adds(path: string, serviceName: string, subServiceName: string): void {
    // An act of the cart says nothing of where its visit came from.
    this.#add({ kind: 'cart_add', path, serviceName, subServiceName, source: 'direct' });
  }

  stays(): Promise<void> {
    return this.#page.clock.fastForward(STAY_MS);
  }
}

/** What a page calls itself, without the site's name. */
const pageName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const brand = ` | ${document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''}`;
    return document.title.endsWith(brand) ? document.title.slice(0, -brand.length) : document.title;
  });

/** What a click on it says; what isn't there isn't stored. */
const targetOf = (control: Locator) =>
  control.evaluate((element) => ({
    text: (element.getAttribute('aria-label') || element.textContent || '').replace(/\s+/g, ' ').trim().slice(0, 100).trim(),
    id: /^[a-z][a-z0-9-]*$/i.test(element.id) ? element.id : undefined,
    type: element instanceof HTMLAnchorElement ? 'link' : element instanceof HTMLButtonElement ? element.type : 'button',
    href: element instanceof HTMLAnchorElement ? element.pathname : undefined,
  }));

const heading = async (page: Page): Promise<string> => (await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()).trim();

/** Every page was in sight until the next one was; the last one until the site was left. */
function expectDurations(rows: readonly EventRow[]): void {
  const pages = rows.filter(({ kind }) => kind === 'visit' || kind === 'pageview');
  for (const [index, { path, at, duration }] of pages.entries()) {
    expect(duration, path).toBeGreaterThanOrEqual(STAY_MS);
    const next = pages[index + 1];
    if (next) expect(at + duration, path).toBeLessThanOrEqual(next.at + MOMENT_MS);
  }
}

const quotesOf = (stack: Stack, session: string) =>
  stack.sql<{ email: string }>('select u.email from app.quotes q join up_users u on u.id = q.user_id where q.visitor_session_id = $1 and q.submitted_at is not null', [session]);

for (const { language, prefix } of LANGUAGES) {
  test(`every event of a visit is stored as it was, from the first page to the last (${language})`, async ({ page, stack }) => {
    test.setTimeout(180_000);
    const t = textsOf(language);
    const person = await verifiedPerson(stack, newPerson('visitor'));
    const journey = new Journey(page, language, person.email);
    const main = page.getByRole('main');
    const began = Date.now() - AN_HOUR_MS;
    await page.clock.install({ time: began });

    await page.goto(`${prefix || '/'}?utm_source=google&utm_campaign=autumn`);
    await expect(cartIcon(page, language, 0)).toBeVisible();
    const session = await sessionOf(page);
    await journey.sees('visit', '/');
    await journey.stays();
    await journey.presses('/', page.getByRole('banner').locator(`a[href="${prefix}/services"]`).first());
    await expect(page).toHaveURL(new RegExp(`${prefix}/services$`));
    await expect(main.locator('article#seo')).toBeVisible();
    await journey.sees('pageview', '/services');
    await journey.stays();

    await journey.presses('/services', main.locator('article#seo a').first());
    await expect(page).toHaveURL(new RegExp(`${prefix}/services/seo$`));
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    const [service, card] = [await heading(page), main.getByRole('article').first()];
    const item = (await card.getByRole('heading').innerText()).trim();
    await journey.sees('pageview', '/services/seo', { serviceName: service });
    await journey.stays();
    await journey.presses('/services/seo', card.getByRole('button'));
    const dialog = page.getByRole('dialog', { name: t('Auth.Modal.label') });
    await journey.presses('/services/seo', dialog.getByRole('tab', { name: t('Auth.Modal.signIn') }));
    const form = dialog.getByRole('tabpanel', { name: t('Auth.Modal.signIn') });
    await form.getByLabel(t('Auth.Fields.email'), { exact: true }).fill(person.email);
    await form.getByLabel(t('Auth.Fields.password'), { exact: true }).fill(person.password);
    await journey.presses('/services/seo', form.getByRole('button', { name: t('Auth.Modal.signIn'), exact: true }));
    await expect(cartIcon(page, language, 1)).toBeVisible();
    await expect(dialog).toBeHidden();
    journey.adds('/services/seo', service, item);
    await journey.stays();

    await page.goto(`${prefix}/cart`);
    const checkout = main.getByRole('button', { name: new RegExp(`^(?:${t('Cart.Summary.requestQuote')}|${t('Cart.Summary.checkout')})$`) });
    await expect(checkout).toBeEnabled();
    await journey.sees('pageview', '/cart');
    await journey.stays();
    await journey.presses('/cart', checkout);
    await expect(page.getByRole('alertdialog')).toContainText(t('Cart.Sent.submitted'));

    await page.goto(`${prefix}/blog`);
    await expect(cartIcon(page, language, 0)).toBeVisible();
    await journey.sees('pageview', '/blog');
    await journey.stays();
    const post = '/blog/arabic-keyword-research';
    await page.goto(`${prefix}${post}`);
    await expect(cartIcon(page, language, 0)).toBeVisible();
    await journey.sees('pageview', post, { blogTitle: await heading(page) });
    await journey.stays();
    await page.goto('about:blank');

    const pagesOf = (rows: readonly EventRow[]) => rows.filter(({ kind }) => kind === 'visit' || kind === 'pageview');
    await expect.poll(async () => pagesOf(await eventsOf(stack, session)).filter(({ duration }) => duration >= STAY_MS).length, { timeout: 20_000 }).toBe(6);
    const stored = await eventsOf(stack, session);
    expect(stored).toEqual(journey.expected);
    expectDurations(stored);
    expect(stored[0]?.at).toBeGreaterThanOrEqual(began);
    expect(stored.at(-1)?.at, 'by the visitor’s clock').toBeLessThan(began + AN_HOUR_MS);
    expect(await quotesOf(stack, session)).toEqual([{ email: person.email }]);
  });
}

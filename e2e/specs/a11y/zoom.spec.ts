import type { Locator, Page } from '@playwright/test';

import { signIn } from '../../fixtures/account';
import { openAuthDialog } from '../../fixtures/auth-ui';
import { WANTED } from '../../fixtures/cart';
import { becomeClient, fillCart, openCart } from '../../fixtures/cart-ui';
import { addStyles } from '../../fixtures/keyboard';
import { ROUTES } from '../../fixtures/routes';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

/** A window of 1280 × 1024 px at 200 % and at 400 %, in CSS pixels. */
const AT_200 = { width: 640, height: 512 };
const AT_400 = { width: 320, height: 256 };
const WIDE = { width: 1280, height: 1024 };

/** One page of each kind. */
const KINDS: readonly string[] = [
  '/', '/about', '/services', '/services/seo', '/blog', '/blog/arabic-keyword-research', '/search?q=seo', '/contact', '/cart', '/register', '/no-such-page',
  '/quotes', '/dashboard/staff', '/dashboard/quotes', '/dashboard/analytics',
];

/** What is out of sight is laid out as well; and, where it is asked for, what readers may set (WCAG 1.4.12). */
const STYLES = `
  * { content-visibility: visible !important }
  [data-wide-text] * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  [data-wide-text] p { margin-block-end: 2em !important }
`;

const setWideText = (page: Page, isWide: boolean): Promise<boolean> =>
  page.evaluate((wanted) => document.documentElement.toggleAttribute('data-wide-text', wanted), isWide);

/** The page is drawn anew with what was changed about its window. */
const drawn = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function resize(page: Page, size: typeof WIDE): Promise<void> {
  await page.setViewportSize(size);
  await drawn(page);
}

/** The letters of the browser twice as large, as its settings do it: what is measured in them grows, the window doesn't. */
async function doubleLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await drawn(page);
}

/** Text that is cut off by what is around it or lies upon other text, and parts that stick out of the page. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK_PX = 2;
    const faults: string[] = [];
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (overflow > 0) faults.push(`the page is ${overflow} px too wide`);

    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isForEarsOnly = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, position, width } = getComputedStyle(at);
        if (position === 'absolute' && (clipPath !== 'none' || parseFloat(width) <= 1)) return true;
      }
      return false;
    };
    const isShortened = (element: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    };
    const texts: { node: Node; element: Element; box: DOMRect; layer: Element | null; isCut: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('svg, script, style, dialog:not([open])') || !isShown(element) || isForEarsOnly(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layerOf = (at: Element | null): Element | null => (!at || ['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.matches('dialog') ? at : layerOf(at.parentElement));
      let isCut = false;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) if (isShortened(at)) isCut = true;
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) texts.push({ node, element, box, layer: layerOf(element), isCut });
    }
    const say = ({ node }: { node: Node }) => `“${node.textContent?.trim().slice(0, 40)}”`;

    for (const text of texts) {
      if (text.isCut) continue;
      for (let at: Element | null = text.element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const { left, right, top, bottom } = at.getBoundingClientRect();
        const isCutSideways = ['hidden', 'clip'].includes(overflowX) && (text.box.left < left - SLACK_PX || text.box.right > right + SLACK_PX);
        // Lines are higher than letters, by which they may stick out.
        const spare = text.box.height / 4;
        const isCutDown = ['hidden', 'clip'].includes(overflowY) && (text.box.top < top - spare || text.box.bottom > bottom + spare);
        if (isCutSideways || isCutDown) {
          faults.push(`${say(text)} is cut off by <${at.localName} class="${at.className.toString().slice(0, 80)}">`);
          break;
        }
        if (position === 'fixed') break;
      }
    }
    const uncut = texts.filter(({ isCut }) => !isCut);
    for (const [index, one] of uncut.entries()) {
      for (const other of uncut.slice(index + 1)) {
        if (one.layer !== other.layer || one.node === other.node) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > SLACK_PX && down > Math.min(one.box.height, other.box.height) / 2) faults.push(`${say(one)} lies upon ${say(other)}`);
      }
    }
    return [...new Set(faults)];
  });

/** The bar stays, and leaves most of the window to the page. */
async function expectLowBar(page: Page): Promise<void> {
  const { share, stays } = await page.evaluate(() => {
    const bar = document.querySelector('header');
    window.scrollTo({ top: 400, behavior: 'instant' });
    const { top = 0, height = 0 } = bar?.getBoundingClientRect() ?? {};
    const seen = { share: height / window.innerHeight, stays: top >= 0 };
    window.scrollTo({ top: 0, behavior: 'instant' });
    return seen;
  });
  if (stays) expect(share, 'share of the window that the bar takes').toBeLessThan(1 / 3);
}

/** Whatever is in a dialog can be brought into sight and pressed. */
async function expectReachable(dialog: Locator, what: string): Promise<void> {
  const hidden = await dialog.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return width > 1 && (left < 0 || right > window.innerWidth || top < 0 || bottom > window.innerHeight || !(control.contains(hit) || control.closest('label')?.contains(hit)));
      })
      .map((control) => control.textContent?.trim() || control.ariaLabel || control.outerHTML.slice(0, 80)),
  );
  expect(hidden, what).toEqual([]);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), `${what}: sideways`).toBeLessThanOrEqual(0);
}

test.use({ viewport: AT_200, deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);

  for (const { path, isGuarded } of ROUTES.filter(({ path: one }) => KINDS.includes(one))) {
    const address = path === '/' ? prefix || '/' : `${prefix}${path}`;
    test(`${address} can be read at 200 % and 400 %, with larger letters and with wider text`, async ({ page, stack }) => {
      if (isGuarded) await signIn(page.request, { email: ACCOUNTS.admin, password: stack.demoPassword });
      await page.goto(address);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(async () => document.fonts.ready);
      await addStyles(page, STYLES);
      await drawn(page);
      expect.soft(await misplaced(page), 'at 200 %').toEqual([]);
      await expectLowBar(page);
      await resize(page, AT_400);
      expect.soft(await misplaced(page), 'at 400 %').toEqual([]);
      await expectLowBar(page);
      await resize(page, WIDE);
      await setWideText(page, true);
      expect.soft(await misplaced(page), 'with wider text').toEqual([]);
      await setWideText(page, false);
      await doubleLetters(page);
      expect.soft(await misplaced(page), 'with larger letters').toEqual([]);
    });
  }

  test(`${language}: the menu and the dialogs can be used to their end at 200 % and 400 %`, async ({ page, stack }) => {
    await page.goto(`${prefix}/about`);
    const cart = await openCart(page, language, 0);
    for (const size of [AT_200, AT_400]) {
      await resize(page, size);
      await expectReachable(cart, `the cart at ${size.width} px`);
    }
    await page.keyboard.press('Escape');
    const dialog = await openAuthDialog(page, language);
    for (const size of [AT_200, AT_400]) {
      await resize(page, size);
      for (const tab of ['signIn', 'createAccount']) {
        await dialog.getByRole('tab', { name: t(`Auth.Modal.${tab}`) }).click();
        await expectReachable(dialog, `${tab} at ${size.width} px`);
      }
    }
    await page.keyboard.press('Escape');
    const menu = page.getByRole('dialog', { name: t('Nav.menu') });
    if (!(await menu.isVisible())) await page.getByRole('banner').getByRole('button', { name: t('Nav.openMenu') }).click();
    await menu.locator('summary').click();
    for (const size of [AT_200, AT_400]) {
      await resize(page, size);
      await expectReachable(menu, `the menu at ${size.width} px`);
    }

    await becomeClient(stack, page, 'zoom');
    await fillCart(page.request, WANTED.audit, WANTED.keywords);
    await page.goto(`${prefix}/about`);
    const list = await openCart(page, language, 2);
    for (const size of [AT_200, AT_400]) {
      await resize(page, size);
      await expectReachable(list, `the cart with a list at ${size.width} px`);
    }
  });
}

import { cardsOf, isLocked, isReleased, openAtStepper, panelOf, placeBelowMiddle, scrollDepth, showsService, wheel } from '../../fixtures/stepper';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

const TOTAL = 8;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const { language, prefix } of LANGUAGES) {
  const home = prefix || '/';
  const t = textsOf(language);

  test.describe(`stepper in ${language}`, () => {
    test.use({ viewport: DESKTOP });

    test('the wheel accumulates to 120; a step locks 1.2 s, a step back 1.5 s', async ({ page }) => {
      await openAtStepper(page, home);
      const depth = await scrollDepth(page);
      await showsService(page, language, 1);
      await wheel(page, 40, 40);
      await showsService(page, language, 1);
      await wheel(page, 40);
      await showsService(page, language, 2);

      await page.clock.runFor(1_100);
      await wheel(page, 400, 400);
      await showsService(page, language, 2);
      await page.clock.runFor(100);
      await wheel(page, 400);
      await showsService(page, language, 2);
      await wheel(page, 20);
      await showsService(page, language, 3);

      await page.clock.runFor(1_200);
      await wheel(page, -100, -100);
      await showsService(page, language, 2);
      await page.clock.runFor(1_400);
      await wheel(page, -100, -100);
      await showsService(page, language, 2);
      await page.clock.runFor(100);
      await wheel(page, -100, -100);
      await showsService(page, language, 1);
      await isLocked(page);
      expect(await scrollDepth(page)).toBe(depth);
    });

    test('what was begun is forgotten after 3 s', async ({ page }) => {
      await openAtStepper(page, home);
      await wheel(page, 100);
      await page.clock.runFor(3_000);
      await wheel(page, 100);
      await showsService(page, language, 1);
      await page.clock.runFor(2_900);
      await wheel(page, 20);
      await showsService(page, language, 2);
    });

    test('keys lead on and back, the sideways ones along the reading direction', async ({ page }) => {
      await openAtStepper(page, home);
      const [next, previous] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      for (const [key, n] of [[next, 2], ['ArrowDown', 3], [previous, 2], ['ArrowUp', 1]] as const) {
        await page.keyboard.press(key);
        await showsService(page, language, n);
        await page.clock.runFor(1_500);
      }
      await isLocked(page);
      for (const hint of ['forward', 'back']) await expect(panelOf(page).getByText(t(`Stepper.${hint}`))).toBeVisible();
    });

    test('the finish lets the page go, and it is never locked again in this visit', async ({ page }) => {
      await openAtStepper(page, home);
      for (let n = 1; n < TOTAL; n += 1) {
        await wheel(page, 100, 100);
        await showsService(page, language, n + 1);
        await page.clock.runFor(1_200);
      }
      await isLocked(page);
      await wheel(page, 100, 100);
      await isReleased(page);
      const depth = await scrollDepth(page);
      await wheel(page, 300);
      await expect.poll(() => scrollDepth(page)).toBeGreaterThan(depth + 200);

      await page.reload();
      await page.clock.resume();
      await expect(async () => {
        await placeBelowMiddle(page, 120);
        await wheel(page, 100);
        await expect(panelOf(page)).toHaveAttribute('data-stepper', 'released', { timeout: 1_000 });
      }).toPass();
    });

    test('going back past the first one lets the page go', async ({ page }) => {
      await openAtStepper(page, home);
      await wheel(page, -100, -100);
      await isReleased(page);
      const depth = await scrollDepth(page);
      await wheel(page, -300);
      await expect.poll(() => scrollDepth(page)).toBeLessThan(depth - 200);
    });

    test('Skip lets the page go', async ({ page }) => {
      await openAtStepper(page, home);
      const end = await panelOf(page).evaluate((panel) => panel.getBoundingClientRect().bottom);
      await panelOf(page).getByRole('button', { name: t('Stepper.skip') }).click();
      await isReleased(page);
      await expect.poll(() => panelOf(page).evaluate((panel) => panel.getBoundingClientRect().bottom)).toBeLessThan(end - 300);
      await expect(panelOf(page).getByRole('button', { name: t('Stepper.skip') })).toBeHidden();
    });

    test('Esc lets the page go', async ({ page }) => {
      await openAtStepper(page, home);
      await page.keyboard.press('Escape');
      await isReleased(page);
    });

    test('Tab goes where it would go, and leaving lets the page go', async ({ page }) => {
      await openAtStepper(page, home);
      const dots = panelOf(page).getByRole('list', { name: t('Stepper.dots') }).getByRole('button');
      await expect(dots).toHaveCount(TOTAL);
      await panelOf(page).getByRole('button', { name: t('Stepper.skip') }).focus();
      for (let n = 0; n < TOTAL; n += 1) {
        await page.keyboard.press('Tab');
        await expect(dots.nth(n)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(cardsOf(page).getByRole('link')).toBeFocused();
      await isLocked(page);
      await page.keyboard.press('Tab');
      await isReleased(page);
      expect(await page.evaluate(() => document.activeElement?.closest('[data-stepper]'))).toBeNull();
    });

    test('each dot shows its service, whose card leads on', async ({ page }) => {
      await page.goto(home);
      const dots = panelOf(page).getByRole('list', { name: t('Stepper.dots') }).getByRole('button');
      await expect(async () => {
        await dots.nth(1).click();
        await expect(dots.nth(1)).toHaveAttribute('aria-current', 'step', { timeout: 1_000 });
      }).toPass();
      await showsService(page, language, 2);
      const card = cardsOf(page);
      await expect(card.getByRole('listitem')).toHaveCount(6);
      await expect(card.getByText(t('Services.more', { count: '2' }), { exact: true })).toBeVisible();
      await card.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/services/web-development$`));
    });

    test('nobody is kept who comes by a link, the scrollbar, or from below', async ({ page }) => {
      await page.goto(home, { waitUntil: 'networkidle' });
      await placeBelowMiddle(page, 0);
      await page.keyboard.press('PageDown');
      await expect.poll(() => panelOf(page).evaluate((panel) => panel.getBoundingClientRect().top)).toBeLessThan(-100);
      await page.mouse.wheel(0, -200);
      await placeBelowMiddle(page, -100);
      await expect(panelOf(page)).toHaveAttribute('data-stepper', 'free');
    });

    test('a window that becomes high enough shows one card at once', async ({ page }) => {
      await page.addInitScript(() => {
        const faded: string[] = [];
        Reflect.set(window, 'faded', faded);
        document.addEventListener('transitionrun', ({ target, propertyName }) => {
          if (propertyName === 'opacity' && target instanceof HTMLElement && target.matches('[data-stepper] [data-place]')) faded.push(target.innerText);
        });
      });
      await page.setViewportSize({ ...DESKTOP, height: 600 });
      await page.goto(home);
      await expect(cardsOf(page)).toHaveCount(TOTAL);
      await page.setViewportSize(DESKTOP);
      await expect(cardsOf(page)).toHaveCount(1);
      expect(await page.evaluate(() => Reflect.get(window, 'faded') as unknown)).toEqual([]);
    });

    test('nothing shifts: not when it becomes a stepper, nor when it locks, steps and lets go', async ({ page }) => {
      await page.addInitScript(() => {
        // A letter's width when the font arrives is no jump; a row that comes, goes, or changes places is.
        const JUMP_PX = 8;
        const moved: string[] = [];
        Reflect.set(window, 'moved', moved);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] })[]) {
            for (const { node, previousRect: before, currentRect: after } of entry.sources) {
              const far = Math.max(Math.abs(after.x - before.x), Math.abs(after.y - before.y), Math.abs(after.height - before.height)) >= JUMP_PX;
              if (far && node?.parentElement?.closest('#services-section')) moved.push(node.nodeName);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openAtStepper(page, home);
      await wheel(page, 100, 100);
      await showsService(page, language, 2);
      await page.keyboard.press('Escape');
      await isReleased(page);
      expect(await page.evaluate(() => Reflect.get(window, 'moved') as unknown)).toEqual([]);
    });
  });

  test.describe(`stepper in ${language} on a phone`, () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    test('swipes up lead on, swipes down back', async ({ page }) => {
      await page.clock.install();
      await page.goto(home);
      const touch = await page.context().newCDPSession(page);
      const swipe = async (by: number) => {
        const from = 450;
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 200, y: from }] });
        for (let part = 1; part <= 10; part += 1) {
          await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 200, y: from - (by * part) / 10 }] });
        }
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      await expect(async () => {
        await placeBelowMiddle(page, 120);
        await swipe(200);
        await expect(panelOf(page)).toHaveAttribute('data-stepper', 'locked', { timeout: 1_000 });
      }).toPass();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
      await expect(panelOf(page).getByText(t('Stepper.swipe'))).toBeVisible();
      await swipe(60);
      await showsService(page, language, 1);
      await swipe(60);
      await showsService(page, language, 2);
      await page.clock.runFor(1_200);
      await swipe(-120);
      await showsService(page, language, 1);
      await isLocked(page);
    });
  });
}

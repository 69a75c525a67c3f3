import type { Page } from '@playwright/test';
import { ACCOUNTS } from '../../fixtures/stack';
import { cmsAs } from '../../fixtures/cms-client';
import { signInToPanel } from '../../fixtures/panel';
import { expect, test } from '../../fixtures/test';

const POST = 'api::post.post';
const slug = 'five-questions-before-a-launch';

const english = {
  title: 'Five questions before a launch',
  excerpt: 'Ask them a week before, not on the day.',
  text: 'Who answers when the first customer writes?',
};
const arabic = {
  title: 'خمسة أسئلة قبل الإطلاق',
  excerpt: 'اطرحها قبل أسبوع، لا في يوم الإطلاق.',
  text: 'من يردّ على أول عميل يراسلنا عبر WhatsApp؟',
};

/** What a visitor may have to wait after the editor has published. */
const WITHIN = { timeout: 5_000, intervals: [250] };

async function write(page: Page, { title, excerpt, text }: typeof english): Promise<void> {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Excerpt' }).fill(excerpt);
  await page.locator('[contenteditable="true"]').click();
  await page.keyboard.type(text);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published document')).toBeVisible();
}

test('a marketing person publishes a post in English and Arabic in the CMS, and visitors read both', async ({ page, stack, request }) => {
  test.setTimeout(120_000);
  await signInToPanel(page, stack, ACCOUNTS.marketing);
  await page.getByRole('link', { name: 'Content Manager' }).click();
  await page.getByRole('link', { name: 'Post', exact: true }).click();
  await page.getByRole('link', { name: 'Create new entry' }).first().click();

  try {
    await page.getByRole('textbox', { name: 'Slug' }).fill(slug);
    await write(page, english);
    await publish(page);
    await expect.poll(async () => (await request.get(`/blog/${slug}`)).status(), WITHIN).toBe(200);
    expect((await (await request.get('/ar/blog')).text()).includes(english.title), 'no Arabic version yet').toBe(false);

    await page.getByRole('combobox', { name: 'Locales' }).click();
    await page.getByRole('option', { name: 'Arabic (ar)' }).click();
    await expect(page).toHaveURL(/locale\]?=ar|locale%5D=ar/);
    await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue(slug);
    await write(page, arabic);
    await publish(page);
    await expect.poll(async () => (await (await request.get('/ar/blog')).text()).includes(arabic.title), WITHIN).toBe(true);

    await page.goto('/blog');
    await page.getByRole('link', { name: english.title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.title);
    await expect(page.getByText(english.text)).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.title);
    await expect(page.getByText(arabic.text)).toBeVisible();
  } finally {
    const cms = await cmsAs(stack, ACCOUNTS.admin);
    const written = await cms.findBySlug(POST, slug);
    if (written) await cms.remove(POST, written);
  }
});

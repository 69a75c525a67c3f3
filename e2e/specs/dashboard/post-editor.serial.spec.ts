import type { Page } from '@playwright/test';
import { cmsAs, type CmsDocument } from '../../fixtures/cms-client';
import { signInToPanel } from '../../fixtures/panel';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

const POST = 'api::post.post';
const slug = 'what-a-brief-leaves-out';
const english = { title: 'What a brief leaves out', excerpt: 'And who notices first.' };
const arabic = { title: 'ما لا يقوله الملخّص', excerpt: 'ومن يلاحظ ذلك أولًا.', text: 'ابدأ بما لا تعرفه عن العميل.' };
const later = 'عنوان أقصر';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved document')).toBeVisible();
}

/** The next full minute but one at the latest, as it is in Dubai; a field for date and time knows no seconds. */
const soonInDubai = (): string => new Date(Date.now() + 4 * 60 * 60_000 + 75_000).toISOString().slice(0, 16);

test('a marketing person writes a post in Arabic from right to left, previews and schedules it, and brings an older version back', async ({ page, stack, request }) => {
  test.setTimeout(420_000);
  const cms = await cmsAs(stack, ACCOUNTS.marketing);
  let post: CmsDocument | undefined;
  try {
    post = await cms.draft(POST, { ...english, slug });
    await signInToPanel(page, stack, ACCOUNTS.marketing);
    await page.goto(`${stack.cmsUrl}/admin/content-manager/collection-types/${POST}/${post.documentId}?plugins[i18n][locale]=ar`);

    // The fields of this language run in its direction, what both languages share doesn't; the other language stands beside them.
    const editor = page.locator('[role="textbox"][contenteditable="true"]');
    for (const typed of [field(page, 'Title'), field(page, 'Excerpt'), editor]) {
      await expect(typed).toHaveAttribute('dir', 'rtl');
      await expect(typed).toHaveAttribute('lang', 'ar');
    }
    await expect(field(page, 'Slug')).not.toHaveAttribute('dir');
    await expect(page.getByRole('region', { name: 'English version' })).toContainText(english.title);

    await field(page, 'Title').fill(arabic.title);
    await field(page, 'Excerpt').fill(arabic.excerpt);
    await editor.click();
    await page.keyboard.type(arabic.text);
    await save(page);

    // The draft, on the site, for nobody else.
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open draft on the site' }).click();
    const preview = await opening;
    await preview.waitForURL(`${stack.siteUrl}/ar/blog/${slug}`);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(arabic.title);
    await expect(preview.getByText('أنت تعاين المسودات')).toBeVisible();
    const again = await preview.reload();
    expect(again?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
    expect((await request.get(`/ar/blog/${slug}`)).status()).toBe(404);
    await preview.getByRole('link', { name: 'إنهاء المعاينة' }).click();
    await expect(preview.getByText('أنت تعاين المسودات')).toBeHidden();
    expect((await preview.reload())?.status()).toBe(404);
    await preview.close();

    // Its time comes without anybody.
    await page.getByLabel('Publish at').fill(soonInDubai());
    await page.getByRole('button', { name: 'Save schedule' }).click();
    await expect(page.getByText('The schedule is saved.')).toBeVisible();
    await expect
      .poll(async () => (await request.get(`/ar/blog/${slug}`)).status(), { timeout: 240_000, intervals: [2_000] })
      .toBe(200);
    expect(await (await request.get(`/ar/blog/${slug}`)).text()).toContain(arabic.title);

    // What was overwritten comes back, as a draft.
    await page.reload();
    await field(page, 'Title').fill(later);
    await save(page);
    const history = page.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem').first()).toContainText('Changed: Title');
    await history.getByRole('button', { name: 'Compare' }).last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(arabic.title);
    await expect(dialog).toContainText(later);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await expect(field(page, 'Title')).toHaveValue(arabic.title);
    await expect(history.getByRole('listitem').first()).toContainText('Restored');
  } finally {
    if (post) await cms.remove(POST, post);
  }
});

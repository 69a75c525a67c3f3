import { call } from '../../fixtures/account';
import { becomeActor } from '../../fixtures/actors';
import { expectAccessible, WIDTHS } from '../../fixtures/axe';
import { draftBody, newSlug, POINT, present, upload, withDrafts } from '../../fixtures/content';
import { serviceEditor } from '../../fixtures/service-editor';
import { colleague, signInAs } from '../../fixtures/staff';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);
  const addressOf = ({ id }: { id: string }) => `${prefix}/dashboard/services/${id}/edit`;

  test.describe(language, () => {
    test.slow();

    test('two staff write the same service: the second is told, loses nothing, and chooses', async ({ page, stack, browser }) => {
      await withDrafts(stack, 'conflict', async ({ admin, drafts: { '/services': service } }) => {
        await signInAs(page, stack, 'marketing');
        const other = await colleague(browser, stack, 'admin');
        const [mine, theirs] = [serviceEditor(page, language), serviceEditor(other, language)];
        await page.goto(addressOf(service));
        await other.goto(addressOf(service));
        await mine.field('title', 'en').fill('My title');
        await mine.field('title', 'ar').fill('عنواني');
        await theirs.field('title', 'en').fill('Their title');
        await theirs.field('description', 'en').fill('Their words');
        await theirs.save();

        await mine.button('saveAll').click();
        await expect(mine.conflict).toContainText('My title');
        await expect(mine.conflict).toContainText('Their title');
        await expect(mine.field('title', 'en')).toHaveValue('My title');
        await expect(mine.field('title', 'ar')).toHaveValue('عنواني');
        await expect(mine.field('description', 'en'), 'nothing was typed there').toHaveValue('Their words');
        expect((await present(admin, '/services', service)).title, 'the first one’s').toBe('Their title');

        await mine.conflict.getByRole('button', { name: t('ContentEditor.conflict.keepMine') }).click();
        await mine.save();
        expect((await present(admin, '/services', service)).title).toBe('My title');
        await other.context().close();
      });
    });

    test('asks before unsaved words are left, and has them again after going back', async ({ page, stack }) => {
      await withDrafts(stack, 'leave', async ({ drafts: { '/services': service } }) => {
        await signInAs(page, stack, 'marketing');
        await page.goto(`${prefix}/dashboard/services`);
        await page.goto(addressOf(service));
        const editor = serviceEditor(page, language);
        await editor.field('description', 'ar').fill('لم يُحفظ بعد');
        await page.getByRole('link', { name: t('ContentEditor.back.list') }).click();
        const dialog = page.getByRole('alertdialog', { name: t('ContentEditor.leave.title') });
        await dialog.getByRole('button', { name: t('ContentEditor.leave.stay') }).click();
        await expect(editor.field('description', 'ar')).toHaveValue('لم يُحفظ بعد');
        await page.getByRole('link', { name: t('ContentEditor.back.list') }).click();
        await dialog.getByRole('button', { name: t('ContentEditor.leave.confirm') }).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/dashboard/services$`));
        await page.goBack();
        await expect(editor.field('description', 'ar'), 'given up').toHaveValue('');
      });
    });

    test('history compares and restores; scheduled times are Dubai’s', async ({ page, stack }) => {
      await withDrafts(stack, 'history', async ({ admin, drafts: { '/services': service } }) => {
        await signInAs(page, stack, 'marketing');
        await page.goto(addressOf(service));
        const editor = serviceEditor(page, language);
        await editor.field('title', 'en').fill('Second title');
        await editor.save();
        await page.getByRole('button', { name: `${t('ContentEditor.history.action')}: ${t('Content.languages.en')}` }).click();
        const history = page.getByRole('dialog');
        await history.getByRole('list', { name: t('ContentEditor.history.list') }).getByRole('button').last().click();
        await expect(history).toContainText(service.title);
        await expect(history).toContainText('Second title');
        await history.getByRole('button', { name: new RegExp(t('ContentEditor.history.restore', { number: '\\d+' })) }).click();
        await expect(editor.field('title', 'en')).toHaveValue(service.title);
        expect((await present(admin, '/services', service)).title).toBe(service.title);

        const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
        await page.getByRole('button', { name: `${t('ContentEditor.schedule.action')}: ${t('Content.languages.en')}` }).click();
        await page.getByLabel(t('ContentEditor.schedule.publish'), { exact: true }).fill(`${day}T09:00`);
        await page.getByRole('button', { name: t('ContentEditor.schedule.confirm') }).click();
        await expect(page.getByText(/9:00/).first()).toBeVisible();
        const [row] = await stack.sql<{ due: string }>(`select to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due from app.content_schedules where document_id = $1`, [service.id]);
        expect(row?.due).toBe(`${day} 05:00`);
      });
    });

    test('is accessible at every width, with what is wrong in sight', async ({ page, stack }) => {
      await withDrafts(stack, 'axe', async ({ drafts }) => {
        await signInAs(page, stack, 'admin');
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const editor = serviceEditor(page, language);
        for (const address of [addressOf(drafts['/services']), `${prefix}/dashboard/services/subservice/edit?id=${drafts['/subservices'].id}`]) {
          await page.goto(address);
          await editor.field('title', 'en').fill('');
          await editor.button('saveAll').click();
          await expect(editor.field('title', 'en')).toHaveAttribute('aria-invalid', 'true');
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            await expectAccessible(page, `${address} at ${width} px`);
          }
        }
      });
    });
  });
}

test('puts services in order by keyboard; nothing changes before it is saved', async ({ page, stack }) => {
  const t = textsOf('en');
  await signInAs(page, stack, 'marketing');
  await page.goto('/dashboard/services');
  await page.getByRole('button', { name: t('ContentList.order.start') }).click();
  const list = page.getByRole('list', { name: t('ContentList.order.title') });
  const names = () => list.getByRole('listitem').locator('bdi').allTextContents();
  await expect(list).toBeVisible();
  const [first = '', second = '', ...others] = await names();
  await list.getByRole('button', { name: t('ContentList.order.handle', { name: first }), exact: true }).press('ArrowDown');
  expect(await names()).toEqual([second, first, ...others]);

  const handle = list.getByRole('button', { name: t('ContentList.order.handle', { name: first }), exact: true });
  await expect(handle).toBeFocused();
  const [from, to] = [await handle.boundingBox(), await list.getByRole('listitem').first().boundingBox()];
  if (!from || !to) throw new Error('the list is not in sight');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + 2, { steps: 5 });
  await page.mouse.up();
  expect(await names(), 'dragged back').toEqual([first, second, ...others]);
  await page.getByRole('button', { name: t('Content.cancel') }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

for (const actor of ['anonymous', 'client', 'pending staff'] as const) {
  test(`${actor} gets nowhere: not to the pages, not to the API`, async ({ stack }) => {
    await withDrafts(stack, 'nowhere', async ({ admin, drafts: { '/services': service } }) => {
      const visitor = await becomeActor(stack, actor);
      const isSignedIn = actor === 'client';
      for (const page of ['', '/new', `/${service.id}/edit`, '/subservice/new', `/subservice/edit?id=${service.id}`]) {
        const response = await visitor.get(`/dashboard/services${page}`, { maxRedirects: 0 });
        expect(response.status(), page).toBe(307);
        expect(response.headers().location, page).toContain(isSignedIn ? '/unauthorized?' : '/login?');
      }
      const status = isSignedIn ? 403 : 401;
      expect((await call(visitor, 'POST', '/services', draftBody('/services', newSlug('nowhere')))).status).toBe(status);
      expect((await call(visitor, 'PUT', `/services/${service.id}`, { language: 'en', title: 'Taken over' })).status).toBe(status);
      expect((await call(visitor, 'DELETE', `/services/${service.id}`)).status).toBe(status);
      expect((await upload(visitor, POINT)).status).toBe(status);
      expect((await present(admin, '/services', service)).title).toBe(service.title);
    });
  });
}

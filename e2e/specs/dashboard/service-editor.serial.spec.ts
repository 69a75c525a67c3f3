import type { APIRequestContext, Page } from '@playwright/test';

import { signIn } from '../../fixtures/account';
import { becomeActor } from '../../fixtures/actors';
import { newSlug, remove } from '../../fixtures/content';
import { serviceEditor, type Words } from '../../fixtures/service-editor';
import { ACCOUNTS } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { textOf, textsOf } from '../../fixtures/texts';

/** What a visitor may have to wait after something was published. */
const WITHIN = { timeout: 10_000, intervals: [250] };

interface Written {
  en: Words;
  ar: Words;
  price?: string;
}

const t = textsOf('en');

const textAt = async (visitor: APIRequestContext, path: string): Promise<string> => (await visitor.get(path)).text();

/** Writes both languages with a picture, and leaves them drafts. */
async function writeDraft(page: Page, { en, ar, price }: Written): Promise<string> {
  const editor = serviceEditor(page, 'en');
  await editor.write('en', en);
  await editor.write('ar', ar);
  if (price !== undefined) await editor.price.fill(price);
  await editor.choosePicture();
  await expect(editor.slug, 'proposed from the English title').toHaveValue(en.title.toLowerCase().replaceAll(' ', '-'));
  await editor.save();
  return page.url();
}

test('marketing writes a service with two sub-services in both languages, publishes English, then Arabic', async ({ page, stack, request }) => {
  test.setTimeout(180_000);
  const id = newSlug('pod').slice('pod-'.length);
  const service: Written = {
    en: { title: `Podcasts ${id}`, description: 'From the first idea to the hundredth episode.', imageAlt: 'A microphone' },
    ar: { title: `البودكاست ${id}`, description: 'من الفكرة الأولى إلى الحلقة المئة.', imageAlt: 'ميكروفون' },
  };
  const parts: Written[] = [
    { en: { title: `Pilot episode ${id}`, description: 'One episode, ready to be heard.' }, ar: { title: `حلقة تجريبية ${id}`, description: 'حلقة واحدة جاهزة للاستماع.' }, price: '1,499' },
    { en: { title: `Sound studio ${id}`, description: 'A day in the studio.' }, ar: { title: `استوديو الصوت ${id}`, description: 'يوم كامل في الاستوديو.' }, price: '0' },
  ];
  const slug = `podcasts-${id}`;
  const addresses: string[] = [];
  const editor = serviceEditor(page, 'en');

  await signIn(page.request, { email: ACCOUNTS.marketing, password: stack.demoPassword });
  try {
    await page.goto('/dashboard/services');
    await page.getByRole('link', { name: t('ContentList.newService') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('ContentEditor.new.service') })).toBeVisible();
    addresses.push(await writeDraft(page, service));
    for (const part of parts) {
      await page.getByRole('link', { name: t('ContentList.newSubService') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('ContentEditor.new.subService') })).toBeVisible();
      addresses.push(await writeDraft(page, part));
      await page.getByRole('link', { name: t('ContentEditor.back.service') }).click();
      await expect(page.getByRole('row').filter({ hasText: part.en.title })).toBeVisible();
    }
    expect((await request.get(`/services/${slug}`)).status(), 'drafts are nobody’s business').toBe(404);

    for (const address of addresses) {
      await page.goto(address);
      await editor.publish('en');
    }
    await expect.poll(() => textAt(request, `/services/${slug}`), WITHIN).toContain(parts[1]?.en.title);
    const english = await textAt(request, `/services/${slug}`);
    for (const { en } of [service, ...parts]) expect(english).toContain(en.title);
    expect(english).toContain('A microphone');
    expect(english).toContain('$1,499.00');
    await expect.poll(() => textAt(request, '/services'), WITHIN).toContain(service.en.title);
    const copy = await textAt(request, `/ar/services/${slug}`);
    expect(copy, 'the English text with a notice').toContain(textOf('ar', 'Company.onlyEnglish'));
    expect(copy).not.toContain(service.ar.title);
    expect(await textAt(request, '/ar/services'), 'not among the Arabic services').not.toContain(slug);

    await page.goto('/dashboard/translations');
    const row = page.getByRole('row').filter({ hasText: service.en.title });
    await expect(row.getByText(t('Content.states.published'), { exact: true })).toHaveCount(1);
    await expect(row.getByText(t('Content.states.draft'), { exact: true })).toHaveCount(1);

    for (const address of addresses) {
      await page.goto(address);
      await editor.publish('ar');
    }
    await expect.poll(() => textAt(request, `/ar/services/${slug}`), WITHIN).toContain(parts[1]?.ar.title);
    const arabic = await textAt(request, `/ar/services/${slug}`);
    for (const { ar } of [service, ...parts]) expect(arabic).toContain(ar.title);
    expect(arabic).not.toContain(textOf('ar', 'Company.onlyEnglish'));
    await expect.poll(() => textAt(request, '/ar/services'), WITHIN).toContain(service.ar.title);
    await page.goto('/dashboard/translations');
    await expect(row.getByText(t('Content.states.published'), { exact: true })).toHaveCount(2);
  } finally {
    const admin = await becomeActor(stack, 'admin');
    const [serviceAddress, ...partAddresses] = addresses.map((address) => new URL(address));
    for (const { searchParams } of partAddresses) await remove(admin, '/subservices', { id: searchParams.get('id') ?? '' });
    const [, serviceId] = /\/services\/([a-z0-9]+)\/edit$/.exec(serviceAddress?.pathname ?? '') ?? [];
    if (serviceId) await remove(admin, '/services', { id: serviceId });
    await admin.dispose();
  }
});

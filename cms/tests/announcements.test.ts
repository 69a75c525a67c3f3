import { startCms, type TestCms } from './helpers/cms';
import { createDraft, publish, uniqueSlug, writeDraft } from './helpers/content';
import { loginToPanel } from './helpers/panel';
import { FakeSite } from './helpers/site';

let cms: TestCms;
let site: FakeSite;
let token: string;

beforeAll(async () => {
  site = new FakeSite();
  cms = await startCms({ SITE_INTERNAL_URL: await site.start() });
  token = await loginToPanel(cms, 'strapi-super-admin');
});
afterAll(async () => {
  await cms.stop();
  await site.stop();
});

const service = 'api::service.service';
let marks = 0;

/**
 * Waits for everything announced so far, by announcing one thing more, and returns it: changes are sent
 * in the order in which they are made.
 */
async function announced(): Promise<string[]> {
  marks += 1;
  const mark = `mark-${marks}`;
  await createDraft(cms.strapi, 'api::category.category', { name: 'Mark', slug: mark });
  await site.until(() => site.changes().includes(`category/${mark}`));
  const changes = site.changes().filter((change) => !change.startsWith('category/mark-'));
  site.reset();
  return changes;
}

describe('the website is told', () => {
  it('of nothing while a draft is written', async () => {
    const id = await createDraft(cms.strapi, service, { title: 'Draft', slug: uniqueSlug() });
    await writeDraft(cms.strapi, service, id, 'ar', { title: 'مسودة' });
    await cms.strapi.documents(service).delete({ documentId: id });
    expect(await announced()).toEqual([]);
  });

  it('of publishing, of changes, of unpublishing and of deleting', async () => {
    const slug = uniqueSlug('life');
    const id = await createDraft(cms.strapi, service, { title: 'Life', slug });
    await publish(cms.strapi, service, id);
    expect(await announced()).toEqual([`service/${slug}`]);
    await writeDraft(cms.strapi, service, id, 'en', { title: 'Changed' });
    expect(await announced()).toEqual([]);
    await publish(cms.strapi, service, id);
    expect(await announced()).toEqual([`service/${slug}`]);
    await cms.strapi.documents(service).unpublish({ documentId: id });
    expect(await announced()).toEqual([`service/${slug}`]);
    await publish(cms.strapi, service, id);
    await announced();
    await cms.strapi.documents(service).delete({ documentId: id });
    expect(await announced()).toEqual([`service/${slug}`]);
  });

  it('of the old and the new slug of a renamed document', async () => {
    const [before, after] = [uniqueSlug('before'), uniqueSlug('after')];
    const id = await createDraft(cms.strapi, 'api::page.page', { title: 'Page', slug: before });
    await publish(cms.strapi, 'api::page.page', id);
    await announced();
    await writeDraft(cms.strapi, 'api::page.page', id, 'en', { slug: after });
    await publish(cms.strapi, 'api::page.page', id);
    expect(await announced()).toEqual([`page/${before}`, `page/${after}`]);
  });

  it('of a document created and published at once', async () => {
    const slug = uniqueSlug('at-once');
    await cms.strapi.documents('api::post.post').create({ locale: 'en', status: 'published', data: { title: 'At once', slug } });
    expect(await announced()).toEqual([`post/${slug}`]);
  });

  it('of every save of a type without drafts', async () => {
    const slug = uniqueSlug('tips');
    const id = await createDraft(cms.strapi, 'api::category.category', { name: 'Tips', slug });
    await cms.strapi.documents('api::category.category').update({ documentId: id, locale: 'ar', data: { name: 'نصائح' } });
    await cms.strapi.documents('api::category.category').delete({ documentId: id, locale: '*' });
    const changes = await announced();
    expect(new Set(changes)).toEqual(new Set([`category/${slug}`]));
    await cms.strapi.documents('api::site-settings.site-settings').create({ locale: 'en', data: { name: 'Rukn' } });
    expect(await announced()).toEqual(['site-settings/null']);
  });

  it('of a type without slugs', async () => {
    const id = await createDraft(cms.strapi, 'api::team-member.team-member', { name: 'Mona' });
    await publish(cms.strapi, 'api::team-member.team-member', id);
    expect(await announced()).toEqual(['team-member/null']);
  });

  it('of replaced and deleted files, not of new ones', async () => {
    const files = cms.strapi.db.query('plugin::upload.file');
    const file = await files.create({
      data: { name: 'a', hash: 'a', ext: '.png', mime: 'image/png', size: 1, url: '/uploads/a.png', provider: 'local', folderPath: '/' },
    });
    expect(await announced()).toEqual([]);
    await files.update({ where: { id: file.id }, data: { name: 'b' } });
    expect(await announced()).toEqual(['media/null']);
    await files.delete({ where: { id: file.id } });
    expect(await announced()).toEqual(['media/null']);
  });

  it('of what the admin panel publishes, with the secret', async () => {
    const slug = uniqueSlug('panel');
    const base = '/content-manager/collection-types/api::post.post';
    const created = await cms.request(base, { json: { title: 'Panel', slug }, token });
    const id: string = created.body.data.documentId;
    site.reset();
    const published = await cms.request(`${base}/${id}/actions/publish`, { json: {}, token });
    expect(published.status).toBe(200);
    await site.until(() => site.changes().includes(`post/${slug}`));
    expect(site.received[0]).toMatchObject({ path: '/api/revalidate', authorization: `Bearer ${process.env.REVALIDATE_SECRET}` });
    await announced();
  });

  it('only after the change can be read', async () => {
    const slug = uniqueSlug('commit');
    const id = await createDraft(cms.strapi, service, { title: 'Commit', slug });
    await cms.strapi.db.transaction(async () => {
      await publish(cms.strapi, service, id);
      // Told now, the site would read the old state, and keep it.
      expect(await elsewhere(slug)).toBe(0);
      expect(site.changes()).toEqual([]);
    });
    expect(await announced()).toEqual([`service/${slug}`]);
    expect(await elsewhere(slug)).toBe(1);
  });

  it('nothing of a change that is rolled back', async () => {
    const slug = uniqueSlug('rollback');
    const id = await createDraft(cms.strapi, service, { title: 'Rollback', slug });
    const failing = cms.strapi.db.transaction(async () => {
      await publish(cms.strapi, service, id);
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    expect(await announced()).toEqual([]);
  });
});

/** Counts published rows as another connection sees them. */
async function elsewhere(slug: string): Promise<number> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: cms.databaseUrl });
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS count FROM services WHERE slug = $1 AND published_at IS NOT NULL', [slug]);
  await client.end();
  return rows[0].count;
}

describe('a save', () => {
  it('neither fails nor waits while the website is down', async () => {
    await site.stop();
    const slug = uniqueSlug('down');
    const id = await createDraft(cms.strapi, service, { title: 'Down', slug });
    const started = performance.now();
    await publish(cms.strapi, service, id);
    expect(performance.now() - started).toBeLessThan(1_500);
    expect(await cms.strapi.documents(service).findOne({ documentId: id, status: 'published' })).toMatchObject({ slug });
  });
});

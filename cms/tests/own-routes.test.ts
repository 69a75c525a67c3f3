import { startCms, type TestCms } from './helpers/cms';
import { createDraft, publish, uniqueSlug, writeDraft } from './helpers/content';
import { statementsDuring } from './helpers/statements';

let cms: TestCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const version = async (): Promise<Record<string, string>> => (await cms.request('/api/content-version')).body;

describe('GET /api/content-version', () => {
  it('names every model, uncached, with one SQL statement', async () => {
    const { result, statements } = await statementsDuring(cms, () => cms.request('/api/content-version'));
    const { status, headers, body } = result;
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body).sort()).toEqual(
      ['category', 'media', 'page', 'post', 'service', 'site-settings', 'sub-service', 'team-member'].sort(),
    );
    expect(statements).toHaveLength(1);
  });

  it('changes with what visitors see, for that model only', async () => {
    const uid = 'api::service.service';
    const other = await createDraft(cms.strapi, uid, { title: 'Other', slug: uniqueSlug() });
    await publish(cms.strapi, uid, other);
    const steps: (() => Promise<unknown>)[] = [];
    const id = await createDraft(cms.strapi, uid, { title: 'Title', slug: uniqueSlug() });
    steps.push(
      () => publish(cms.strapi, uid, id),
      () => writeDraft(cms.strapi, uid, id, 'en', { title: 'New' }).then(() => publish(cms.strapi, uid, id)),
      // The same text again makes a new row; to say "changed" is harmless, to miss a change is not.
      () => publish(cms.strapi, uid, id),
      () => cms.strapi.documents(uid).unpublish({ documentId: id }),
      () => publish(cms.strapi, uid, id),
      () => cms.strapi.documents(uid).delete({ documentId: id }),
    );
    const seen = [await version()];
    for (const step of steps) {
      await step();
      seen.push(await version());
    }
    const fingerprints = seen.map((one) => one.service);
    fingerprints.slice(1).forEach((fingerprint, index) => expect(fingerprint).not.toBe(fingerprints[index]));
    const { service: _first, ...before } = seen[0]!;
    const { service: _last, ...after } = seen.at(-1)!;
    expect(after).toEqual(before);
  });

  it('does not change with drafts', async () => {
    const before = await version();
    const id = await createDraft(cms.strapi, 'api::post.post', { title: 'Draft', slug: uniqueSlug() });
    await writeDraft(cms.strapi, 'api::post.post', id, 'ar', { title: 'مسودة' });
    expect(await version()).toEqual(before);
  });

  it('changes with a language added to a type without drafts, and with the settings', async () => {
    const uid = 'api::category.category';
    const id = await createDraft(cms.strapi, uid, { name: 'News', slug: uniqueSlug() });
    const before = await version();
    await cms.strapi.documents(uid).update({ documentId: id, locale: 'ar', data: { name: 'أخبار' } });
    await cms.strapi.documents('api::site-settings.site-settings').create({ locale: 'en', data: { name: 'Rukn' } });
    const after = await version();
    expect(after.category).not.toBe(before.category);
    expect(after['site-settings']).not.toBe(before['site-settings']);
  });
});

/** Runs a task while every connection to the database is lent out. */
async function withoutDatabase<T>(task: () => Promise<T>): Promise<T> {
  const pool = cms.strapi.db.connection.client.pool;
  const held = await Promise.all(Array.from({ length: pool.max }, () => pool.acquire().promise));
  try {
    return await task();
  } finally {
    held.forEach((connection) => pool.release(connection));
  }
}

describe('GET /api/health', () => {
  it('says that the process answers, with or without a database', async () => {
    for (const answer of [await cms.request('/api/health'), await withoutDatabase(() => cms.request('/api/health'))]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.body).toEqual({ status: 'ok' });
    }
  });
});

describe('GET /api/ready', () => {
  it('is ready while the database answers', async () => {
    const { status, headers, body } = await cms.request('/api/ready');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ status: 'ready', parts: { database: 'ok', process: 'ok' } });
  });

  it('is 503 within the limit when the database does not answer', async () => {
    const started = performance.now();
    const { status, body } = await withoutDatabase(() => cms.request('/api/ready'));
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(status).toBe(503);
    expect(body).toEqual({ status: 'not ready', parts: { database: 'down', process: 'ok' } });
    expect((await cms.request('/api/ready')).status).toBe(200);
  });
});

import { startCms, type TestCms } from './helpers/cms';
import { createDraft, publish, uniqueSlug } from './helpers/content';
import { siteRoles } from '../src/permissions/site-roles';

let cms: TestCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const roles = () => cms.strapi.db.query('plugin::users-permissions.role');
const permissions = () => cms.strapi.db.query('plugin::users-permissions.permission');

async function table(): Promise<Record<string, string[]>> {
  const rows: { type: string; permissions: { action: string }[] }[] = await roles().findMany({ populate: ['permissions'] });
  return Object.fromEntries(rows.map((row) => [row.type, row.permissions.map(({ action }) => action).sort()]));
}
const expected = () => Object.fromEntries(siteRoles.map(({ type, actions }) => [type, [...actions].sort()]));

async function restart(): Promise<void> {
  const { databaseUrl } = cms;
  await cms.stop();
  cms = await startCms({}, databaseUrl);
}

describe('site roles', () => {
  it('equal the table after the first start, without anything Strapi brings along', async () => {
    expect(await table()).toEqual(expected());
  });

  it('equal the table again after a change by hand', async () => {
    const { id } = await roles().findOne({ where: { type: 'public' } });
    await permissions().create({ data: { action: 'plugin::users-permissions.auth.register', role: id } });
    await permissions().delete({ where: { action: 'api::post.post.find', role: id } });
    await permissions().create({ data: { action: 'api::page.page.find', role: id } });
    const other = await roles().create({ data: { type: 'handmade', name: 'Handmade', description: '' } });
    await permissions().create({ data: { action: 'plugin::users-permissions.user.find', role: other.id } });
    await restart();
    expect(await table()).toEqual({ ...expected(), handmade: [] });
  });

  it('give new accounts the role of clients and leave registration closed', async () => {
    const settings = await cms.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' }).get({});
    expect(settings).toMatchObject({ allow_register: false, default_role: 'user', email_confirmation: true });
  });
});

/** Every endpoint of the content API, as Strapi itself lists them. */
async function contentApiRoutes(): Promise<{ method: string; path: string }[]> {
  const map: Record<string, { method: string; path: string }[]> = await cms.strapi
    .plugin('users-permissions')
    .service('users-permissions')
    .getRoutes();
  return Object.values(map).flat();
}

describe('what anonymous visitors may call', () => {
  const open = [
    'GET /api/categories',
    'GET /api/categories/:id',
    'GET /api/content-version',
    'GET /api/health',
    'GET /api/pages',
    'GET /api/pages/:id',
    'GET /api/posts',
    'GET /api/posts/:id',
    'GET /api/ready',
    'GET /api/services',
    'GET /api/services/:id',
    'GET /api/site-settings',
    'GET /api/slug-moves/:model/:slug',
    'GET /api/sub-services',
    'GET /api/sub-services/:id',
    'GET /api/team-members',
    'GET /api/team-members/:id',
  ];

  it('is exactly the reading of content', async () => {
    const refused = new Set([401, 403, 405]);
    const answered: string[] = [];
    const routes = await contentApiRoutes();
    expect(routes.length).toBeGreaterThan(open.length);
    for (const { method, path } of routes) {
      const target = path.replace(/\(\.\*\)/, '').replace(/:[a-z]+/gi, 'x');
      const init = method === 'GET' ? { method, redirect: 'manual' as const } : { method, json: {} };
      const { status } = await cms.request(target, init);
      if (!refused.has(status)) answered.push(`${method} ${path}`);
    }
    expect([...new Set(answered)].sort()).toEqual(open);
  });

  it.each([
    ['POST', '/api/services'],
    ['PUT', '/api/services/x'],
    ['DELETE', '/api/services/x'],
    ['PUT', '/api/site-settings'],
    ['DELETE', '/api/site-settings'],
    ['POST', '/api/health'],
    ['POST', '/api/ready'],
    ['POST', '/api/content-version'],
    ['POST', '/api/auth/local'],
    ['POST', '/api/auth/local/register'],
    ['POST', '/api/auth/forgot-password'],
    ['GET', '/api/users'],
    ['GET', '/api/users/me'],
    ['GET', '/api/upload/files'],
    ['POST', '/api/upload'],
    ['GET', '/api/i18n/locales'],
    ['GET', '/api/connect/google'],
  ])('%s %s is refused', async (method, path) => {
    const init = method === 'GET' ? { redirect: 'manual' as const } : { method, json: {} };
    const { status } = await cms.request(path, init);
    expect([401, 403, 404, 405]).toContain(status);
  });

  it('contains no field of people and nothing private', async () => {
    const id = await createDraft(cms.strapi, 'api::page.page', { title: 'About', slug: uniqueSlug() });
    await publish(cms.strapi, 'api::page.page', id);
    const { body } = await cms.request('/api/pages?populate=*');
    expect(Object.keys(body.data[0]).sort()).toEqual(
      ['body', 'createdAt', 'documentId', 'id', 'locale', 'localizations', 'publishedAt', 'seo', 'slug', 'summary', 'title', 'updatedAt'].sort(),
    );
  });

  it('answers no foreign origin', async () => {
    for (const path of ['/api/services', '/graphql']) {
      const { headers } = await cms.request(path, {
        method: path === '/graphql' ? 'POST' : 'GET',
        headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
        body: path === '/graphql' ? '{"query":"{services{title}}"}' : undefined,
      });
      expect(headers.get('access-control-allow-origin') || null).toBeNull();
    }
  });
});

import { call, newVisitor } from '../../fixtures/account';
import { actorNames, becomeActor, type ActorName } from '../../fixtures/actors';
import { apiRoutes } from '../../fixtures/api-routes';
import {
  contentRoots, create, draftBody, newSlug, POINT, present, readAsNobody, remove, update, upload, withDrafts, type ContentRoot, type Written,
} from '../../fixtures/content';
import { SERVICES } from '../../fixtures/routes';
import { expect, test } from '../../fixtures/test';

const STAFF: readonly ActorName[] = ['marketing', 'admin'];
/** Who may do what, written down a second time: the table of the code has to agree. */
const ALLOWED: Readonly<Record<string, readonly ActorName[]>> = {
  'GET /api/services': actorNames,
  'POST /api/services': STAFF,
  'GET /api/services/:id': actorNames,
  'PUT /api/services/:id': STAFF,
  'DELETE /api/services/:id': ['admin'],
  'GET /api/subservices': actorNames,
  'POST /api/subservices': STAFF,
  'GET /api/subservices/:id': actorNames,
  'PUT /api/subservices/:id': STAFF,
  'DELETE /api/subservices/:id': STAFF,
  'GET /api/blogs': actorNames,
  'POST /api/blogs': STAFF,
  'GET /api/blogs/slug/:slug': actorNames,
  'PUT /api/blogs/:id': STAFF,
  'DELETE /api/blogs/:id': STAFF,
  'POST /api/uploads': STAFF,
};

/** A published document of each kind, and what is told of it and of each item of its list, and nothing else. */
const PUBLISHED: Readonly<Record<ContentRoot, { path: string; keys: readonly string[]; listKeys: readonly string[] }>> = {
  '/services': {
    path: '/services/seo',
    keys: ['description', 'id', 'image', 'imageAlt', 'language', 'slug', 'subServices', 'title'],
    listKeys: ['description', 'id', 'image', 'imageAlt', 'language', 'slug', 'subServices', 'title'],
  },
  '/subservices': {
    path: '/subservices/technical-seo-audit',
    keys: ['description', 'id', 'image', 'imageAlt', 'language', 'price', 'serviceId', 'slug', 'title'],
    listKeys: ['description', 'id', 'image', 'imageAlt', 'language', 'price', 'serviceId', 'slug', 'title'],
  },
  '/blogs': {
    path: '/blogs/slug/arabic-keyword-research',
    keys: ['category', 'content', 'excerpt', 'externalUrl', 'id', 'image', 'imageAlt', 'language', 'publishedAt', 'readTime', 'slug', 'title'],
    listKeys: ['category', 'excerpt', 'externalUrl', 'id', 'image', 'imageAlt', 'language', 'publishedAt', 'readTime', 'slug', 'title'],
  },
};

const keysOf = (value: unknown): string[] => Object.keys(value as object).sort();
const slugsOf = (data: unknown): string[] => (data as { slug: string }[]).map(({ slug }) => slug);
const refusalFor = (actor: ActorName): number => (actor === 'client' ? 403 : 401);

test('the table names these routes, for these people', () => {
  const named = apiRoutes.filter(({ pattern }) => /^\/api\/(?:services|subservices|blogs|uploads)(?:\/|$)/.test(pattern));
  expect(named.map(({ method, pattern }) => `${method} ${pattern}`).sort()).toEqual(Object.keys(ALLOWED).sort());
});

for (const actor of actorNames) {
  test(`${actor}: makes, changes and removes what the table lets them, and nothing else is changed`, async ({ stack }) => {
    test.setTimeout(120_000);
    await withDrafts(stack, 'matrix', async ({ admin, drafts }) => {
      const visitor = await becomeActor(stack, actor);
      for (const root of contentRoots) {
        const may = (method: string, path = '') => ALLOWED[`${method} /api${root}${path}`]?.includes(actor) ?? false;
        const draft = drafts[root];

        const made = await call(visitor, 'POST', root, draftBody(root, newSlug('matrix'), drafts['/services'].id));
        expect(made.status, `POST ${root}`).toBe(may('POST') ? 201 : refusalFor(actor));
        if (made.status === 201) await remove(admin, root, made.body.data as Written);

        const changed = await update(visitor, root, draft, { title: `By ${actor}` });
        expect(changed.status, `PUT ${root}`).toBe(may('PUT', '/:id') ? 200 : refusalFor(actor));
        expect(await present(admin, root, draft), `after PUT ${root}`).toEqual({ status: 200, title: may('PUT', '/:id') ? `By ${actor}` : draft.title });
      }
      for (const root of [...contentRoots].reverse()) {
        const may = ALLOWED[`DELETE /api${root}/:id`]?.includes(actor);
        const removed = await remove(visitor, root, drafts[root]);
        expect(removed.status, `DELETE ${root}`).toBe(may ? 200 : STAFF.includes(actor) ? 403 : refusalFor(actor));
        expect((await present(admin, root, drafts[root])).status, `after DELETE ${root}`).toBe(may ? 404 : 200);
      }
    });
  });

  test(`${actor}: reads what is published, and no field more`, async ({ stack }) => {
    const visitor = await becomeActor(stack, actor);
    for (const root of contentRoots) {
      const { path, keys, listKeys } = PUBLISHED[root];
      const list = await call(visitor, 'GET', `${root}?limit=2`);
      expect([list.status, list.body.pagination], root).toEqual([200, { page: 1, pageSize: 2, total: expect.any(Number) }]);
      for (const item of list.body.data as unknown[]) expect(keysOf(item), root).toEqual(listKeys);
      const one = await call(visitor, 'GET', path);
      // What names the draft, for those who may change it.
      const expected = STAFF.includes(actor) ? [...keys, 'version'] : keys;
      expect([one.status, keysOf(one.body.data)], path).toEqual([200, [...expected].sort()]);
    }
  });

  test(`${actor}: a file is ${STAFF.includes(actor) ? 'looked at' : 'not even looked at'}`, async ({ stack }) => {
    const visitor = await becomeActor(stack, actor);
    const { status, body } = await upload(visitor, { ...POINT, buffer: Buffer.from('<html>') });
    if (STAFF.includes(actor)) expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, ['file']]);
    else expect([status, body.error?.fields]).toEqual([refusalFor(actor), undefined]);
  });
}

test('a draft is told to nobody, whatever is asked', async ({ stack }) => {
  await withDrafts(stack, 'secret', async ({ admin, drafts }) => {
    const nobody = await newVisitor(stack);
    for (const visitor of [nobody, admin]) {
      for (const root of contentRoots) {
        const { id, slug } = drafts[root];
        const parent = root === '/blogs' ? '/blogs/slug' : root;
        for (const path of [`${parent}/${id}`, `${parent}/${slug}`, `${parent}/${slug}?language=ar`]) expect((await call(visitor, 'GET', path)).status, path).toBe(404);
        for (const query of ['status=draft', 'status=DRAFT', 'publicationState=preview', `filters[slug]=${slug}`, 'populate=*', 'version=1']) {
          const { status, body } = await call(visitor, 'GET', `${root}?${query}`);
          expect([status, Object.keys(body.error?.fields ?? {})], `${root}?${query}`).toEqual([400, [query.split('=')[0]]]);
        }
        const list = await call(visitor, 'GET', `${root}?limit=100`);
        expect(slugsOf(list.body.data), root).not.toContain(slug);
      }
    }
  });
});

test('lists are read page by page, in the order staff gave them', async ({ stack }) => {
  const second = await readAsNobody(stack, '/services?limit=3&page=2');
  expect([slugsOf(second.body.data), second.body.pagination]).toEqual([SERVICES.slice(3, 6), { page: 2, pageSize: 3, total: SERVICES.length }]);
  const beyond = await readAsNobody(stack, '/services?limit=3&page=99');
  expect([beyond.status, beyond.body.data, beyond.body.pagination?.total]).toEqual([200, [], SERVICES.length]);
  for (const query of ['limit=0', 'limit=101', 'limit=1e3', 'page=0', 'page=-1', 'page=x', 'page=1&page=2']) {
    expect((await readAsNobody(stack, `/blogs?${query}`)).status, query).toBe(400);
  }
});

test('the language is the query’s, else the cookie’s, else English', async ({ stack }) => {
  const titleOf = async (query: string, headers?: Record<string, string>) => {
    const { language, title } = (await readAsNobody(stack, `/services/seo${query}`, headers)).body.data as Written;
    return [language, /[\u0600-\u06FF]/.test(title)];
  };
  const arabic = { cookie: 'language=ar' };
  const [english, inArabic] = [await titleOf(''), await titleOf('?language=ar')];
  expect([english[0], inArabic[0]]).toEqual(['en', 'ar']);
  expect(await titleOf('', arabic)).toEqual(inArabic);
  expect(await titleOf('?language=en', arabic)).toEqual(english);
  expect(await titleOf('?language=fr', arabic)).toEqual(inArabic);
});

test('a post without an Arabic version is in no Arabic list, and is answered in English', async ({ stack }) => {
  const slug = 'utm-naming-convention';
  expect(slugsOf((await readAsNobody(stack, '/blogs?language=en&limit=100')).body.data)).toContain(slug);
  expect(slugsOf((await readAsNobody(stack, '/blogs?language=ar&limit=100')).body.data)).not.toContain(slug);
  const { status, body } = await readAsNobody(stack, `/blogs/slug/${slug}?language=ar`);
  expect([status, body.data]).toEqual([200, expect.objectContaining({ slug, language: 'en' })]);
});

test('what doesn’t change isn’t sent again, and what staff read is kept by nobody', async ({ stack }) => {
  const path = '/services/seo';
  const { headers } = await readAsNobody(stack, path);
  expect(headers['cache-control']).toBe('public, no-cache');
  expect((await readAsNobody(stack, path, { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  const admin = await becomeActor(stack, 'admin');
  const own = await call(admin, 'GET', path);
  expect([own.headers['cache-control'], own.headers.etag]).toEqual(['no-store', undefined]);
});

test('the second of two staff who save gets a conflict with the first one’s words, and can go on from there', async ({ stack }) => {
  await withDrafts(stack, 'conflict', async ({ admin, drafts }) => {
    const marketing = await becomeActor(stack, 'marketing');
    for (const root of contentRoots) {
      const { version } = drafts[root];
      const first = await update(marketing, root, drafts[root], { title: 'First', version });
      expect([first.status, (first.body.data as Written).title], root).toEqual([200, 'First']);

      const second = await update(admin, root, drafts[root], { title: 'Second', version });
      expect([second.status, second.body.error?.code], root).toEqual([409, 'conflict']);
      expect(second.body.error?.document, root).toMatchObject({ id: drafts[root].id, title: 'First', version: (first.body.data as Written).version });
      expect(keysOf(second.body.error?.document), root).toEqual(keysOf(first.body.data));

      const again = await update(admin, root, drafts[root], { title: 'Second', version: second.body.error?.document?.version });
      expect([again.status, (again.body.data as Written).title], root).toEqual([200, 'Second']);
    }
  });
});

test('of twenty who save at once from the same version, one does', async ({ stack }) => {
  await withDrafts(stack, 'rush', async ({ admin, drafts }) => {
    const { version } = drafts['/services'];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => update(admin, '/services', drafts['/services'], { title: `Number ${index}`, version })));
    const winners = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await present(admin, '/services', drafts['/services'])).toMatchObject({ title: (winners[0]?.body.data as Written).title });
  });
});

test('a language is added to a document by its first change, and shares what isn’t words', async ({ stack }) => {
  await withDrafts(stack, 'language', async ({ admin, drafts }) => {
    for (const root of contentRoots) {
      const { status, body } = await update(admin, root, drafts[root], { language: 'ar', title: 'عنوان' });
      expect([status, body.data], root).toEqual([200, expect.objectContaining({ id: drafts[root].id, slug: drafts[root].slug, language: 'ar', title: 'عنوان', status: 'draft' })]);
      expect(await present(admin, root, drafts[root]), root).toMatchObject({ title: drafts[root].title });
    }
  });
});

test('a slug that is taken, or the site’s own, is refused by name', async ({ stack }) => {
  const admin = await becomeActor(stack, 'admin');
  for (const slug of ['seo', 'new', 'subservice', 'Not A Slug', '-', 'خدمة']) {
    const { status, body } = await call(admin, 'POST', '/services', draftBody('/services', slug));
    expect([status, Object.keys(body.error?.fields ?? {})], slug).toEqual([400, ['slug']]);
  }
});

test('what isn’t complete isn’t published, and its draft isn’t made either', async ({ stack }) => {
  const admin = await becomeActor(stack, 'admin');
  const slug = newSlug('incomplete');
  const { status, body } = await call(admin, 'POST', '/services', { ...draftBody('/services', slug), description: '', status: 'published' });
  expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, ['description']]);
  // Nobody has the address: it can be given again.
  await remove(admin, '/services', await create(admin, '/services', draftBody('/services', slug)));
});

import { checkSlug } from '../src/documents/slug-rules';
import { startCms, type TestCms } from './helpers/cms';
import { loginToPanel } from './helpers/panel';
import { createDraft, publish, uniqueSlug, writeDraft } from './helpers/content';

describe('checkSlug', () => {
  it.each(['seo', 'web-development', 'a1', '404', undefined, null, ''])('takes %j', (slug) => {
    expect(() => checkSlug(slug)).not.toThrow();
  });
  it.each(['SEO', 'a b', '-a', 'a-', 'a--b', 'تحسين', 'a/b', '../x', 'a.b', 'é', 7, {}, ' a'])('refuses %j', (slug) => {
    expect(() => checkSlug(slug)).toThrow('lower-case letters');
  });
  it.each(['new', 'subservice', 'page', 'category'])('refuses the reserved %s', (slug) => {
    expect(() => checkSlug(slug)).toThrow('reserved');
  });
});

describe('in the admin panel', () => {
  let cms: TestCms;
  let token: string;

  beforeAll(async () => {
    cms = await startCms();
    token = await loginToPanel(cms, 'strapi-super-admin');
  });
  afterAll(() => cms.stop());

  const posts = '/content-manager/collection-types/api::post.post';
  const save = (data: Record<string, unknown>) => cms.request(posts, { json: data, token });
  const slugProblem = (message: RegExp | string) => ({
    status: 400,
    body: {
      error: {
        name: 'ValidationError',
        details: { errors: [expect.objectContaining({ path: ['slug'], message: expect.stringMatching(message) })] },
      },
    },
  });

  it('a duplicate slug is an error of the field, in any language', async () => {
    const slug = uniqueSlug();
    const first = await save({ title: 'One', slug });
    expect(first.status).toBe(201);
    expect(await save({ title: 'Two', slug })).toMatchObject(slugProblem(/already used/));
    expect(await cms.request(`${posts}?locale=ar`, { json: { title: 'اثنان', slug }, token })).toMatchObject(slugProblem(/already used/));
    const own = await cms.request(`${posts}/${first.body.data.documentId}`, { method: 'PUT', json: { title: 'One again', slug }, token });
    expect(own.status).toBe(200);
  });

  it('a reserved or malformed slug is an error of the field', async () => {
    expect(await save({ title: 'New', slug: 'new' })).toMatchObject(slugProblem(/reserved/));
    expect(await save({ title: 'Bad', slug: 'Bad Slug' })).toMatchObject(slugProblem(/lower-case/));
  });

  it('one of several simultaneous saves gets the slug, the others the error of the field', async () => {
    const slug = uniqueSlug();
    const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => save({ title: `Race ${index}`, slug })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject(slugProblem(/already used/));
    }
  });

  it('a slug that was free as a draft but is published elsewhere is an error, not a crash', async () => {
    const { strapi } = cms;
    const uid = 'api::post.post';
    const slug = uniqueSlug();
    const published = await createDraft(strapi, uid, { title: 'Published', slug });
    await publish(strapi, uid, published);
    await writeDraft(strapi, uid, published, 'en', { slug: uniqueSlug() });
    expect(await save({ title: 'Other', slug })).toMatchObject(slugProblem(/already used/));
  });
});

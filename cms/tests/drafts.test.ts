import { startCms, type TestCms } from './helpers/cms';
import { createDraft, publish, uniqueSlug, writeDraft } from './helpers/content';

/** Stands in every draft and nowhere else: no answer to a visitor may contain it. */
const SECRET = 'SECRET';

let cms: TestCms;
let serviceId: string;
let draftServiceId: string;
let previewToken: string;

beforeAll(async () => {
  cms = await startCms();
  const { strapi } = cms;

  const file = await strapi.db.query('plugin::upload.file').create({
    data: { name: 'a.png', hash: 'a', ext: '.png', mime: 'image/png', size: 1, url: '/uploads/a.png', provider: 'local', folderPath: '/' },
  });
  serviceId = await createDraft(strapi, 'api::service.service', {
    title: 'Public service',
    slug: uniqueSlug(),
    image: file.id,
  });
  const sub = async (title: string) =>
    createDraft(strapi, 'api::sub-service.sub-service', { title, slug: uniqueSlug(), service: serviceId });
  const publicSub = await sub('Public sub-service');
  await sub(`${SECRET} sub-service`);
  await publish(strapi, 'api::service.service', serviceId);
  await publish(strapi, 'api::sub-service.sub-service', publicSub);
  await writeDraft(strapi, 'api::service.service', serviceId, 'en', { title: `${SECRET} new title` });
  await writeDraft(strapi, 'api::service.service', serviceId, 'ar', { title: `${SECRET} عنوان` });
  await writeDraft(strapi, 'api::sub-service.sub-service', publicSub, 'en', { title: `${SECRET} new sub title` });

  draftServiceId = await createDraft(strapi, 'api::service.service', {
    title: `${SECRET} service`,
    slug: uniqueSlug(),
    image: file.id,
  });

  const category = await createDraft(strapi, 'api::category.category', { name: 'News', slug: uniqueSlug() });
  const post = await createDraft(strapi, 'api::post.post', { title: 'Public post', slug: uniqueSlug(), category });
  await publish(strapi, 'api::post.post', post);
  await createDraft(strapi, 'api::post.post', { title: `${SECRET} post`, slug: uniqueSlug(), category });

  const { accessKey } = await strapi
    .service('admin::api-token')
    .create({ name: 'preview', description: '', type: 'read-only', lifespan: null });
  previewToken = accessKey;
});
afterAll(() => cms.stop());

describe('REST', () => {
  it('gives visitors published content', async () => {
    const { status, body } = await cms.request('/api/services?populate=*');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ title: 'Public service', subServices: [{ title: 'Public sub-service' }] });
  });

  it.each([
    '/api/services?status=draft',
    '/api/services?status[]=draft',
    '/api/services?status[0]=published&status[1]=draft',
    '/api/services?publicationState=preview',
    '/api/services?hasPublishedVersion=false',
    '/api/services?publicationFilter=never-published-document',
    '/api/services?filters[publishedAt][$null]=true',
    '/api/services?locale=ar',
    '/api/services?locale=*',
    '/api/services?populate=*',
    '/api/services?populate=localizations',
    '/api/services?populate[localizations][status]=draft',
    '/api/services?populate[localizations][filters][publishedAt][$null]=true',
    '/api/services?populate[localizations][populate]=*',
    '/api/services?populate[subServices][status]=draft',
    '/api/services?populate[subServices][filters][publishedAt][$null]=true',
    '/api/services?populate[subServices][populate][service][populate]=localizations',
    '/api/services?populate[subServices][populate][localizations]=true',
    '/api/services?populate[image][populate]=related',
    '/api/services?populate[image][populate][related][populate]=*',
    '/api/services?populate=image.related',
    '/api/sub-services?populate=service',
    '/api/sub-services?populate[service][populate]=*',
    '/api/sub-services?populate[service][status]=draft',
    '/api/posts?populate=*',
    '/api/posts?status=draft&populate=*',
    '/api/categories?populate=*',
    '/api/categories?status=draft&populate=localizations',
    '/api/site-settings?status=draft',
    '/api/services/:draft',
    '/api/services/:draft?status=draft',
    '/api/services/:public?status=draft',
    '/api/services/:public?locale=ar',
    '/api/services/:public?populate=localizations',
  ])('%s shows no draft', async (path) => {
    const target = path.replace(':draft', draftServiceId).replace(':public', serviceId);
    const { status, text } = await cms.request(target);
    expect(text).not.toContain(SECRET);
    expect(status).toBeLessThan(500);
  });

  it.each([
    '/api/services?filters[localizations][title][$startsWith]=SECRET',
    '/api/services?filters[$or][0][localizations][title][$contains]=SECRET',
    '/api/sub-services?filters[service][localizations][title][$contains]=SECRET',
    '/api/services?populate[subServices][filters][service][localizations][title][$contains]=SECRET',
    '/api/services?sort=localizations.title:asc',
    '/api/services?sort[0]=title&sort[1]=localizations.title',
    '/api/services?sort[localizations][title]=asc',
    '/api/services?filters[createdBy][email][$startsWith]=a',
    '/api/services?filters[updatedBy][password][$startsWith]=a',
    '/api/services?sort=createdBy.password',
    '/api/services?populate=createdBy',
    '/api/services?populate[updatedBy]=*',
    '/api/services?populate[localizations][populate]=createdBy',
    '/api/services?populate[image][populate]=createdBy',
    '/api/services?filters[image][related][title][$contains]=SECRET',
  ])('%s is refused', async (path) => {
    const { status, text } = await cms.request(path);
    expect(status).toBe(400);
    expect(text).not.toContain(SECRET);
  });

  it('gives drafts to an API token, for previews', async () => {
    const { status, body } = await cms.request('/api/services?status=draft', { token: previewToken });
    expect(status).toBe(200);
    expect(body.data.map(({ title }: { title: string }) => title).sort()).toEqual([`${SECRET} new title`, `${SECRET} service`]);
  });

  it('gives drafts to the website, for whoever previews one there', async () => {
    const headers = { 'x-preview-secret': process.env.SITE_API_SECRET ?? '' };
    const { body } = await cms.request('/api/services?status=draft', { headers });
    expect(body.data).toHaveLength(2);
    const answer = await cms.request('/graphql', { headers, json: { query: '{ services(status: DRAFT) { title subServices { title } } }' } });
    expect(answer.text).toContain(SECRET);
  });

  it.each(['x-preview-secret', 'x-site-secret', 'x-session-secret'])('gives none for anything made up in %s', async (name) => {
    for (const value of ['nonsense', `Bearer ${process.env.SITE_API_SECRET}`, process.env.REVALIDATE_SECRET ?? '']) {
      const { text } = await cms.request('/api/services?status=draft', { headers: { [name]: value } });
      expect(text).not.toContain(SECRET);
      const answer = await cms.request('/graphql', { headers: { [name]: value }, json: { query: '{ services(status: DRAFT) { title } }' } });
      expect(answer.text).not.toContain(SECRET);
    }
  });

  it('takes no made-up or empty token for one', async () => {
    for (const token of ['nonsense', '0', 'null']) {
      const { text } = await cms.request('/api/services?status=draft', { token });
      expect(text).not.toContain(SECRET);
    }
  });
});

describe('GraphQL', () => {
  it('gives visitors published content', async () => {
    const { body } = await cms.graphql('{ services { title image { url } localizations { title } subServices { title service { title } } } }');
    expect(body.data.services).toEqual([
      {
        title: 'Public service',
        image: { url: '/uploads/a.png' },
        localizations: [],
        subServices: [{ title: 'Public sub-service', service: { title: 'Public service' } }],
      },
    ]);
  });

  it.each([
    '{ services(status: DRAFT) { title localizations { title } subServices { title } } }',
    '{ services_connection(status: DRAFT) { nodes { title } pageInfo { total } } }',
    '{ service(documentId: ":draft", status: DRAFT) { title } }',
    '{ service(documentId: ":public", status: DRAFT) { title localizations { title } } }',
    '{ service(documentId: ":draft") { title } }',
    '{ services(locale: "ar") { title } }',
    '{ services { title localizations { title locale } } }',
    '{ services { title localizations(filters: { publishedAt: { null: true } }) { title } } }',
    '{ services { subServices(filters: { publishedAt: { null: true } }) { title } } }',
    '{ services { subServices(filters: { not: { publishedAt: { notNull: true } } }) { title } } }',
    '{ services { subServices(filters: { or: [{ publishedAt: { null: true } }, { title: { contains: "S" } }] }) { title } } }',
    '{ services(filters: { publishedAt: { null: true } }) { title } }',
    '{ subServices { title service { title localizations { title } } } }',
    '{ subServices(status: DRAFT) { service { title localizations { title } } } }',
    '{ a: services { title } b: services(status: DRAFT) { title localizations { title } } }',
    '{ posts(status: DRAFT) { title category { name } } }',
    '{ categories { name localizations { name } } }',
    '{ pages(status: DRAFT) { title } teamMembers(status: DRAFT) { name } }',
  ])('%s shows no draft', async (query) => {
    const { status, text } = await cms.graphql(query.replace(':draft', draftServiceId).replace(':public', serviceId));
    expect(text).not.toContain(SECRET);
    expect(status).toBeLessThan(500);
  });

  it('shows no draft when the status is a variable', async () => {
    const { text } = await cms.graphql('query ($s: PublicationStatus) { services(status: $s) { title localizations { title } } }', {
      variables: { s: 'DRAFT' },
    });
    expect(text).not.toContain(SECRET);
    expect(text).toContain('Drafts are not public');
  });

  it.each([
    '{ services(filters: { localizations: { title: { contains: "SECRET" } } }) { title } }',
    '{ services(sort: "localizations.title") { title } }',
    '{ services { subServices(sort: "service.localizations.title") { title } } }',
    '{ services { subServices(sort: "createdBy.email") { title } } }',
    '{ services(publicationFilter: NEVER_PUBLISHED_DOCUMENT) { title } }',
    '{ services { image { related { __typename } } } }',
    '{ services { createdBy { email } } }',
    '{ usersPermissionsUsers { email } }',
    '{ me { email } }',
    '{ uploadFiles { url } }',
    'mutation { login(input: { identifier: "a", password: "b" }) { jwt } }',
    'mutation { createService(data: { title: "x" }) { title } }',
  ])('%s is refused', async (query) => {
    const { body, text } = await cms.graphql(query);
    expect(body.errors).toHaveLength(1);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('Internal Server Error');
  });

  it('gives drafts to an API token, for previews', async () => {
    const { body } = await cms.graphql('{ services(status: DRAFT) { title } }', { token: previewToken });
    expect(body.data.services).toHaveLength(2);
  });
});

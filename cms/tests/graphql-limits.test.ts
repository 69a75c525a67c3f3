import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { startCms, type TestCms } from './helpers/cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const messages = async (query: string, variables?: Record<string, unknown>): Promise<string[]> => {
  const { body } = await cms.graphql(query, { variables });
  return (body.errors ?? []).map(({ message }: { message: string }) => message);
};
const repeat = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join(' ');

describe('an operation', () => {
  it('of the size a page needs passes', async () => {
    const query = `query Home($locale: I18NLocaleCode!, $page: PaginationArg!) {
      services(locale: $locale, sort: "order", pagination: { limit: 100 }) {
        ...card subServices(pagination: { limit: 100 }, sort: "order") { documentId title price image { url } }
      }
      posts_connection(locale: $locale, pagination: $page, sort: "publishDate:desc") {
        nodes { title category { slug name } cover { url formats } localizations { locale slug } }
        pageInfo { total pageCount }
      }
      siteSettings(locale: $locale) { name figures { value label } socialLinks { network url } }
      categories(locale: $locale) { slug }
    }
    fragment card on Service { documentId title slug description imageAlt image { url width height } seo { metaTitle } }`;
    expect(await messages(query, { locale: 'en', page: { page: 1, pageSize: 9 } })).toEqual([]);
  });

  it.each([16, 30, 500])('with %i aliases is refused', async (count) => {
    const [message] = await messages(`{ ${repeat(count, (index) => `a${index}: services { title }`)} }`);
    expect(message).toContain('more than 15 aliases');
  });

  it('with aliases hidden in fragments is refused', async () => {
    const fragments = `fragment f on Service { ${repeat(8, (index) => `t${index}: title`)} }`;
    const [message] = await messages(`{ services { ...f subServices { service { ...f } } } } ${fragments}`);
    expect(message).toContain('more than 15 aliases');
  });

  it('with too many root fields is refused', async () => {
    const [message] = await messages(`{ ${repeat(13, () => 'services { title }')} }`);
    expect(message).toContain('more than 12 root fields');
  });

  it('asking for too many objects is refused, also by variables and connections', async () => {
    const nested = 'subServices(pagination: { limit: 100 }) { service { subServices(pagination: { limit: 100 }) { title } } }';
    expect((await messages(`{ services(pagination: { limit: 100 }) { ${nested} } }`))[0]).toContain('too many objects');
    expect((await messages(`{ services_connection(pagination: { limit: -1 }) { nodes { ${nested} } } }`))[0]).toContain('too many objects');
    const variables = `query ($p: PaginationArg) { services(pagination: $p) { subServices(pagination: $p) { service { subServices(pagination: $p) { title } } } } }`;
    expect((await messages(variables, { p: { limit: 1 } }))[0]).toContain('too many objects');
  });

  it('that is too deep is refused', async () => {
    const deep = `${repeat(6, () => 'subServices(pagination: { limit: 1 }) { service {')} title ${'} }'.repeat(6)}`;
    const [message] = await messages(`{ services(pagination: { limit: 1 }) { ${deep} } }`);
    expect(message).toContain('exceeds maximum operation depth');
  });

  it('with a fragment that spreads itself is refused, and does not hang', async () => {
    const list = await messages('{ services { ...f } } fragment f on Service { subServices { service { ...f } } }');
    expect(list.join()).toContain('itself');
  });

  it('that is not JSON, or large, is refused', async () => {
    const form = await cms.request('/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{services{title}}' });
    expect(form.status).toBe(400);
    cms.strapi.log.silent = true;
    const large = await cms.graphql(`{ services { title } } # ${'x'.repeat(70_000)}`);
    cms.strapi.log.silent = false;
    expect(large.status).toBe(413);
  });
});

describe('the schema', () => {
  it('is the committed schema.graphql', () => {
    const schema = cms.strapi.plugin('graphql').service('content-api').buildSchema();
    const committed = readFileSync(path.resolve(__dirname, '../schema.graphql'), 'utf8');
    expect(`${printSchema(lexicographicSortSchema(schema))}\n`).toBe(committed);
  });

  it('is not told to visitors', async () => {
    expect((await messages('{ __schema { types { name } } }'))[0]).toContain('introspection');
    const landing = await cms.request('/graphql', { headers: { accept: 'text/html' } });
    expect(landing.text).not.toContain('apollographql');
  });
});

import { limitRules } from '../src/limits/rules';
import { MAX_HITS, MAX_QUERY_LENGTH } from '../src/search/constants';
import { uniqueClient } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { askSearch } from './helpers/search';

/* What may be asked of the search, by whom and how often; what it finds: ./search.test.ts */

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

it.each([
  "'; DROP TABLE posts; --", '\' OR 1=1', "''':*&|!<->()", '& | ! ( ) <->', ':*', '!!!', '"', '"""', '-', '-seo', '!seo', 'seo & ', '\\', '\\\\\'', '%_%', '$1 ? :whole', 'الـــ', 'ً', '٪',
  '🦄', 'a'.repeat(MAX_QUERY_LENGTH), '" or '.repeat(20).trim(), 'the', 'في', '<script>alert(1)</script>', '\uE000\uE001', 'a\tb\nc', '-"a b" or -c',
])('%s is answered, not failed', async (q) => {
  for (const language of ['en', 'ar']) {
    const { status, body } = await askSearch(cms, { q, language });
    expect([status, Array.isArray(body.data)]).toEqual([200, true]);
  }
});

it.each([
  ['nothing', {}, { q: 'required' }],
  ['blanks', { q: ' \t ' }, { q: 'required' }],
  ['what only turns text', { q: '\u202E' }, { q: 'required' }],
  ['101 characters', { q: 'a'.repeat(MAX_QUERY_LENGTH + 1) }, { q: 'tooLong' }],
  ['64 KB', { q: 'x'.repeat(12_000) }, { q: 'tooLong' }],
  ['NUL', { q: 'a\u0000b' }, { q: 'invalid' }],
  ['101 hits', { q: 'a', limit: MAX_HITS + 1 }, { limit: 'invalid' }],
  ['page 0', { q: 'a', page: 0 }, { page: 'invalid' }],
  ['another language', { q: 'a', language: 'fr' }, { language: 'choose' }],
  ['more than it knows', { q: 'a', status: 'draft' }, { status: 'unknown' }],
])('%s is refused by name', async (_, query, fields) => {
  const { status, body } = await askSearch(cms, query as Record<string, string>);
  expect([status, body]).toEqual([400, { error: { code: 'invalid_request', fields } }]);
});

it('is nobody’s but the site’s to ask', async () => {
  for (const authorization of ['', 'Bearer guess']) expect((await askSearch(cms, { q: 'a' }, { authorization })).status).toBe(401);
});

it('is counted by the visitor’s address', async () => {
  const client = uniqueClient();
  const { points } = limitRules.searchesPerClient;
  const statuses: number[] = [];
  for (let index = 0; index <= points; index += 1) statuses.push((await askSearch(cms, { q: 'counted' }, { client })).status);
  expect([statuses.indexOf(429), (await askSearch(cms, { q: 'counted' })).status]).toEqual([points, 200]);
});

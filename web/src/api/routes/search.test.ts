/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import { MAX_QUERY_LENGTH, type SearchHit } from '@/contracts/search';
import { cmsAnswer } from '@/testing/build-api';
import { FakeCms, refusal } from '@/testing/fake-cms';

const hit: SearchHit = {
  type: 'post',
  slug: 'a-post',
  title: [{ text: 'A ', matched: false }, { text: 'post', matched: true }],
  snippet: [{ text: '<b>Markup</b> is text.', matched: false }],
  externalUrl: null,
  date: '2026-05-04T08:00:00.000Z',
  category: 'News',
};
const pagination = { page: 1, pageSize: 10, total: 1 };
const found = cmsAnswer({ data: [{ ...hit, id: 7, rank: 0.6 }], pagination, took: 3 });

const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;
const path = (query: Record<string, string>) => `/api/search?${new URLSearchParams(query)}`;

it('answers what the CMS found, and nothing besides', async () => {
  const cms = new FakeCms().reply('GET /api/search', found);
  const response = await cms.api().request(path({ q: ' إعلان & "a b" ', page: '2', limit: '5', language: 'ar' }));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.json()).toEqual({ success: true, data: [hit], pagination });
  const asked = new URL(cms.calls()[0]?.replace('GET ', '') ?? '', 'http://cms');
  expect(Object.fromEntries(asked.searchParams)).toEqual({ q: 'إعلان & "a b"', page: '2', limit: '5', language: 'ar' });
});

it('takes the visitor’s stored language, and ten at a time', async () => {
  const cms = new FakeCms().reply('GET /api/search', found);
  await cms.api().request(path({ q: 'seo' }), { headers: { cookie: 'language=ar' } });
  expect(cms.calls()).toEqual(['GET /api/search?q=seo&page=1&limit=10&language=ar']);
});

it.each([
  ['nothing', {}, 'q'],
  ['blanks', { q: '  ' }, 'q'],
  ['more than 100 characters', { q: 'x'.repeat(MAX_QUERY_LENGTH + 1) }, 'q'],
  ['64 KB', { q: 'x'.repeat(65_536) }, 'q'],
  ['101 at once', { q: 'a', limit: '101' }, 'limit'],
  ['page 0', { q: 'a', page: '0' }, 'page'],
  ['what isn’t in the contract', { q: 'a', status: 'draft' }, 'status'],
])('refuses %s before the CMS is asked', async (_, query, field) => {
  const cms = new FakeCms();
  const response = await cms.api().request(path(query as Record<string, string>));
  expect([response.status, Object.keys((await errorOf(response)).fields ?? {})]).toEqual([400, [field]]);
  expect(cms.asked).toEqual([]);
});

it('refuses a NUL', async () => {
  expect((await new FakeCms().api().request('/api/search?q=a%00b')).status).toBe(400);
});

it('passes on that somebody searches too often, and that nobody can be asked', async () => {
  const often = await new FakeCms().reply('GET /api/search', refusal('too_many_requests', 429, { retryAfter: 20 })).api().request(path({ q: 'a' }));
  expect([often.status, often.headers.get('retry-after')]).toEqual([429, '20']);
  const down = await new FakeCms().reply('GET /api/search', new Error('unreachable')).api().request(path({ q: 'a' }));
  expect([down.status, (await errorOf(down)).code]).toEqual([503, 'unavailable']);
});

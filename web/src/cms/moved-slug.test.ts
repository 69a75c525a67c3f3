/** @jest-environment node */
import { findMovedSlug } from './moved-slug';

jest.mock('@/config/env', () => ({ cmsUrl: () => 'http://cms.invalid' }));
const fetched = jest.spyOn(globalThis, 'fetch');
afterAll(() => fetched.mockRestore());
beforeEach(() => fetched.mockReset());

const answer = (body: unknown, status = 200) => fetched.mockResolvedValue(Response.json(body, { status }));

it('asks the CMS, through the page cache, under the tag that a change of the document drops', async () => {
  answer({ slug: 'new-name' });
  await expect(findMovedSlug('ar', 'service', 'old-name')).resolves.toBe('new-name');
  expect(String(fetched.mock.calls[0]?.[0])).toBe('http://cms.invalid/api/slug-moves/service/old-name?locale=ar');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'force-cache', next: { tags: ['services'] } });
});

it('knows of no move where the CMS knows of none, and never leads back to the same address', async () => {
  answer({ slug: null });
  await expect(findMovedSlug('en', 'post', 'unknown')).resolves.toBeNull();
  answer({ slug: 'same' });
  await expect(findMovedSlug('en', 'post', 'same')).resolves.toBeNull();
});

it.each(['a/b', '..', 'A', 'x'.repeat(101), 'a%2fb', ''])('asks nothing about %j, which never was a slug', async (slug) => {
  await expect(findMovedSlug('en', 'post', slug)).resolves.toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  [{ slug: '//evil.example' }, 200],
  [{ slug: 7 }, 200],
  [{}, 503],
])('throws instead of following %j', async (body, status) => {
  answer(body, status);
  await expect(findMovedSlug('en', 'post', 'old')).rejects.toMatchObject({ name: 'ContentError' });
});

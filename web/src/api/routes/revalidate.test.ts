/** @jest-environment node */
import { contentModels, revalidateResponse, type ContentChange } from '@/contracts/revalidate';
import { buildApi, postJson, SECRET } from '@/testing/build-api';

const change: ContentChange = { model: 'post', slug: 'seo' };
const authorized = { authorization: `Bearer ${SECRET}` };

function recording() {
  const revalidated: { tags: readonly string[]; changes: readonly ContentChange[] }[] = [];
  const api = buildApi({ revalidate: (tags, changes) => void revalidated.push({ tags, changes }) });
  return { revalidated, post: (body: unknown, headers: Record<string, string>) => api.request('/api/revalidate', postJson(body, headers)) };
}

describe('POST /api/revalidate', () => {
  it('revalidates the tags of all changes once', async () => {
    const { revalidated, post } = recording();
    const changes = [change, { model: 'category', slug: 'news' }, { model: 'post', slug: null }];
    const response = await post({ changes }, authorized);
    expect(response.status).toBe(200);
    const { data } = revalidateResponse.parse(await response.json());
    expect(data.tags.toSorted()).toEqual(['categories', 'posts']);
    expect(revalidated).toEqual([{ tags: data.tags, changes }]);
  });

  it.each(contentModels)('knows tags for %s', async (model) => {
    const { revalidated, post } = recording();
    await post({ changes: [{ model, slug: null }] }, authorized);
    expect(revalidated[0]?.tags.length).toBeGreaterThan(0);
  });

  it.each(['', 'Bearer wrong', SECRET, `Bearer ${SECRET} x`, `Bearer ${SECRET}${SECRET}`, 'Basic eDp5'])(
    'answers 401 to "%s" before it looks at the body',
    async (authorization) => {
      const { revalidated, post } = recording();
      const response = await post('{broken', { authorization });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(revalidated).toEqual([]);
    },
  );

  it.each([
    ['no change', { changes: [] }],
    ['an unknown model', { changes: [{ model: 'user', slug: null }] }],
    ['no slug', { changes: [{ model: 'post' }] }],
    ['an unknown field', { changes: [change], all: true }],
    ['something else', [change]],
  ])('answers 400 to %s', async (_, body) => {
    const { revalidated, post } = recording();
    expect((await post(body, authorized)).status).toBe(400);
    expect(revalidated).toEqual([]);
  });
});

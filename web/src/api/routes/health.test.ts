/** @jest-environment node */
import type { CmsAnswer } from '@/cms/ask-cms';
import { healthResponse } from '@/contracts/health';
import { buildApi, cmsAnswer } from '@/testing/build-api';

const parts = async (askCms: () => Promise<CmsAnswer>, pages: 'ok' | 'warming' = 'ok') => {
  const response = await buildApi({ askCms, pages: () => pages }).request('/api/health');
  expect(response.status).toBe(200);
  const body = healthResponse.parse(await response.json());
  expect(body.status).toBe('ok');
  return body.parts;
};

describe('GET /api/health', () => {
  it('says how each part is', async () => {
    const answer = () => Promise.resolve(cmsAnswer({ status: 'ok', database: 'ok' }));
    expect(await parts(answer, 'warming')).toEqual({ site: 'ok', cms: 'ok', database: 'ok', pages: 'warming' });
  });

  it('tells a database that is down from a CMS that is', async () => {
    const noDatabase = () => Promise.resolve(cmsAnswer({ parts: { database: 'down' } }, 503));
    expect(await parts(noDatabase)).toMatchObject({ cms: 'ok', database: 'down' });
    expect(await parts(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject({ cms: 'down', database: 'unknown' });
    expect(await parts(() => Promise.resolve(cmsAnswer('<html>', 502)))).toMatchObject({ cms: 'down', database: 'unknown' });
  });

  it('asks the CMS once for checks that come together', async () => {
    let asked = 0;
    const api = buildApi({
      askCms: () => {
        asked += 1;
        return Promise.resolve(cmsAnswer({}));
      },
    });
    await Promise.all([api.request('/api/health'), api.request('/api/health')]);
    await api.request('/api/health');
    expect(asked).toBe(1);
  });
});

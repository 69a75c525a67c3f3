/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import { buildApi } from '@/testing/build-api';

const deaf = () => Promise.reject(new Error('nobody is to be asked'));

it('GET /api/health says that the process answers, whatever else is wrong, and asks nobody', async () => {
  const response = await buildApi({ askCms: deaf, isReady: () => false }).request('/api/health');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});

it('GET /api/ready says whether visitors may come, and nothing of the reasons', async () => {
  let isReady = true;
  const api = buildApi({ askCms: deaf, isReady: () => isReady });
  const ready = await api.request('/api/ready');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  isReady = false;
  const refused = await api.request('/api/ready');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(errorEnvelope.parse(await refused.json()).error.code).toBe('unavailable');
});

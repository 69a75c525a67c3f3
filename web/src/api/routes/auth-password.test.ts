/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import { cmsAnswer, postJson } from '@/testing/build-api';
import { FakeCms, refusal } from '@/testing/fake-cms';

const LINK = 'L'.repeat(43);
const putJson = (body: unknown) => ({ ...postJson(body), method: 'PUT' });
const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;

describe('POST /api/auth/forgotpassword', () => {
  it('says the same whoever asks, and asks for a mail in the caller’s language', async () => {
    const cms = new FakeCms().reply('POST /api/account/forgot-password', cmsAnswer({}, 202));
    const response = await cms.api().request('/api/auth/forgotpassword', postJson({ email: 'a@b.example' }, { cookie: 'language=ar' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: expect.stringContaining('إذا كان هناك حساب') as string });
    expect(cms.asked[0]?.options.json).toEqual({ email: 'a@b.example', language: 'ar' });
  });

  it('takes no mail address apart', async () => {
    const response = await new FakeCms().api().request('/api/auth/forgotpassword', postJson({ email: ['a@b.example', 'c@d.example'] }));
    expect((await errorOf(response)).fields).toEqual({ email: 'Invalid email address' });
  });
});

describe('PUT /api/auth/resetpassword/{token}', () => {
  const reset = (cms: FakeCms, token: string, body: unknown = { password: 'new password' }) =>
    cms.api().request(`/api/auth/resetpassword/${token}`, putJson(body));

  it('sets the password and signs nobody in', async () => {
    const cms = new FakeCms().reply('POST /api/account/reset-password', cmsAnswer({}));
    const response = await reset(cms, LINK);
    expect(response.status).toBe(200);
    expect(Object.keys((await response.json()) as object)).toEqual(['success', 'message']);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(cms.asked[0]?.options.json).toEqual({ token: LINK, password: 'new password' });
  });

  it.each(['short', '%7B%22$ne%22:null%7D', 'undefined', `${LINK}%2F..`])('calls %s a link that no longer works', async (token) => {
    const cms = new FakeCms();
    const response = await reset(cms, token);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).code).toBe('link_invalid');
    expect(cms.asked).toEqual([]);
  });

  it('passes on that a link was used before', async () => {
    const cms = new FakeCms().reply('POST /api/account/reset-password', refusal('link_invalid', 400));
    expect((await errorOf(await reset(cms, LINK))).code).toBe('link_invalid');
  });

  it.each([{ password: '12345' }, { password: 'a'.repeat(73) }, { password: { $ne: null } }, {}, [], { password: 'new password', email: 'x' }])(
    'refuses %j',
    async (body) => {
      const response = await reset(new FakeCms(), LINK, body);
      expect(response.status).toBe(400);
      expect((await errorOf(response)).code).toBe('invalid_request');
    },
  );

  it('has no other address', async () => {
    const api = new FakeCms().api();
    for (const path of ['/api/auth/resetpassword', '/api/auth/resetpassword/', `/api/auth/resetpassword/${LINK}/`]) {
      expect((await api.request(path, putJson({ password: 'new password' }))).status).toBe(404);
    }
    const response = await api.request(`/api/auth/resetpassword/${LINK}`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'PUT']);
  });
});

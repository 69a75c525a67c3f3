/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import { cmsAnswer, postJson } from '@/testing/build-api';
import { FakeCms, refusal, withCookie } from '@/testing/fake-cms';

const form = {
  name: 'Lina \u202eHaddad',
  email: 'Lina@Client.example',
  password: 'كلمة سر طويلة',
  businessDomain: 'retail',
  clientSegment: 'startup',
};
const LINK = 'L'.repeat(43);
const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;

describe('POST /api/auth/register', () => {
  const accepting = () => new FakeCms().reply('POST /api/account/register', cmsAnswer({}, 202));

  it('asks the CMS for the account, in the language of the mail to come', async () => {
    const cms = accepting();
    const response = await cms.api().request('/api/auth/register?language=ar', postJson(form));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ success: true, message: 'أُنشئ حسابك! يُرجى تفقّد بريدك الإلكتروني لتأكيد الحساب.' });
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(cms.asked[0]?.options.json).toEqual({
      ...form,
      name: 'Lina Haddad',
      email: 'lina@client.example',
      role: 'user',
      companyName: '',
      companySize: '',
      language: 'ar',
    });
  });

  it('says in English what the specification says', async () => {
    const response = await accepting().api().request('/api/auth/register', postJson(form));
    expect(await response.json()).toMatchObject({ message: 'Account created! Please check your email to verify your account.' });
  });

  it('hands on the session of an administrator who registers somebody', async () => {
    const cms = accepting();
    await cms.api().request('/api/auth/register', postJson({ ...form, role: 'admin' }, withCookie()));
    expect(cms.asked[0]?.options).toMatchObject({ json: { role: 'admin' }, headers: { 'x-session-secret': 's'.repeat(43) } });
  });

  it.each(['confirmed', 'blocked', 'id', 'provider', 'staffStatus', 'language', 'requestedRole'])(
    'refuses the field %s by its name',
    async (field) => {
      const cms = accepting();
      const response = await cms.api().request('/api/auth/register', postJson({ ...form, [field]: true }));
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields).toEqual({ [field]: 'This field is not part of the request' });
      expect(cms.asked).toEqual([]);
    },
  );

  it.each([
    [{ role: 'superadmin' }, { role: 'Please select a role' }],
    [{ role: ['admin'] }, { role: 'Please select a role' }],
    [{ name: 'L' }, { name: 'Name must be at least 2 characters' }],
    [{ name: { $ne: null } }, { name: 'Name must be at least 2 characters' }],
    [{ email: '"a@evil.com x"@agency.com' }, { email: 'Please enter a valid email address' }],
    [{ email: 'lina@аgency.com' }, { email: 'Please enter a valid email address' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'ك'.repeat(37) }, { password: 'Password is too long. Please use a shorter one' }],
    [{ businessDomain: 'piracy' }, { businessDomain: 'Please choose one of the options' }],
    [{ companyName: 7 }, { companyName: 'This value is not valid' }],
  ])('refuses %j in words', async (wrong, fields) => {
    const response = await accepting().api().request('/api/auth/register', postJson({ ...form, ...wrong }));
    expect(response.status).toBe(400);
    expect((await errorOf(response)).fields).toEqual(fields);
  });

  it('words the problems that only the CMS can see', async () => {
    const cms = new FakeCms().reply('POST /api/account/register', refusal('invalid_request', 400, { fields: { password: 'passwordCommon' } }));
    const response = await cms.api().request('/api/auth/register?language=ar', postJson({ ...form, role: 'admin' }));
    expect((await errorOf(response)).fields).toEqual({ password: expect.stringContaining('المتسللون') as string });
  });
});

describe('POST /api/auth/verify', () => {
  it.each(['active', 'pending_approval'])('tells that the account is %s now', async (status) => {
    const cms = new FakeCms().reply('POST /api/account/verify', cmsAnswer({ status }));
    const response = await cms.api().request('/api/auth/verify', postJson({ token: LINK }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, data: { status } });
    expect(cms.asked[0]?.options.json).toEqual({ token: LINK });
  });

  it('says that a link no longer works, whether the CMS finds that or its shape shows it', async () => {
    const cms = new FakeCms().reply('POST /api/account/verify', refusal('link_invalid', 400));
    for (const token of [LINK, 'cut-off']) {
      const response = await cms.api().request('/api/auth/verify', postJson({ token }));
      expect(response.status).toBe(400);
      expect((await errorOf(response)).code).toBe('link_invalid');
    }
    expect(cms.asked).toHaveLength(1);
  });

  it.each([{}, { token: {} }, { token: [LINK] }, { token: { $ne: null } }, { token: LINK, userId: 1 }, []])('refuses %j', async (body) => {
    const cms = new FakeCms();
    const response = await cms.api().request('/api/auth/verify', postJson(body));
    expect(response.status).toBe(400);
    expect((await errorOf(response)).code).toBe('invalid_request');
    expect(cms.asked).toEqual([]);
  });
});

describe('POST /api/auth/resend', () => {
  it('says the same whoever asks', async () => {
    const cms = new FakeCms().reply('POST /api/account/resend', cmsAnswer({}, 202));
    const response = await cms.api().request('/api/auth/resend', postJson({ email: 'lina@client.example' }));
    expect(await response.json()).toEqual({ success: true, message: expect.stringMatching(/^If there is an account/) as string });
    expect(cms.asked[0]?.options.json).toEqual({ email: 'lina@client.example', language: 'en' });
  });
});

/** @jest-environment node */
import { errorEnvelope } from '@/contracts/errors';
import type { StaffMember } from '@/contracts/staff';
import { cmsAnswer, postJson } from '@/testing/build-api';
import { FakeCms, refusal, withCookie } from '@/testing/fake-cms';

const ID = 'w1x2y3z4a5b6c7d8';
const ROOT = '/api/dashboard/staff';
const member: StaffMember = {
  id: ID,
  name: 'Omar',
  email: 'omar@agency.example',
  role: null,
  requestedRole: 'admin',
  status: 'pending',
  panel: 'none',
  createdAt: '2026-11-20T10:00:00.000Z',
  self: false,
};
const pagination = { page: 1, pageSize: 20, total: 1 };

const call = (method: string, body: unknown = {}) => ({ ...postJson(body, withCookie()), method });
const errorOf = async (response: Response) => errorEnvelope.parse(await response.json()).error;
const admin = () => new FakeCms().signedIn('admin');

/** Every call of the staff pages: method, path, body, what the CMS is asked, with what. */
const changes = [
  ['POST', ROOT, { name: 'Omar', email: 'omar@agency.example', role: 'admin', language: 'ar' }, 'POST /api/staff', 201],
  ['POST', `${ROOT}/${ID}/approve`, { role: 'marketing_responsible' }, `POST /api/staff/${ID}/approve`, 200],
  ['POST', `${ROOT}/${ID}/refuse`, {}, `POST /api/staff/${ID}/refuse`, 200],
  ['POST', `${ROOT}/${ID}/block`, {}, `POST /api/staff/${ID}/block`, 200],
  ['POST', `${ROOT}/${ID}/unblock`, {}, `POST /api/staff/${ID}/unblock`, 200],
  ['PUT', `${ROOT}/${ID}/role`, { role: 'admin' }, `PUT /api/staff/${ID}/role`, 200],
] as const;

describe('an administrator', () => {
  it('sees staff accounts, page by page, and nothing of them but the contract’s fields', async () => {
    const cms = admin().reply('GET /api/staff', cmsAnswer({ data: [{ ...member, password: 'hash' }], pagination, sql: 'select' }));
    const response = await cms.api().request(`${ROOT}?page=2&status=pending&search=om%26limit%3D9&language=ar`, { headers: withCookie() });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: true, data: [member], pagination });
    expect(cms.calls()).toEqual(['GET /api/account/me', 'GET /api/staff?page=2&limit=20&status=pending&search=om%26limit%3D9']);
  });

  it('reads what was done', async () => {
    const entry = {
      id: '7',
      at: '2026-11-20T10:00:00.000Z',
      action: 'staff_approved',
      actor: { name: 'Ann', email: 'ann@agency.example' },
      subject: { name: 'Omar', email: 'omar@agency.example' },
      role: 'admin',
      previousRole: null,
    };
    const cms = admin().reply('GET /api/staff/audit', cmsAnswer({ data: [entry], pagination }));
    const response = await cms.api().request(`${ROOT}/audit?limit=5`, { headers: withCookie() });
    expect(await response.json()).toEqual({ success: true, data: [entry], pagination });
    expect(cms.calls().at(-1)).toBe('GET /api/staff/audit?page=1&limit=5');
  });

  it.each(changes)('may %s %s', async (method, path, body, asked, status) => {
    const cms = admin().reply(asked, cmsAnswer({ data: { ...member, hash: 'x' } }, status));
    const response = await cms.api().request(path, call(method, body));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ success: true, data: member });
    expect(cms.calls()).toEqual(['GET /api/account/me', asked]);
    expect(cms.asked[1]?.options).toMatchObject({ json: body, headers: { 'x-session-secret': 's'.repeat(43) } });
  });

  it.each([
    ['own_account', 409],
    ['last_admin', 409],
    ['conflict', 409],
    ['not_found', 404],
    ['too_many_requests', 429],
    ['forbidden', 403],
  ])('is told %s', async (code, status) => {
    const cms = admin().reply(`POST /api/staff/${ID}/block`, refusal(code, status));
    const response = await cms.api().request(`${ROOT}/${ID}/block`, call('POST'));
    expect(response.status).toBe(status);
    expect((await errorOf(response)).code).toBe(code);
  });

  it('is signed out when the session ends in the middle of the call', async () => {
    const cms = admin().reply(`POST /api/staff/${ID}/block`, refusal('unauthorized', 401));
    const response = await cms.api().request(`${ROOT}/${ID}/block`, call('POST'));
    expect(response.status).toBe(401);
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it.each([
    [`${ROOT}?limit=101`, 'limit'],
    [`${ROOT}?page=0`, 'page'],
    [`${ROOT}?page=1&page=2`, 'page'],
    [`${ROOT}?status=asleep`, 'status'],
    [`${ROOT}?filters[email][$contains]=a`, 'filters[email][$contains]'],
    [`${ROOT}/audit?populate=*`, 'populate'],
  ])('is refused %s', async (path, field) => {
    const cms = admin();
    const response = await cms.api().request(path, { headers: withCookie() });
    expect(response.status).toBe(400);
    expect(Object.keys((await errorOf(response)).fields ?? {})).toEqual([field]);
    expect(cms.calls()).toEqual(['GET /api/account/me']);
  });

  it.each(['..%2F..%2Fusers', 'UPPER-CASE-ID', 'x', '%00aaaaaaaaaaaa'])('reaches nothing with the id %s', async (id) => {
    const cms = admin();
    expect((await cms.api().request(`${ROOT}/${id}/block`, call('POST'))).status).toBe(400);
    expect(cms.calls()).toEqual(['GET /api/account/me']);
  });
});

describe('everybody else', () => {
  const routes = [...changes.map(([method, path]) => [method, path] as const), ['GET', ROOT], ['GET', `${ROOT}/audit`]] as const;
  const broken = (method: string, headers: Record<string, string>) =>
    method === 'GET' ? { headers } : { ...postJson('{broken', headers), method };

  it.each(routes)('is 401 without a session, before the body is looked at: %s %s', async (method, path) => {
    const cms = admin();
    expect((await cms.api().request(path, broken(method, {}))).status).toBe(401);
    expect(cms.asked).toEqual([]);
  });

  it.each(routes)('is 403 with another role: %s %s', async (method, path) => {
    for (const role of ['user', 'marketing_responsible'] as const) {
      const cms = new FakeCms().signedIn(role);
      const response = await cms.api().request(path, broken(method, withCookie()));
      expect(response.status).toBe(403);
      expect((await errorOf(response)).code).toBe('forbidden');
      expect(cms.calls()).toEqual(['GET /api/account/me']);
    }
  });
});

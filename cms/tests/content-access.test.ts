import { makeAccount, setUser, signIn } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { staff } from './helpers/staff';
import { contentCall, Desk } from './helpers/staff-content';

let cms: TestCms;
const secrets: Record<string, string | undefined> = {};
let desk: Desk;

beforeAll(async () => {
  cms = await startCms();
  const client = await makeAccount(cms);
  secrets.client = (await signIn(cms, client)).secret;
  secrets.marketing = (await staff(cms, 'marketing_responsible')).secret;
  const admin = await staff(cms, 'admin');
  secrets.admin = admin.secret;
  const blocked = await staff(cms, 'admin');
  secrets.blocked = blocked.secret;
  await setUser(cms, blocked.email, { blocked: true });
  desk = new Desk(cms, admin.secret);
});
afterAll(() => cms.stop());

const id = 'a'.repeat(24);
const routes = [
  ['POST', '/uploads'],
  ...['service', 'sub-service', 'post'].flatMap((kind) => [
    ['GET', `/${kind}`], ['POST', `/${kind}`], ['GET', `/${kind}/${id}`], ['PUT', `/${kind}/${id}`], ['DELETE', `/${kind}/${id}`],
    ['POST', `/${kind}/${id}/publish`], ['POST', `/${kind}/${id}/unpublish`],
  ]),
] as [string, string][];

const call = (who: string, method: string, path: string, authorization?: string) =>
  contentCall(cms, secrets[who], path, { method, authorization, ...(method === 'GET' ? {} : { json: {} }) });

describe.each(routes)('%s /api/staff-content%s', (method, path) => {
  it('is the site’s alone', async () => {
    const { status, headers } = await call('admin', method, path, 'Bearer somebody-else');
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each([['nobody', 401], ['blocked', 401], ['client', 403]])('%s gets %s', async (who, expected) => {
    const { status, body } = await call(who, method, path);
    expect(status).toBe(expected);
    expect(body).toEqual({ error: { code: expected === 401 ? 'unauthorized' : 'forbidden' } });
  });

  it('staff get an answer, which nobody keeps', async () => {
    const { status, headers } = await call('admin', method, path);
    expect([200, 400, 404]).toContain(status);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('who removes', () => {
  it('services: administrators', async () => {
    const { documentId } = await desk.create('service');
    const refused = await call('marketing', 'DELETE', `/service/${documentId}`);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden']);
    await desk.read('service', documentId);
    expect((await call('admin', 'DELETE', `/service/${documentId}`)).status).toBe(200);
    expect((await desk.call(`/service/${documentId}`)).status).toBe(404);
  });

  it('sub-services and posts: all staff', async () => {
    const { documentId: serviceId } = await desk.create('service');
    const subService = await desk.create('sub-service', { serviceId });
    const post = await desk.create('post');
    expect((await call('marketing', 'DELETE', `/sub-service/${subService.documentId}`)).status).toBe(200);
    expect((await call('marketing', 'DELETE', `/post/${post.documentId}`)).status).toBe(200);
  });
});

it.each(['/page', '/services', '/category', '/service/x', `/service/${id}/erase`])('%s is no address', async (path) => {
  expect((await desk.call(path)).status).toBe(404);
});

it('an upload has one file, in its field', async () => {
  const { status, body } = await call('marketing', 'POST', '/uploads');
  expect([status, body.error]).toEqual([400, { code: 'invalid_request', fields: { file: 'required' } }]);
});

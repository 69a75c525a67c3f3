import { API_UNAUTHORIZED_EVENT, callApi } from './api-client';

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  ok: status < 300,
  status,
  headers: new Map(Object.entries(headers)),
  json: () => (body instanceof Error ? Promise.reject(body) : Promise.resolve(body)),
});
const refused = (code: string, more: object = {}) => ({ success: false, error: { code, message: 'No.', requestId: 'r', ...more } });

const unauthorized = jest.fn();

beforeEach(() => {
  fetchMock.mockReset();
  unauthorized.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  window.addEventListener(API_UNAUTHORIZED_EVENT, unauthorized);
  document.documentElement.lang = 'en';
});

afterEach(() => window.removeEventListener(API_UNAUTHORIZED_EVENT, unauthorized));

const sent = () => {
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  return { url, ...init };
};

describe('callApi', () => {
  it('sends JSON and cookies to the site alone, and asks for the language', async () => {
    fetchMock.mockResolvedValue(answer(200, { success: true, token: 't' }));
    const result = await callApi('POST', '/auth/login', { body: { email: 'a@b.example' }, locale: 'ar' });
    expect(result).toEqual({ ok: true, status: 200, data: { success: true, token: 't' } });
    expect(sent()).toMatchObject({
      url: '/api/auth/login?language=ar',
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@b.example"}',
    });
  });

  it('takes the page’s language where none is named, and keeps a query', async () => {
    document.documentElement.lang = 'ar';
    fetchMock.mockResolvedValue(answer(200, {}));
    await callApi('GET', '/dashboard/staff?page=2');
    expect(sent()).toMatchObject({ url: '/api/dashboard/staff?page=2&language=ar', body: undefined });
    expect(sent().headers).not.toHaveProperty('content-type');
  });

  it('sends {} where there is nothing to say', async () => {
    fetchMock.mockResolvedValue(answer(200, {}));
    await callApi('POST', '/auth/logout', { keepalive: true });
    expect(sent()).toMatchObject({ body: '{}', keepalive: true });
  });

  it('hands on a refusal with its fields and when to come back', async () => {
    fetchMock.mockResolvedValue(answer(429, refused('too_many_requests', { fields: { email: 'x' } }), { 'retry-after': '60' }));
    expect(await callApi('POST', '/auth/login')).toEqual({
      ok: false,
      status: 429,
      code: 'too_many_requests',
      message: 'No.',
      fields: { email: 'x' },
      retryAfter: 60,
    });
    expect(unauthorized).not.toHaveBeenCalled();
  });

  it('tells the page of a 401, unless the credentials were wrong or it is only being checked', async () => {
    fetchMock.mockResolvedValueOnce(answer(401, refused('unauthorized')));
    expect(await callApi('GET', '/dashboard/staff')).toMatchObject({ ok: false, status: 401 });
    expect(unauthorized).toHaveBeenCalledTimes(1);

    fetchMock.mockResolvedValueOnce(answer(401, refused('invalid_credentials')));
    await callApi('POST', '/auth/login');
    fetchMock.mockResolvedValueOnce(answer(401, refused('unauthorized')));
    await callApi('GET', '/auth/me', { announceUnauthorized: false });
    expect(unauthorized).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the network fails', new TypeError('Failed to fetch'), 'network'],
    ['the answer takes too long', new DOMException('', 'TimeoutError'), 'timeout'],
  ])('says so without words of its own when %s', async (_, error, code) => {
    fetchMock.mockRejectedValue(error);
    expect(await callApi('GET', '/auth/me')).toEqual({ ok: false, status: 0, code, message: '' });
  });

  it('gives up after the time it was given', async () => {
    fetchMock.mockImplementation((_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))));
    expect(await callApi('GET', '/auth/me', { timeoutMs: 20 })).toMatchObject({ ok: false, code: 'timeout' });
  });

  it.each([
    ['no JSON', answer(502, new SyntaxError('<')), 'network', 0],
    ['something else', answer(500, null), 'internal', 500],
  ])('survives %s', async (_, response, code, status) => {
    fetchMock.mockResolvedValue(response);
    expect(await callApi('GET', '/auth/me')).toEqual({ ok: false, status, code, message: '' });
  });
});

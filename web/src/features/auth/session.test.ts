import { authEvents, loadPage, omar, refused, sara, signedIn, startAfresh } from '@/testing/auth-page';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));
jest.mock('./leave', () => ({ ...jest.requireActual<object>('./leave'), leaveFor: jest.fn(), reload: jest.fn() }));

const credentials = { email: sara.email, password: 'secret1' };

let warn: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  startAfresh();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  warn.mockRestore();
});

describe('at page load', () => {
  it('asks nothing for a visitor who never signed in', async () => {
    const page = await loadPage();
    expect(page.state()).toEqual({ status: 'unknown', user: null });
    await page.checkSession();
    expect(page.state()).toEqual({ status: 'unauthenticated', user: null });
    expect(page.called()).toEqual([]);
  });

  it('asks once, however often it is wanted, and shows who was signed in meanwhile', async () => {
    const page = await loadPage('/', true);
    page.answer('/auth/me', signedIn(omar, 'new-token'));
    const checks = [page.checkSession(), page.checkSession()];
    expect(page.state()).toEqual({ status: 'unknown', user: sara });
    await Promise.all(checks);
    await page.checkSession({ evenWithoutToken: true });
    expect(page.called()).toEqual(['GET /auth/me']);
    expect(page.options(0)).toMatchObject({ timeoutMs: 10_000, announceUnauthorized: false });
    expect(page.state()).toEqual({ status: 'authenticated', user: omar });
    expect(window.localStorage.getItem('auth-token')).toBe('new-token');
  });

  it('asks without a stored token where the server has let somebody in', async () => {
    const page = await loadPage('/dashboard');
    page.answer('/auth/me', signedIn(omar));
    await page.checkSession({ evenWithoutToken: true });
    expect(page.state().status).toBe('authenticated');
  });

  it('a 401 forgets who was signed in, isn’t asked twice, and leads nowhere', async () => {
    const page = await loadPage('/quotes', true);
    window.sessionStorage.setItem('temp_token', 't');
    page.answer('/auth/me', refused(401, 'unauthorized'));
    await page.checkSession();
    expect(page.called()).toHaveLength(1);
    expect(page.state()).toEqual({ status: 'unauthenticated', user: null });
    expect(window.localStorage).toHaveLength(0);
    expect(window.sessionStorage).toHaveLength(0);
    expect(page.leaveFor).not.toHaveBeenCalled();
  });

  it.each(['timeout', 'network', 'unavailable'] as const)('a failure (%s) is tried once more, logged, and means no user', async (code) => {
    const page = await loadPage('/', true);
    page.answer('/auth/me', refused(0, code));
    await page.checkSession();
    expect(page.called()).toEqual(['GET /auth/me', 'GET /auth/me']);
    expect(page.state()).toEqual({ status: 'unauthenticated', user: null });
    expect(warn).toHaveBeenCalledWith('auth/me failed:', code);
    expect(window.localStorage.getItem('auth-token')).toBe('old-token');
  });

  it('the second try counts', async () => {
    const page = await loadPage('/', true);
    page.answer('/auth/me', refused(0, 'timeout'), signedIn(sara));
    await page.checkSession();
    expect(page.state().status).toBe('authenticated');
  });

  it('an answer from before a sign-in changes nothing', async () => {
    const page = await loadPage('/', true);
    page.answer('/auth/me', refused(401, 'unauthorized'), signedIn(omar));
    page.answer('/auth/login', signedIn(omar));
    const check = page.checkSession();
    await page.login(credentials, 'en');
    await check;
    expect(page.state()).toEqual({ status: 'authenticated', user: omar });
  });
});

describe('signing in', () => {
  it('forgets, posts, keeps the token, asks who it is, stores, tells', async () => {
    const page = await loadPage('/', true);
    page.answer('/auth/login', signedIn(sara, 'login-token'));
    page.answer('/auth/me', signedIn(sara, 'me-token'));
    const done = page.login(credentials, 'ar');
    expect(window.localStorage).toHaveLength(0);
    await expect(done).resolves.toEqual(sara);
    expect(page.called()).toEqual(['POST /auth/login', 'GET /auth/me']);
    expect(page.options(0)).toEqual({
      body: { ...credentials, sessionId: expect.stringMatching(/^session_[0-9a-f]+_\d+$/) as string },
      locale: 'ar',
    });
    expect(window.sessionStorage.getItem('temp_token')).toBe('login-token');
    expect(window.localStorage.getItem('auth-token')).toBe('me-token');
    expect(JSON.parse(window.localStorage.getItem('auth') ?? '')).toEqual({ isAuthenticated: true, user: sara, token: 'me-token' });
    expect(page.state()).toEqual({ status: 'authenticated', user: sara });
    expect(authEvents).toEqual(['userLoggedIn']);
  });

  it('asks no more at this page load', async () => {
    const page = await loadPage();
    page.answer('/auth/login', signedIn(sara));
    page.answer('/auth/me', signedIn(sara));
    await page.login(credentials, 'en');
    await page.checkSession();
    expect(page.called()).toEqual(['POST /auth/login', 'GET /auth/me']);
  });

  it('passes a refusal on and keeps nothing', async () => {
    const page = await loadPage('/', true);
    page.answer('/auth/login', { ...refused(401, 'invalid_credentials', 'Invalid email or password'), fields: { email: 'x' } });
    const failure: unknown = await page.login(credentials, 'en').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(page.AuthFailure);
    expect(failure).toMatchObject({ status: 401, code: 'invalid_credentials', message: 'Invalid email or password', fields: { email: 'x' } });
    expect(page.state()).toEqual({ status: 'unauthenticated', user: null });
    expect(window.localStorage).toHaveLength(0);
    expect(authEvents).toEqual([]);
  });

  it('fails where nobody is signed in afterwards', async () => {
    const page = await loadPage();
    page.answer('/auth/login', signedIn(sara));
    page.answer('/auth/me', { ok: true, status: 200, data: { success: true } });
    await expect(page.login(credentials, 'en')).rejects.toThrow('Failed to load user data after login');
    expect(window.sessionStorage.getItem('temp_token')).toBeNull();
    expect(page.state().status).toBe('unauthenticated');
  });
});

describe('signing out', () => {
  const signIn = async (path: string) => {
    const page = await loadPage(path, true);
    page.answer('/auth/me', signedIn(sara));
    await page.checkSession();
    return page;
  };

  it.each([
    ['the server answers', { ok: true, status: 200, data: {} } as const],
    ['the server can’t be reached', refused(0, 'network')],
  ])('forgets everything when %s, and tells so after 100 ms', async (_when, answer) => {
    const page = await signIn('/services');
    page.answer('/auth/logout', answer);
    await page.logout();
    expect(page.called()).toContain('POST /auth/logout');
    expect(page.state()).toEqual({ status: 'unauthenticated', user: null });
    expect(window.localStorage).toHaveLength(0);
    jest.advanceTimersByTime(99);
    expect(authEvents).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(authEvents).toEqual(['userLoggedOut']);
    expect(page.leaveFor).not.toHaveBeenCalled();
  });

  it('leaves a protected page', async () => {
    document.documentElement.lang = 'ar';
    const page = await signIn('/ar/quotes');
    await page.logout();
    expect(page.leaveFor).toHaveBeenCalledWith('/ar/login');
  });
});

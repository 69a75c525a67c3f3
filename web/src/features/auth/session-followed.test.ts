import { authEvents, loadPage, omar, sara, signedIn, startAfresh } from '@/testing/auth-page';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));
jest.mock('./leave', () => ({ ...jest.requireActual<object>('./leave'), leaveFor: jest.fn(), reload: jest.fn() }));

beforeEach(startAfresh);

describe('a 401 on any call', () => {
  it('clears and goes to sign in, and back', async () => {
    document.documentElement.lang = 'ar';
    const page = await loadPage('/ar/quotes?page=2', true);
    page.onUnauthorized();
    expect(window.localStorage).toHaveLength(0);
    expect(page.state().status).toBe('unauthenticated');
    expect(page.leaveFor).toHaveBeenCalledWith('/ar/login?from=%2Far%2Fquotes%3Fpage%3D2');
  });

  it.each(['/', '/ar/services/seo', '/reset-password/x', '/careers'])('clears and stays on %s', async (path) => {
    const page = await loadPage(path, true);
    page.onUnauthorized();
    expect(window.localStorage).toHaveLength(0);
    expect(page.leaveFor).not.toHaveBeenCalled();
  });

  it('stays on the not-found page', async () => {
    const page = await loadPage('/nothing-here', true);
    const mark = document.body.appendChild(document.createElement('div'));
    mark.dataset.notFound = '';
    page.onUnauthorized();
    mark.remove();
    expect(page.leaveFor).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  it('signs out: this one does too, and leaves a protected page', async () => {
    const page = await loadPage('/quotes', true);
    page.answer('/auth/me', signedIn(sara));
    await page.checkSession();
    page.onTabMessage({ user: null });
    expect(page.state().status).toBe('unauthenticated');
    expect(authEvents).toEqual(['userLoggedOut']);
    expect(page.leaveFor).toHaveBeenCalledWith('/login?from=%2Fquotes');
  });

  it('signs in: this one knows at once, asking nothing', async () => {
    const page = await loadPage('/');
    await page.checkSession();
    page.onTabMessage({ user: sara });
    page.onTabMessage({ user: sara });
    expect(page.state()).toEqual({ status: 'authenticated', user: sara });
    expect(authEvents).toEqual(['userLoggedIn']);
    expect(page.called()).toEqual([]);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('signs in as somebody else: a protected page loads anew', async () => {
    const page = await loadPage('/dashboard', true);
    page.answer('/auth/me', signedIn(omar));
    await page.checkSession();
    page.onTabMessage({ user: sara });
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('signed out while this page was in the back-forward cache', async () => {
    const page = await loadPage('/', true);
    page.answer('/auth/me', signedIn(sara));
    await page.checkSession();
    window.localStorage.clear();
    page.onPageShow(Object.assign(new Event('pageshow'), { persisted: true }) as PageTransitionEvent);
    expect(page.state().status).toBe('unauthenticated');
  });
});

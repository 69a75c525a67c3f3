import type { AccountUser } from '@/contracts/account';
import type { ApiProblem, ApiResult } from '@/lib/api-client';

export const sara: AccountUser = { _id: 'a1', email: 'sara@rukn.example', name: 'Sara', role: 'user' };
export const omar: AccountUser = { _id: 'b2', email: 'omar@rukn.example', name: 'Omar', role: 'admin' };

export const signedIn = (user: AccountUser, token = 'token-1'): ApiResult<object> => ({ ok: true, status: 200, data: { success: true, data: user, token } });
export const refused = (status: number, code: ApiProblem['code'], message = ''): ApiProblem => ({ ok: false, status, code, message });

/** What was told on `window` about signing in and out since `startAfresh`, by name. */
export const authEvents: string[] = [];
const noteEvent = ({ type }: Event) => void authEvents.push(type);

/** A browser that nobody used before, in English. */
export function startAfresh(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.documentElement.lang = 'en';
  authEvents.length = 0;
  window.addEventListener('userLoggedIn', noteEvent);
  window.addEventListener('userLoggedOut', noteEvent);
}

/**
 * The session's code anew, as after a page load. The test mocks `@/lib/api-client` (callApi) and `features/auth/leave`.
 * @param stored whether this browser remembers a sign-in
 */
export async function loadPage(path = '/', stored = false) {
  jest.resetModules();
  window.history.replaceState(null, '', path);
  if (stored) {
    window.localStorage.setItem('auth-token', 'old-token');
    window.localStorage.setItem('user', JSON.stringify(sara));
  }
  const { callApi } = await import('@/lib/api-client');
  const { leaveFor, reload } = await import('@/features/auth/leave');
  const { useAuthState } = await import('@/lib/auth-state');
  const { AuthFailure } = await import('@/features/auth/auth-failure');
  const session = await import('@/features/auth/session');
  const calls = jest.mocked(callApi);
  /** Answers by path, in their order; the last one stays. */
  const answers = new Map<string, ApiResult<object>[]>();
  calls.mockImplementation((_method, called) => {
    const list = answers.get(called) ?? [];
    const next = list.length > 1 ? list.shift() : list[0];
    return Promise.resolve(next ?? refused(0, 'network')) as ReturnType<typeof callApi>;
  });
  return {
    ...session,
    AuthFailure,
    state: () => useAuthState.getState(),
    leaveFor: jest.mocked(leaveFor),
    reload: jest.mocked(reload),
    answer: (called: string, ...list: ApiResult<object>[]) => answers.set(called, list),
    called: () => calls.mock.calls.map(([method, called]) => `${method} ${called}`),
    options: (index: number) => calls.mock.calls[index]?.[2],
  };
}

import type { AccountUser } from '@/contracts/account';
import { clearStoredAuth, keepTemporaryToken, storeAuth, storedToken, storedUser, userInAuthEntry } from './stored-auth';

const user: AccountUser = { _id: 'a1', email: 'sara@rukn.example', name: 'Sara', role: 'user' };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('keeps exactly the specified entries', () => {
  keepTemporaryToken('t1');
  storeAuth(user, 't2');
  expect({ ...window.localStorage }).toEqual({
    'auth-token': 't2',
    user: JSON.stringify(user),
    auth: JSON.stringify({ isAuthenticated: true, user, token: 't2' }),
  });
  expect({ ...window.sessionStorage }).toEqual({ temp_token: 't1' });
  expect(storedUser()).toEqual(user);
});

it('a temporary token counts as well as a stored one', () => {
  expect(storedToken()).toBeNull();
  keepTemporaryToken('t1');
  expect(storedToken()).toBe('t1');
  clearStoredAuth();
  storeAuth(user, 't2');
  expect(storedToken()).toBe('t2');
});

it('leaves nothing behind, and nothing else alone', () => {
  window.localStorage.setItem('language', 'ar');
  keepTemporaryToken('t1');
  storeAuth(user, 't2');
  clearStoredAuth();
  expect({ ...window.localStorage }).toEqual({ language: 'ar' });
  expect(window.sessionStorage).toHaveLength(0);
});

it.each(['', 'null', '{', '[]', '{"_id":1}', '{"_id":"a","email":"e","name":"n","role":"king"}', '{"_id":"a","email":"e","name":"n"}'])(
  'knows nobody by %j',
  (value) => {
    window.localStorage.setItem('user', value);
    expect(storedUser()).toBeNull();
  },
);

it('normalises a role that goes by another name', () => {
  window.localStorage.setItem('user', JSON.stringify({ ...user, role: 'Administrator' }));
  expect(storedUser()?.role).toBe('admin');
});

it('reads who is signed in from what another tab wrote', () => {
  expect(userInAuthEntry(JSON.stringify({ isAuthenticated: true, user, token: 't' }))).toEqual(user);
  expect(userInAuthEntry(JSON.stringify({ isAuthenticated: false, user, token: 't' }))).toBeNull();
  expect(userInAuthEntry(null)).toBeNull();
});

describe('where the browser stores nothing', () => {
  beforeEach(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
  });
  afterEach(() => jest.restoreAllMocks());

  it('remembers until the page is left', () => {
    storeAuth(user, 't2');
    expect(storedToken()).toBe('t2');
    expect(storedUser()).toEqual(user);
    clearStoredAuth();
    expect(storedToken()).toBeNull();
  });
});

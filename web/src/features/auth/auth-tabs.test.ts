import type { AccountUser } from '@/contracts/account';
import type * as AuthTabs from './auth-tabs';

const sara: AccountUser = { _id: 'a1', email: 'sara@rukn.example', name: 'Sara', role: 'user' };

/** As far as needed: what one posts, all others get. */
class FakeChannel extends EventTarget {
  static readonly all: FakeChannel[] = [];
  constructor(readonly name: string) {
    super();
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

const openTab = () => {
  let tab: typeof AuthTabs | undefined;
  jest.isolateModules(() => {
    tab = jest.requireActual<typeof AuthTabs>('./auth-tabs');
  });
  return tab!;
};

describe('with BroadcastChannel', () => {
  beforeEach(() => {
    FakeChannel.all.length = 0;
    Object.defineProperty(window, 'BroadcastChannel', { value: FakeChannel, configurable: true });
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: FakeChannel, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });

  it('tells every other tab, not its own', () => {
    const [first, second] = [openTab(), openTab()];
    const heard: Record<string, AuthTabs.TabMessage[]> = { first: [], second: [] };
    first.followTabs((message) => heard.first?.push(message));
    const stop = second.followTabs((message) => heard.second?.push(message));
    first.tellTabs({ user: sara });
    first.tellTabs({ user: null });
    expect(heard).toEqual({ first: [], second: [{ user: sara }, { user: null }] });
    stop();
    first.tellTabs({ user: sara });
    expect(heard.second).toHaveLength(2);
  });
});

describe('without BroadcastChannel', () => {
  it('follows the storage', () => {
    const heard: AuthTabs.TabMessage[] = [];
    const { followTabs, tellTabs } = openTab();
    const stop = followTabs((message) => heard.push(message));
    tellTabs({ user: sara });
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: JSON.stringify({ isAuthenticated: true, user: sara, token: 't' }) }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'ar' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toEqual([{ user: sara }, { user: null }, { user: null }]);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveLength(3);
  });
});

import { removeEntry } from '@/lib/browser-storage';
import { VERSION_KEY } from './constants';
import { isNewBuild } from './version';

const fetchMock = jest.fn();
const answer = (body: unknown, ok = true) => fetchMock.mockResolvedValueOnce({ ok, json: async () => body });

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  removeEntry('local', VERSION_KEY);
});

it('asks past every cache, and remembers in `app_version`', async () => {
  answer({ buildTime: '2026-11-21T10:00:00.000Z' });
  expect(await isNewBuild()).toBe(false);
  expect(fetchMock).toHaveBeenCalledWith(expect.stringMatching(/^\/version\.json\?t=\d{13}$/), { cache: 'no-store' });
  expect(localStorage.getItem('app_version')).toBe('2026-11-21T10:00:00.000Z');
});

it('says so once when the build is another one', async () => {
  for (const [buildTime, isNew] of [['1', false], ['1', false], ['2', true], ['2', false]] as const) {
    answer({ buildTime });
    expect(await isNewBuild()).toBe(isNew);
  }
});

it.each([
  ['no success', () => answer({}, false)],
  ['no time', () => answer({ built: true })],
  ['no answer', () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
])('%s is no new build, and forgets nothing', async (_what, arrange) => {
  localStorage.setItem('app_version', '1');
  arrange();
  expect(await isNewBuild()).toBe(false);
  expect(localStorage.getItem('app_version')).toBe('1');
});

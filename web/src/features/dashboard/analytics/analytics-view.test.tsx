import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnalyticsFigures } from '@/contracts/analytics-figures';
import { callApi, type ApiResult } from '@/lib/api-client';
import { renderWithMessages } from '@/testing/render-with-messages';
import { AnalyticsView } from './analytics-view';
import { buildFigures } from './build-figures';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));
// What they draw is tested by itself; here it matters which of them is given what.
jest.mock('./charts', () => ({
  DayChart: ({ labelledBy, metric, days }: { labelledBy: string; metric: string; days: unknown[] }) => (
    <div role="application" aria-labelledby={labelledBy}>{`${metric} ${days.length}`}</div>
  ),
  HourChart: ({ labelledBy, hours }: { labelledBy: string; hours: unknown[] }) => <div role="application" aria-labelledby={labelledBy}>{hours.length}</div>,
}));

const NOW = new Date('2026-11-22T08:00:00.000Z');
const failure: ApiResult<unknown> = { ok: false, status: 503, code: 'unavailable', message: 'Not now.' };

/** What the next answers are made of. */
let facts: Partial<AnalyticsFigures>;
const answer = (path: string): ApiResult<unknown> => {
  const asked = new URLSearchParams(path.split('?')[1]);
  const [from, to] = [asked.get('from') ?? undefined, asked.get('to') ?? undefined];
  return { ok: true, status: 200, data: { success: true, data: buildFigures({ ...facts, from, to }) } };
};

beforeEach(() => {
  facts = {};
  jest.useFakeTimers({ now: NOW });
  jest.mocked(callApi).mockReset().mockImplementation((_method, path) => Promise.resolve(answer(path) as never));
  window.history.replaceState(null, '', '/dashboard/analytics');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const asked = () => jest.mocked(callApi).mock.calls.map(([, path]) => path);
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
const figure = (name: string) => screen.getByText(name, { selector: 'dl[aria-label] dt' }).parentElement as HTMLElement;

async function renderView(locale: 'en' | 'ar' = 'en') {
  const view = renderWithMessages(<AnalyticsView renderedSearch={window.location.search} renderedToday="2026-11-22" />, locale);
  await pass(0);
  return view;
}

it('shows the last 30 days, each figure beside the one before', async () => {
  await renderView();
  expect(asked()).toEqual(['/dashboard/analytics?from=2026-10-24&to=2026-11-22']);
  expect(pressed()[0]).toBe('30 days');
  expect(screen.getByText('Oct 24, 2026 to Nov 22, 2026')).toBeInTheDocument();
  expect(screen.getByText('3 people online now')).toBeInTheDocument();
  expect(figure('Visitors')).toHaveTextContent('1,200+20%before: 1,000');
  expect(figure('Visits')).toHaveTextContent('1,500Unchanged');
  expect(figure('Page views')).toHaveTextContent('4,321−10%before: 4,800');
  expect(figure('Clicks')).toHaveTextContent('260No comparison');
  expect(figure('Average visit')).toHaveTextContent('1 min 12 s+20.7%before: 1 min 0 s');
  // A smaller share is the better one, and words say so.
  expect(figure('Bounce rate')).toHaveTextContent('38%−4.1 points (better)before: 42.1%');
});

it('names sources, countries, languages and devices in the page’s language', async () => {
  await renderView('ar');
  expect(screen.getByRole('row', { name: /محركات البحث/ })).toHaveTextContent('700');
  expect(screen.getByRole('row', { name: /newsletter/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /كل ما عدا ذلك/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /الإمارات العربية المتحدة/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /غير معروف/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^العربية/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /هاتف/ })).toBeInTheDocument();
  expect(figure('متوسط مدة الزيارة')).toHaveTextContent('1 د و12 ث');
});

it('shows how many went on from step to step', async () => {
  await renderView();
  const funnel = within(screen.getByRole('list', { name: 'From service to quote' })).getAllByRole('listitem');
  expect(funnel.map(({ textContent }) => textContent)).toEqual([
    'Looked at a service400−20%',
    'Added one to the cart12030% of the step before+20%',
    'Requested a quote3025% of the step beforeNo comparison',
  ]);
});

it('has a table beside each chart, with the same days', async () => {
  facts = { byDay: [{ date: '2026-11-21', visitors: 7, visits: 8, pageviews: 1009 }], previousByDay: [{ date: '2026-11-20', visitors: 5, visits: 6, pageviews: 4 }] };
  await renderView();
  expect(screen.getByRole('application', { name: 'Day by day' })).toHaveTextContent('visits 1');
  await user.click(screen.getByRole('button', { name: 'Page views' }));
  expect(screen.getByRole('application', { name: 'Day by day' })).toHaveTextContent('pageviews 1');
  await user.click(within(screen.getByRole('group', { name: 'View of: Day by day' })).getByRole('button', { name: 'Table' }));
  const table = screen.getByRole('table', { name: 'Day by day' });
  expect(within(table).getByRole('row', { name: /Sat, Nov 21, 2026/ })).toHaveTextContent('Sat, Nov 21, 2026781,0094');
  await user.click(within(screen.getByRole('group', { name: 'View of: By hour' })).getByRole('button', { name: 'Table' }));
  expect(within(screen.getByRole('table', { name: 'By hour' })).getAllByRole('row')).toHaveLength(25);
});

it('links the files of the days that are shown', async () => {
  window.history.replaceState(null, '', '/dashboard/analytics?from=2026-11-01&to=2026-11-05');
  await renderView();
  expect(screen.getByRole('link', { name: 'Download as CSV: Top pages' })).toHaveAttribute(
    'href',
    '/api/dashboard/analytics/export?from=2026-11-01&to=2026-11-05&table=pages&language=en',
  );
});

it('shows of a long list the beginning, and all of it on demand', async () => {
  facts = { clicks: Array.from({ length: 20 }, (_, index) => ({ key: `k${index}`, label: `Button ${index}`, clicks: 40 - index })) };
  await renderView();
  expect(screen.queryByText('Button 19')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all 20' }));
  expect(screen.getByText('Button 19')).toBeInTheDocument();
});

describe('the period', () => {
  it('goes into the address; back and forward show the former ones', async () => {
    await renderView();
    await user.click(screen.getByRole('button', { name: '7 days' }));
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    await pass(0);
    expect(window.location.search).toBe('?from=2026-10-01&to=2026-10-31');
    expect(asked().at(-1)).toBe('/dashboard/analytics?from=2026-10-01&to=2026-10-31');
    // jsdom steps through its history by itself, outside the test's clock.
    jest.useRealTimers();
    jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
    for (const [step, name, search] of [
      ['back', '7 days', '?from=2026-11-16&to=2026-11-22'],
      ['back', '30 days', ''],
      ['forward', '7 days', '?from=2026-11-16&to=2026-11-22'],
    ] as const) {
      window.history[step]();
      await waitFor(() => expect(pressed()[0]).toBe(name));
      expect(window.location.search).toBe(search);
    }
  });

  it('leaves steps within the page to the page alone', async () => {
    await renderView();
    const router = jest.fn();
    window.addEventListener('popstate', router);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(router).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/dashboard/quotes');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(router).toHaveBeenCalledTimes(1);
    window.removeEventListener('popstate', router);
  });

  it('may be any days; what can’t be shown is said at its field', async () => {
    await renderView();
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    await user.clear(from);
    await user.type(from, '2026-11-10');
    await user.clear(to);
    await user.type(to, '2026-11-01');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(to).toHaveAccessibleDescription('The last day comes before the first.');
    expect(asked()).toHaveLength(1);
    await user.clear(to);
    await user.type(to, '2026-11-12');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await pass(0);
    expect(window.location.search).toBe('?from=2026-11-10&to=2026-11-12');
    expect(asked().at(-1)).toBe('/dashboard/analytics?from=2026-11-10&to=2026-11-12');
    expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
    // Back where it was typed, it is over.
    for (const preset of ['30 days', '7 days', '30 days']) await user.click(screen.getByRole('button', { name: preset }));
    expect(from).toHaveValue('2026-10-24');
  });

  it('moves on at midnight in Dubai', async () => {
    jest.setSystemTime(new Date('2026-11-22T19:59:50.000Z'));
    await renderView();
    await pass(60_000);
    expect(asked().at(-1)).toBe('/dashboard/analytics?from=2026-10-25&to=2026-11-23');
  });
});

describe('while figures are on their way, or don’t come', () => {
  it('keeps those of before in sight, marked as such, and doesn’t take them for the others’', async () => {
    await renderView();
    let give: (result: ApiResult<unknown>) => void = () => undefined;
    jest.mocked(callApi).mockImplementationOnce(() => new Promise((resolve) => (give = resolve as typeof give)));
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect(screen.getByText('Oct 24, 2026 to Nov 22, 2026').closest('[aria-busy="true"]')).not.toBeNull();
    await act(async () => give(failure));
    expect(screen.queryByText('Oct 24, 2026 to Nov 22, 2026')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The figures could not be loaded.Not now.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await pass(0);
    expect(screen.getByText('Nov 16, 2026 to Nov 22, 2026')).toBeInTheDocument();
  });

  it('asks anew every 30 seconds, and says where that failed', async () => {
    await renderView();
    facts = { online: 0 };
    await pass(30_000);
    expect(screen.getByText('Nobody online now')).toBeInTheDocument();
    jest.mocked(callApi).mockResolvedValueOnce(failure as never);
    await pass(30_000);
    expect(screen.getByRole('alert')).toHaveTextContent('This may be out of date.');
    expect(screen.getByText('Nobody online now')).toBeInTheDocument();
  });

  it('says that there was nobody', async () => {
    const none = { visitors: 0, visits: 0, pageviews: 0, clicks: 0, averageSeconds: 0, bounceRate: 0 };
    facts = { totals: none, clicks: [], funnel: { serviceViews: 0, adds: 0, quotes: 0 } };
    await renderView();
    expect(screen.getByText('No visits in this period')).toBeInTheDocument();
    expect(figure('Visitors')).toHaveTextContent('0−100%before: 1,000');
    expect(figure('Bounce rate')).toHaveTextContent('No comparison');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

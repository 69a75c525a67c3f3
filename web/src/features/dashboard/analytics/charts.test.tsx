import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithMessages } from '@/testing/render-with-messages';
import { buildFigures } from './build-figures';
import { DayChart, HourChart } from './charts';

const { byDay, previousByDay, byHour } = buildFigures();

// jsdom lays nothing out, and a chart without a size isn't drawn.
class WatchedSize implements ResizeObserver {
  constructor(private readonly onChange: ResizeObserverCallback) {}
  observe(): void {
    this.onChange([{ contentRect: { width: 600, height: 280 } } as ResizeObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  globalThis.ResizeObserver = WatchedSize;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRectReadOnlyOf(600, 280));
});
afterEach(() => jest.restoreAllMocks());

/** jsdom has no constructor of its own for it. */
class DOMRectReadOnlyOf implements DOMRect {
  readonly x = 0;
  readonly y = 0;
  readonly top = 0;
  readonly left = 0;
  readonly right: number;
  readonly bottom: number;
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.right = width;
    this.bottom = height;
  }
  toJSON(): object {
    return {};
  }
}

const press = (key: string) => act(async () => void fireEvent.keyDown(screen.getByRole('application'), { key }));

const dayChart = (
  <>
    <h2 id="days">Day by day</h2>
    <DayChart labelledBy="days" metric="visits" days={byDay} previous={previousByDay} />
  </>
);

it('has a name, and tells with the arrow keys what each day was', async () => {
  renderWithMessages(dayChart);
  const chart = screen.getByRole('application', { name: 'Day by day' });
  expect(chart).toHaveAccessibleDescription(/arrow keys go from point to point/);
  expect(chart).toHaveAttribute('tabindex', '0');
  await act(async () => chart.focus());
  expect(screen.getByRole('status')).toHaveTextContent('Mon, Nov 16, 2026. Visits: 40. Mon, Nov 9, 2026: 32');
  await press('ArrowRight');
  expect(screen.getByRole('status')).toHaveTextContent(/^Tue, Nov 17, 2026\. /);
  await press('ArrowLeft');
  expect(screen.getByRole('status')).toHaveTextContent(/^Mon, Nov 16, 2026\. /);
  await act(async () => chart.blur());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('runs from right to left in Arabic, and so do the arrow keys', async () => {
  renderWithMessages(dayChart, 'ar');
  await act(async () => screen.getByRole('application').focus());
  await press('ArrowLeft');
  expect(screen.getByRole('status')).toHaveTextContent('17 نوفمبر 2026');
});

it('tells of each hour the visits and the page views', async () => {
  renderWithMessages(
    <>
      <h2 id="hours">By hour</h2>
      <HourChart labelledBy="hours" hours={byHour} />
    </>,
  );
  await act(async () => screen.getByRole('application', { name: 'By hour' }).focus());
  await press('ArrowRight');
  expect(screen.getByRole('status')).toHaveTextContent(/^01:00–02:00\. Visits: \d+\. Page views: 61$/);
});

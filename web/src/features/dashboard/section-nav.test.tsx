import { render, screen } from '@testing-library/react';
import { SectionNav } from './section-nav';
import { sectionsFor } from './sections';

let pathname = '';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

/** Has what is watched get its size. */
let show: () => void;
beforeEach(() => {
  show = () => undefined;
  globalThis.ResizeObserver = class {
    constructor(onChange: ResizeObserverCallback) {
      show = () => onChange([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const items = sectionsFor('admin').map(({ key, ...section }) => ({ ...section, label: key }));

it.each([
  ['/dashboard', 'overview', 'page'],
  ['/en/dashboard', 'overview', 'page'],
  ['/ar/dashboard/quotes', 'quotes', 'page'],
  ['/dashboard/quotes/Q-2026-000123', 'quotes', 'true'],
  ['/ar/dashboard/services', 'services', 'page'],
  ['/dashboard/services/subservice/edit', 'services', 'true'],
  ['/dashboard/translations', 'translations', 'page'],
  ['/ar/dashboard/posts', 'posts', 'page'],
  ['/ar/dashboard/analytics', 'analytics', 'page'],
  ['/ar/dashboard/staff', 'staff', 'page'],
  ['/dashboard/staff/audit', 'staff', 'true'],
])('at %s, %s is open', (path, name, current) => {
  pathname = path;
  render(<SectionNav locale="en" label="Sections" items={items} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', current);
  expect(screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
});

it('shows each role what it can open', () => {
  expect(sectionsFor('marketing_responsible').map(({ key }) => key)).toEqual(['overview', 'quotes', 'services', 'translations', 'posts', 'analytics']);
  expect(sectionsFor('admin').map(({ key }) => key)).toEqual(['overview', 'quotes', 'services', 'translations', 'posts', 'analytics', 'staff']);
});

it.each([
  ['beyond the end', { left: 420, right: 500 }, 500 - 360 + 24],
  ['beyond the beginning', { left: -120, right: -20 }, -120 - 24],
  ['in sight', { left: 100, right: 180 }, 0],
])('moves the row alone to the open one once it is shown: %s', (_where, open, scrolled) => {
  pathname = '/dashboard/analytics';
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const { left, right } = this.hasAttribute('aria-current') ? open : { left: 0, right: 360 };
    return { left, right, x: left, y: 0, top: 0, bottom: 44, width: right - left, height: 44, toJSON: () => ({}) };
  });
  render(<SectionNav locale="en" label="Sections" items={items} />);
  expect(screen.getByRole('list').scrollLeft).toBe(0);
  show();
  expect(screen.getByRole('list').scrollLeft).toBe(scrolled);
  jest.restoreAllMocks();
});

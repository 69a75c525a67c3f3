import { render, screen } from '@testing-library/react';
import { SteadyFocus } from './steady-focus';

let top = 0;
const scrollBy = jest.fn();

beforeEach(() => {
  top = 300;
  scrollBy.mockReset();
  window.scrollBy = scrollBy;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ top }) as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

/** Stands for something above the field that grows. */
function Grown({ by }: { by: number }) {
  return (
    <p
      ref={() => {
        top = 300 + by;
      }}
    />
  );
}

const page = (by: number) => (
  <SteadyFocus>
    <Grown key={by} by={by} />
    <textarea />
    <button type="button">Send</button>
  </SteadyFocus>
);

it('scrolls along when the field that is typed in is pushed away', () => {
  const { rerender } = render(page(0));
  screen.getByRole('textbox').focus();
  rerender(page(400));
  expect(scrollBy).toHaveBeenCalledWith({ top: 400, behavior: 'instant' });
});

it('leaves the page alone while nobody is typing, or nothing moves', () => {
  const { rerender } = render(page(0));
  rerender(page(400));
  screen.getByRole('button').focus();
  rerender(page(500));
  screen.getByRole('textbox').focus();
  rerender(page(500));
  expect(scrollBy).not.toHaveBeenCalled();
});

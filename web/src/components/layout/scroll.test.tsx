import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HEADER_STYLE_AFTER_PX, SCROLL_TO_TOP_AFTER_PX } from './constants';
import { HeaderShell } from './header-shell';
import { ScrollToTop } from './scroll-to-top';

function scrollTo(pixels: number) {
  act(() => {
    Object.assign(window, { scrollY: pixels });
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => Object.assign(window, { scrollY: 0 }));

describe('header', () => {
  it(`changes its style after ${HEADER_STYLE_AFTER_PX} px, there and back`, () => {
    render(<HeaderShell>x</HeaderShell>);
    const header = screen.getByRole('banner');
    scrollTo(50);
    expect(header).not.toHaveAttribute('data-scrolled');
    scrollTo(51);
    expect(header).toHaveAttribute('data-scrolled');
    scrollTo(0);
    expect(header).not.toHaveAttribute('data-scrolled');
  });
});

describe('scroll to top', () => {
  const renderButton = () =>
    render(
      <>
        <main id="main" tabIndex={-1} />
        <ScrollToTop label="Back to top" focusId="main" icon={null} />
      </>,
    );

  it(`appears after ${SCROLL_TO_TOP_AFTER_PX} px`, () => {
    renderButton();
    scrollTo(300);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    scrollTo(301);
    expect(screen.getByRole('button', { name: 'Back to top' })).toBeInTheDocument();
  });

  it('scrolls up and leaves the focus in the page', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderButton();
    scrollTo(900);
    await userEvent.click(screen.getByRole('button'));
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    expect(screen.getByRole('main')).toHaveFocus();
    scroll.mockRestore();
  });
});

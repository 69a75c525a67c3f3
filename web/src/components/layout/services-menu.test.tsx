import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MENU_CLOSE_DELAY_MS } from './constants';
import { ServicesMenu } from './services-menu';

const renderMenu = () =>
  render(
    <>
      <ul>
        <ServicesMenu link={<a href="#services">Services</a>} toggleLabel="Services menu" toggleIcon={null}>
          <a href="#seo">SEO</a>
        </ServicesMenu>
      </ul>
      <button type="button">elsewhere</button>
    </>,
  );

const toggle = () => screen.getByRole('button', { name: 'Services menu' });
const expectOpen = () => {
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'SEO' })).toBeVisible();
};
const expectClosed = () => {
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'SEO' })).not.toBeInTheDocument();
};

describe('by keyboard', () => {
  it('opens and closes with its button and leads into the menu', async () => {
    const user = userEvent.setup();
    renderMenu();
    expectClosed();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Services' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expectOpen();
    await user.tab();
    expect(screen.getByRole('link', { name: 'SEO' })).toHaveFocus();
  });

  it('closes with Esc and gives the focus back to the button', async () => {
    const user = userEvent.setup();
    renderMenu();
    await user.click(toggle());
    await user.tab();
    await user.keyboard('{Escape}');
    expectClosed();
    expect(toggle()).toHaveFocus();
  });

  it('closes when the focus goes on', async () => {
    const user = userEvent.setup();
    renderMenu();
    await user.click(toggle());
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();
    expectClosed();
  });
});

describe('by pointer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  it('opens when pointed at and stays while the pointer is inside', async () => {
    const user = setup();
    renderMenu();
    await user.hover(screen.getByRole('link', { name: 'Services' }));
    expectOpen();
    await user.hover(screen.getByRole('link', { name: 'SEO' }));
    act(() => jest.advanceTimersByTime(MENU_CLOSE_DELAY_MS));
    expectOpen();
  });

  it('closes a moment after the pointer left', async () => {
    const user = setup();
    renderMenu();
    await user.hover(toggle());
    await user.hover(screen.getByRole('button', { name: 'elsewhere' }));
    expectOpen();
    act(() => jest.advanceTimersByTime(MENU_CLOSE_DELAY_MS));
    expectClosed();
  });

  it('closes with Esc while it is only pointed at', async () => {
    const user = setup();
    renderMenu();
    await user.hover(toggle());
    await user.keyboard('{Escape}');
    expectClosed();
  });

  it('stays open when its button is pressed while the pointer is on it', async () => {
    const user = setup();
    renderMenu();
    await user.click(toggle());
    expectOpen();
    await user.click(toggle());
    expectClosed();
  });

  it('closes when something in it was chosen', async () => {
    const user = setup();
    renderMenu();
    await user.click(toggle());
    await user.click(screen.getByRole('link', { name: 'SEO' }));
    expectClosed();
  });
});

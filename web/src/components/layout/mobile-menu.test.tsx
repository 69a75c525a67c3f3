import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileMenu } from './mobile-menu';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const renderMenu = () =>
  render(
    <MobileMenu labels={{ open: 'Open menu', close: 'Close menu', title: 'Menu' }} icons={{ open: null, close: null }}>
      <a href="#blog">Blog</a>
    </MobileMenu>,
  );

const dialog = () => screen.getByLabelText('Menu');

it.each([
  ['its button', { role: 'button', name: 'Close menu' }],
  ['a choice', { role: 'link', name: 'Blog' }],
])('closes by %s', async (_what, { role, name }) => {
  renderMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(dialog()).toHaveAttribute('open');
  await userEvent.click(screen.getByRole(role, { name }));
  expect(dialog()).not.toHaveAttribute('open');
});

it('closes when the page behind it is pressed', async () => {
  renderMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.click(dialog());
  expect(dialog()).not.toHaveAttribute('open');
});

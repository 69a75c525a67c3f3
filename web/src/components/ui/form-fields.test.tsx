import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusyButton } from './busy-button';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';

const toggle = { show: 'Show password', hide: 'Hide password' };

it('ties label, hint and error to the input', () => {
  const { rerender } = render(<TextField label="Name" hint="As on your card" />);
  const input = screen.getByLabelText('Name');
  expect(input).toHaveAccessibleDescription('As on your card');
  expect(input).not.toHaveAttribute('aria-invalid');
  rerender(<TextField label="Name" hint="As on your card" error="Too short" />);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Too short As on your card');
});

it('an address is typed left to right', () => {
  render(<TextField type="email" label="Email" />);
  expect(screen.getByLabelText('Email')).toHaveAttribute('dir', 'ltr');
});

it('shows a password while somebody wants to see it, and never sends it in sight', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" autoComplete="current-password" toggle={toggle} />
      <button type="submit">Go</button>
    </form>,
  );
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.type(input, 'secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('secret1');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('offers no choice before somebody made one', () => {
  render(<SelectField label="Segment" placeholder="Please choose" options={[{ value: 'a', label: 'A' }]} />);
  expect(screen.getByLabelText('Segment')).toHaveDisplayValue('Please choose');
});

it('can’t be pressed again while it is busy', () => {
  const { rerender } = render(<BusyButton busy={false} busyLabel="Saving...">Save</BusyButton>);
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  rerender(<BusyButton busy busyLabel="Saving...">Save</BusyButton>);
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
});

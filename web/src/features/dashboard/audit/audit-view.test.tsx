import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntry } from '@/contracts/staff';
import { callApi } from '@/lib/api-client';
import { renderWithMessages } from '@/testing/render-with-messages';
import { AuditView } from './audit-view';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const entry = (facts: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  at: '2026-11-20T21:30:00.000Z',
  action: 'staff_approved',
  actor: { name: 'Lina', email: 'lina@rukn.example' },
  subject: { name: 'Sara Haddad', email: 'sara@rukn.example' },
  role: 'marketing_responsible',
  previousRole: null,
  ...facts,
});

const answerWith = (data: AuditEntry[], total = data.length) =>
  jest.mocked(callApi).mockResolvedValue({ ok: true, status: 200, data: { data, pagination: { page: 1, pageSize: 25, total } } } as never);

const view = (
  <>
    <h2 id="log">Audit log</h2>
    <AuditView locale="en" labelledBy="log" />
  </>
);

it('tells who did what to whom, and when it was in Dubai', async () => {
  answerWith([entry({ action: 'staff_role_changed', role: 'admin', previousRole: 'marketing_responsible' }), entry({ id: '2', action: 'staff_auto_approved', actor: null })]);
  renderWithMessages(view);
  const table = await screen.findByRole('table', { name: 'Audit log' });
  const [, changed, automatic] = within(table).getAllByRole('row');
  expect(changed).toHaveTextContent(/Change of role.*Sara Haddad.*Marketing Responsible → Admin.*Lina.*Nov 21, 2026, 1:30 AM/);
  expect(automatic).toHaveTextContent(/Automatic approval.*Sara Haddad.*Marketing Responsible.*Automatic/);
});

it('says when there is nothing', async () => {
  answerWith([]);
  renderWithMessages(view);
  expect(await screen.findByText('Nothing has happened yet.')).toBeInTheDocument();
});

it('goes on to older entries', async () => {
  answerWith([entry({})], 60);
  renderWithMessages(view);
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(callApi).toHaveBeenLastCalledWith('GET', '/dashboard/staff/audit?page=2&limit=25');
  expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
});

it('says that it could not be loaded, and tries again', async () => {
  jest.mocked(callApi).mockResolvedValueOnce({ ok: false, status: 0, code: 'timeout', message: '' });
  renderWithMessages(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('No answer came.');
  answerWith([entry({})]);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

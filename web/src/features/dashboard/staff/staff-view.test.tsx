import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffMember } from '@/contracts/staff';
import { callApi, type ApiProblem } from '@/lib/api-client';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { renderWithMessages } from '@/testing/render-with-messages';
import { buildMember } from '../build-member';
import { StaffView } from './staff-view';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

const omar = buildMember({ id: 'omar000000', name: 'Omar Aziz', email: 'omar@elsewhere.example', role: null, requestedRole: 'admin', status: 'pending', panel: 'none' });
const sara = buildMember();
const me = buildMember({ id: 'me00000000', name: 'Lina', email: 'lina@rukn.example', role: 'admin', self: true });

let staff: StaffMember[];
/** What the next call that changes something is answered with. */
let refusal: ApiProblem | null;

const problem = (code: ApiProblem['code'], message: string, fields?: Record<string, string>): ApiProblem => ({ ok: false, status: 409, code, message, fields });

beforeAll(installModalDialogs);

beforeEach(() => {
  staff = [omar, sara, me];
  refusal = null;
  jest.mocked(callApi).mockReset().mockImplementation((method, path) => {
    const query = new URL(path, 'http://api.example').searchParams;
    if (method !== 'GET') return Promise.resolve(refusal ?? ({ ok: true, status: 200, data: { data: buildMember({ name: 'Noor', email: 'noor@rukn.example' }) } } as never));
    const data = staff.filter(({ status, name }) => (!query.get('status') || status === query.get('status')) && name.includes(query.get('search') ?? ''));
    return Promise.resolve({ ok: true, status: 200, data: { data, pagination: { page: 1, pageSize: 20, total: data.length } } } as never);
  });
  window.history.replaceState(null, '', '/dashboard/staff');
});

async function renderView(locale: 'en' | 'ar' = 'en') {
  renderWithMessages(<StaffView locale={locale} initialQuery={{ page: 1, status: null, search: '' }} />, locale);
  await screen.findByRole('table');
}

const waiting = () => screen.getByRole('region', { name: /Waiting for approval/ });
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const changes = () => jest.mocked(callApi).mock.calls.filter(([method]) => method !== 'GET');

it('puts those who wait first, with what they ask for', async () => {
  await renderView();
  expect(within(waiting()).getByRole('listitem')).toHaveTextContent('Omar Aziz');
  expect(within(waiting()).getByText(/Asks for: Admin · since November 20, 2026/)).toBeInTheDocument();
  expect(waiting().compareDocumentPosition(screen.getByRole('table')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('lists every account, and offers nothing for one’s own', async () => {
  await renderView();
  expect(rowOf('Sara Haddad')).toHaveTextContent(/sara@rukn\.example.*Marketing Responsible.*Active.*November 20, 2026/);
  expect(within(rowOf('Sara Haddad')).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Change role', 'Block']);
  expect(within(rowOf('Lina')).getByText('You')).toBeInTheDocument();
  expect(within(rowOf('Lina')).queryByRole('button')).not.toBeInTheDocument();
});

it('approves with the role that was chosen, and says so', async () => {
  await renderView();
  await userEvent.click(within(waiting()).getByRole('button', { name: 'Approve Omar Aziz' }));
  const dialog = screen.getByRole('alertdialog', { name: /Approve Omar Aziz/ });
  expect(within(dialog).getByRole('combobox', { name: 'Role' })).toHaveValue('admin');
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'Marketing Responsible');
  staff = [sara, me];
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));

  expect(await screen.findByText(/has been approved/)).toHaveAttribute('role', 'status');
  expect(changes()).toEqual([['POST', '/dashboard/staff/omar000000/approve', { body: { role: 'marketing_responsible' } }]]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await within(waiting()).findByText('Nobody is waiting for approval.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'All staff accounts' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/has been approved/)).not.toBeInTheDocument();
});

it('does nothing when the question is answered with no', async () => {
  await renderView();
  await userEvent.click(screen.getByRole('button', { name: 'Block Sara Haddad' }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(changes()).toEqual([]);
});

it.each([
  ['last_admin', 'This is the last active administrator.'],
  ['conflict', 'This was changed in the meantime.'],
  ['own_account', 'You cannot change your own account here.'],
] as const)('shows why it was refused (%s), and offers no second try', async (code, message) => {
  await renderView();
  refusal = problem(code, message);
  await userEvent.click(screen.getByRole('button', { name: 'Block Sara Haddad' }));
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
  expect(within(dialog).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  expect(within(dialog).getByRole('button')).toHaveFocus();
});

it('can be tried again when no answer came', async () => {
  await renderView();
  refusal = { ok: false, status: 0, code: 'network', message: '' };
  await userEvent.click(screen.getByRole('button', { name: 'Block Sara Haddad' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('No answer came. Please check your connection and try again.')).toBeInTheDocument();
  refusal = null;
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText(/has been blocked and signed out/)).toBeInTheDocument();
});

it('narrows the list down, and keeps that in the address', async () => {
  await renderView();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  await waitFor(() => expect(screen.getByText('2 accounts')).toBeInTheDocument());
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name or email' }), 'nobody{Enter}');
  expect(await screen.findByText('No staff accounts found.')).toBeInTheDocument();
  expect(window.location.search).toBe('?status=active&search=nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Show all accounts' }));
  expect(await screen.findByText('3 accounts')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(window.location.search).toBe('');
});

it('says that the list could not be loaded, and tries again', async () => {
  jest.mocked(callApi).mockResolvedValueOnce(problem('unavailable', 'Not now.')).mockResolvedValueOnce(problem('unavailable', 'Not now.'));
  renderWithMessages(<StaffView locale="en" initialQuery={{ page: 1, status: null, search: '' }} />);
  expect(screen.getAllByText('Loading…')).toHaveLength(2);
  const list = screen.getByRole('region', { name: 'All staff accounts' });
  expect(await within(list).findByRole('alert')).toHaveTextContent('The list could not be loaded.Not now.');
  await userEvent.click(within(list).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  await userEvent.click(within(waiting()).getByRole('button', { name: 'Try Again' }));
  expect(await within(waiting()).findByText('Omar Aziz')).toBeInTheDocument();
});

describe('inviting', () => {
  const openForm = () => userEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));

  it('names what is wrong, sends what is right, and says so', async () => {
    await renderView();
    await openForm();
    await userEvent.type(screen.getByLabelText('Email'), 'noor@');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Name must be at least 2 characters')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(changes()).toEqual([]);

    await userEvent.type(screen.getByLabelText('Full name'), 'Noor');
    await userEvent.type(screen.getByLabelText('Email'), 'rukn.example');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Admin');
    await userEvent.selectOptions(screen.getByLabelText('Language of the email'), 'العربية');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/has been invited/)).toBeInTheDocument();
    expect(changes()).toEqual([['POST', '/dashboard/staff', { body: { name: 'Noor', email: 'noor@rukn.example', role: 'admin', language: 'ar' } }]]);
  });

  it('keeps what was typed when it is refused', async () => {
    await renderView();
    await openForm();
    await userEvent.type(screen.getByLabelText('Full name'), 'Sara');
    await userEvent.type(screen.getByLabelText('Email'), 'sara@rukn.example');
    refusal = problem('account_exists', 'There is already an account with this email address.');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is already an account with this email address.');
    expect(screen.getByLabelText('Full name')).toHaveValue('Sara');

    refusal = problem('invalid_request', 'Please check the marked fields.', { email: 'Please enter a valid email address' });
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address'));
  });
});

it('isolates addresses in Arabic', async () => {
  await renderView('ar');
  expect(screen.getAllByText('sara@rukn.example')[0]).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('button', { name: 'حظر حساب Sara Haddad' })).toHaveTextContent('حظر');
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { EditView } from './edit-view';
import { both, changed, description, edit, press, startEditor, title, write } from './render-editor';
import { answeredWhole, door, renderContent, saveResult } from './testing';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

beforeAll(installModalDialogs);
beforeEach(startEditor);

const theirs = changed(both, { title: 'Their title', description: 'Their words.' });
const conflict = () => screen.getByRole('region', { name: 'Somebody else has saved this meanwhile' });

const collide = async () => {
  const view = await edit(both);
  await write(title('English'), 'My title');
  door.answers.set('StaffSaveContent', () => ({ staffSaveContent: saveResult({ conflict: theirs }) }));
  await press('Save draft in English');
  await waitFor(conflict);
  return view;
};

it('shows both versions of what collides, and takes over the rest', async () => {
  await collide();
  expect(conflict()).toHaveTextContent(/Title \(English\).*My title.*Their title/);
  expect(conflict()).not.toHaveTextContent('Their words.');
  expect(within(conflict()).getByRole('heading')).toHaveFocus();
  expect(title('English')).toHaveValue('My title');
  expect(description('English')).toHaveValue('Their words.');
  await press('Save drafts');
  expect(door.variablesOf('StaffSaveContent')).toHaveLength(1);
});

it('saves mine over theirs once that was chosen', async () => {
  await collide();
  await press('Keep mine');
  expect(screen.queryByRole('region', { name: /meanwhile/ })).not.toBeInTheDocument();
  door.answers.set('StaffSaveContent', () => ({ staffSaveContent: saveResult({ document: changed(theirs, { title: 'My title', version: 'en-3' }) }) }));
  await press('Save drafts');
  expect(await screen.findByText('Everything is saved.')).toBeInTheDocument();
  expect(door.variablesOf('StaffSaveContent').at(-1)).toMatchObject({ version: 'en-2', input: { title: 'My title' } });
});

it('is over when everything typed is discarded', async () => {
  await collide();
  await press('Discard changes');
  expect(title('English')).toHaveValue('Their title');
  expect(screen.getByText('Everything is saved.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /meanwhile/ })).not.toBeInTheDocument();
});

it('takes theirs once that was chosen', async () => {
  await collide();
  await press('Take theirs');
  expect(title('English')).toHaveValue('Their title');
  expect(screen.getByText('Everything is saved.')).toBeInTheDocument();
});

it('takes their change into the form where nothing collides', async () => {
  await edit(both);
  await userEvent.type(title('Arabic'), ' وأكثر');
  door.answers.set('StaffSaveContent', () => ({ staffSaveContent: saveResult({ conflict: changed(both, { title: 'Their title' }, { version: 'ar-2' }) }) }));
  await press('Save draft in Arabic');
  expect(await screen.findByText(/Somebody else has saved meanwhile/)).toBeInTheDocument();
  expect(title('English')).toHaveValue('Their title');
  expect(title('Arabic')).toHaveValue('تحسين محركات البحث وأكثر');
  await press('Save draft in Arabic');
  await waitFor(() => expect(door.variablesOf('StaffSaveContent').at(-1)).toMatchObject({ version: 'ar-2' }));
});

it('loses nothing when the page is left: it is there again, beside what came meanwhile', async () => {
  const { unmount } = await edit(both);
  await write(title('English'), 'My title');
  unmount();
  door.answers.set('StaffContent', () => ({ staffContent: answeredWhole(theirs) }));
  renderContent(<EditView kind="service" documentId={both.documentId} mayRemove={false} />);
  await waitFor(conflict);
  expect(title('English')).toHaveValue('My title');
  expect(description('English')).toHaveValue('Their words.');
});

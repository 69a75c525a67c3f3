import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { buildContent } from './build-content';
import { both, edit, press, startEditor, title } from './render-editor';
import { door, DoorFailure, saveResult } from './testing';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeAll(installModalDialogs);
beforeEach(() => {
  startEditor();
  push.mockReset();
});

it('takes a language offline after asking', async () => {
  await edit(both);
  expect(screen.queryByRole('button', { name: 'Unpublish Arabic' })).not.toBeInTheDocument();
  door.answers.set('StaffUnpublishContent', () => ({ staffUnpublishContent: saveResult({ document: buildContent({ en: { state: 'draft' }, ar: { state: 'draft' } }) }) }));
  await press('Unpublish English');
  expect(door.variablesOf('StaffUnpublishContent')).toEqual([]);
  await press('Unpublish');
  expect(await screen.findByText('Taken offline in English. The draft is still here.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(door.variablesOf('StaffUnpublishContent')).toEqual([{ kind: 'service', documentId: both.documentId, language: 'en' }]);
});

describe('scheduling', () => {
  const at = (name: string) => screen.getByLabelText(name);
  const fill = (name: string, time: string) => fireEvent.change(at(name), { target: { value: time } });

  it('is by the clock in Dubai, for one language', async () => {
    await edit(both);
    door.answers.set('StaffScheduleContent', () => ({ staffScheduleContent: saveResult({ document: buildContent({ ar: { state: 'draft', publishAt: '2099-11-25T05:00:00.000Z' } }) }) }));
    await press('Schedule: Arabic');
    fill('Publish at', '2099-11-25T09:00');
    await press('Save times');
    expect(await screen.findByText('The times for Arabic have been saved.')).toBeInTheDocument();
    expect(door.variablesOf('StaffScheduleContent')).toEqual([
      { kind: 'service', documentId: both.documentId, language: 'ar', publishAt: '2099-11-25T05:00:00.000Z', unpublishAt: null },
    ]);
    expect(screen.getByText('Goes live Nov 25, 2099, 9:00 AM, Dubai time')).toBeInTheDocument();
  });

  it('refuses what is over, and an end before the beginning', async () => {
    await edit(both);
    await press('Schedule: English');
    fill('Publish at', '2020-01-01T09:00');
    await press('Save times');
    expect(at('Publish at')).toHaveAccessibleDescription(/still to come/);
    fill('Publish at', '2099-01-02T09:00');
    fill('Unpublish at', '2099-01-01T09:00');
    await press('Save times');
    expect(at('Unpublish at')).toHaveAccessibleDescription(/after the time of publishing/);
    expect(door.variablesOf('StaffScheduleContent')).toEqual([]);
  });

  it('can be taken back', async () => {
    await edit(buildContent({ en: { unpublishAt: '2099-11-25T05:00:00.000Z' } }));
    door.answers.set('StaffScheduleContent', () => ({ staffScheduleContent: saveResult({ document: both }) }));
    await press('Schedule: English');
    expect(at('Unpublish at')).toHaveValue('2099-11-25T09:00');
    fill('Unpublish at', '');
    await press('Save times');
    await waitFor(() => expect(door.variablesOf('StaffScheduleContent')).toMatchObject([{ publishAt: null, unpublishAt: null }]));
  });
});

describe('history', () => {
  const version = (number: number, action: string, changed: string[]) => ({ __typename: 'StaffContentVersion', number, at: '2026-11-19T08:00:00.000Z', by: 'Omar', action, changed });

  beforeEach(() => {
    door.answers.set('StaffContentVersions', () => ({ staffContentVersions: [version(3, 'publish', []), version(2, 'save', ['title'])] }));
    door.answers.set('StaffContentVersion', ({ number }) => ({ staffContentVersion: { title: number === 2 ? 'Old title' : 'SEO', description: 'Be found.', imageAlt: null } }));
  });

  it('shows each version beside the present words, and makes one the draft again', async () => {
    await edit(both);
    door.answers.set('StaffRestoreVersion', () => ({ staffRestoreVersion: saveResult({ document: buildContent({ en: { title: 'Old title', state: 'changed', version: 'en-2' }, ar: { state: 'draft' } }) }) }));
    await press('History: English');
    const dialog = screen.getByRole('dialog', { name: 'History: English' });
    await userEvent.click(await within(dialog).findByRole('button', { name: /2 · Saved.*Omar.*Changed: Title/ }));
    expect(await within(dialog).findByText('Old title')).toBeInTheDocument();
    expect(within(dialog).getByText('SEO')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore version 2' }));
    expect(await screen.findByText(/The older version is the draft in English again/)).toBeInTheDocument();
    expect(title('English')).toHaveValue('Old title');
    expect(door.variablesOf('StaffRestoreVersion')).toEqual([{ kind: 'service', documentId: both.documentId, language: 'en', number: 2, version: 'en-1' }]);
  });

  it('restores nothing over unsaved words', async () => {
    await edit(both);
    await userEvent.type(title('English'), '!');
    await press('History: English');
    expect(await screen.findByText(/You have unsaved changes in this language/)).toBeInTheDocument();
    await press('Restore version 3');
    expect(door.variablesOf('StaffRestoreVersion')).toEqual([]);
  });

  it('says that it could not be loaded', async () => {
    door.answers.set('StaffContentVersions', () => {
      throw new DoorFailure(503, 'unavailable', 'Not now.');
    });
    await edit(both);
    await press('History: Arabic');
    expect(await screen.findByText('The history could not be loaded.')).toBeInTheDocument();
  });
});

describe('deleting', () => {
  it('is offered to those who may', async () => {
    await edit(both);
    expect(screen.queryByRole('button', { name: 'Delete…' })).not.toBeInTheDocument();
  });

  it('asks, deletes, and goes back to the list', async () => {
    await edit(both, true);
    door.answers.set('StaffRemoveContent', () => {
      throw new DoorFailure(403, 'forbidden', 'You may not.');
    });
    await press('Delete…');
    await press('Delete for good');
    expect(await screen.findByText('You may not.')).toBeInTheDocument();
    expect(push).not.toHaveBeenCalled();
    door.answers.set('StaffRemoveContent', () => ({ staffRemoveContent: true }));
    await press('Delete for good');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/dashboard/services?done=removedService'));
    expect(door.variablesOf('StaffRemoveContent').at(-1)).toEqual({ kind: 'service', documentId: both.documentId });
  });
});

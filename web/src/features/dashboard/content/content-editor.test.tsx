import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { buildContent } from './build-content';
import { EditView } from './edit-view';
import { both, changed, create, description, edit, press, seo, slug, startEditor, title, write } from './render-editor';
import { door, DoorFailure, renderContent, saveResult } from './testing';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeAll(installModalDialogs);
beforeEach(() => {
  startEditor();
  push.mockReset();
});

it('types each language in its own direction', async () => {
  create();
  expect(title('English')).toHaveAttribute('dir', 'ltr');
  expect(title('Arabic')).toHaveAttribute('dir', 'rtl');
  expect(description('Arabic')).toHaveAttribute('lang', 'ar');
  expect(slug()).toHaveAttribute('dir', 'ltr');
});

describe('a new service', () => {
  it('gets an address from its title until somebody types one', async () => {
    create();
    await write(title('English'), 'Web design');
    await waitFor(() => expect(slug()).toHaveValue('web-design'));
    await write(slug(), 'design');
    await userEvent.type(title('English'), ' and more');
    expect(await screen.findByText('This address is free.')).toBeInTheDocument();
    expect(slug()).toHaveValue('design');
  });

  it('is told that an address is taken, proposed or typed', async () => {
    create();
    door.answers.set('StaffSlug', ({ title: text }) => ({ staffSlug: { __typename: 'StaffSlug', slug: String(text).toLowerCase(), isFree: text !== 'SEO' && text !== 'seo' } }));
    await write(title('English'), 'SEO');
    expect(await screen.findByText('This address is taken.')).toBeInTheDocument();
    await write(slug(), 'search');
    expect(await screen.findByText('This address is free.')).toBeInTheDocument();
    await write(slug(), 'seo');
    expect(await screen.findByText('This address is taken.')).toBeInTheDocument();
  });

  it('is saved in both languages, one after the other, and has an address from then on', async () => {
    const english = buildContent({ en: { state: 'draft' } });
    door.answers.set('StaffCreateContent', () => ({ staffCreateContent: saveResult({ document: english }) }));
    door.answers.set('StaffSaveContent', () => ({ staffSaveContent: saveResult({ document: buildContent({ en: { state: 'draft' }, ar: { state: 'draft' } }) }) }));
    create();
    await write(title('English'), 'SEO');
    await write(description('English'), 'Be found.');
    await write(title('Arabic'), 'تحسين محركات البحث');
    await write(description('Arabic'), 'ليجدك الناس.');
    await waitFor(() => expect(slug()).toHaveValue('seo'));
    await press('Save drafts');
    expect(await screen.findByText('The draft has been saved.')).toBeInTheDocument();
    expect(door.variablesOf('StaffCreateContent')).toEqual([{ kind: 'service', language: 'en', publish: false, input: { title: 'SEO', description: 'Be found.', slug: 'seo' } }]);
    expect(door.variablesOf('StaffSaveContent')).toEqual([
      { kind: 'service', documentId: seo.documentId, language: 'ar', version: null, publish: false, input: { title: 'تحسين محركات البحث', description: 'ليجدك الناس.' } },
    ]);
    expect(window.location.pathname).toBe(`/dashboard/services/${seo.documentId}/edit`);
    expect(screen.getByText('Everything is saved.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New sub-service' })).toHaveAttribute('href', `/dashboard/services/subservice/new?service=${seo.documentId}`);
  });

  it('can be saved before its address is there', async () => {
    door.answers.set('StaffCreateContent', () => ({ staffCreateContent: saveResult({ document: buildContent({ en: { state: 'draft' } }) }) }));
    door.answers.set('StaffSlug', () => new Promise(() => undefined));
    create();
    await write(title('English'), 'SEO');
    await press('Save drafts');
    expect(await screen.findByText('The draft has been saved.')).toBeInTheDocument();
    expect(door.variablesOf('StaffCreateContent')).toMatchObject([{ input: { title: 'SEO' } }]);
    expect(slug()).toHaveValue('seo');
  });

  it('complains beside the fields before anything is sent', async () => {
    create();
    await press('Publish English');
    expect(title('English')).toHaveAccessibleDescription(/Please fill in this field/);
    expect(description('English')).toHaveAccessibleDescription(/Please fill in this field/);
    expect(title('Arabic')).not.toBeInvalid();
    expect(door.variablesOf('StaffCreateContent')).toEqual([]);
    await userEvent.type(title('English'), 'S');
    expect(title('English')).not.toBeInvalid();
  });
});

describe('saving', () => {
  it('sends what was changed in that language, with the version it was read in', async () => {
    await edit(both);
    await write(title('English'), 'Search');
    await userEvent.type(title('Arabic'), ' وأكثر');
    expect(screen.getByText('There are unsaved changes.')).toBeInTheDocument();
    door.answers.set('StaffSaveContent', () => ({ staffSaveContent: saveResult({ document: changed(both, { title: 'Search', state: 'changed' }) }) }));
    await press('Save draft in English');
    expect(await screen.findByText('The draft has been saved.')).toBeInTheDocument();
    expect(door.variablesOf('StaffSaveContent')).toEqual([
      { kind: 'service', documentId: both.documentId, language: 'en', version: 'en-1', publish: false, input: { title: 'Search' } },
    ]);
    expect(title('Arabic')).toHaveValue('تحسين محركات البحث وأكثر');
    expect(screen.getByText('There are unsaved changes.')).toBeInTheDocument();
  });

  it('publishes without saving where nothing was typed', async () => {
    await edit(both);
    door.answers.set('StaffPublishContent', () => ({ staffPublishContent: saveResult({ document: changed(both, { version: 'en-1' }, { state: 'published' }) }) }));
    await press('Publish Arabic');
    expect(await screen.findByText('Published in Arabic.')).toBeInTheDocument();
    expect(door.variablesOf('StaffPublishContent')).toEqual([{ kind: 'service', documentId: both.documentId, language: 'ar', version: 'ar-1' }]);
  });

  it('puts the server’s complaints beside their fields', async () => {
    await edit(both);
    await write(slug(), 'new-address');
    door.answers.set('StaffSaveContent', () => ({ staffSaveContent: saveResult({ issues: [{ field: 'slug', text: 'slugTaken' }, { field: 'title', text: 'tooLong' }] }) }));
    await press('Save draft in Arabic');
    await waitFor(() => expect(slug()).toHaveAccessibleDescription(/This address is already taken/));
    expect(title('Arabic')).toHaveAccessibleDescription(/This is too long/);
    expect(slug()).toHaveValue('new-address');
  });

  it('keeps what is typed while a save is on its way, and where no answer came', async () => {
    await edit(both);
    await write(title('English'), 'Search');
    let answer: (result: unknown) => void = () => undefined;
    door.answers.set('StaffSaveContent', () => new Promise((resolve) => (answer = resolve)));
    await press('Save draft in English');
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeInTheDocument();
    await userEvent.type(title('English'), ' engines');
    await act(async () => answer({ staffSaveContent: saveResult({ document: changed(both, { title: 'Search' }) }) }));
    expect(await screen.findByText('The draft has been saved.')).toBeInTheDocument();
    expect(title('English')).toHaveValue('Search engines');
    door.answers.set('StaffSaveContent', () => {
      throw new DoorFailure(503, 'unavailable', 'Not now.');
    });
    await press('Save drafts');
    expect(await screen.findByText('Not now.')).toHaveAttribute('role', 'alert');
    expect(title('English')).toHaveValue('Search engines');
    expect(door.variablesOf('StaffSaveContent').at(-1)).toMatchObject({ version: 'en-2', input: { title: 'Search engines' } });
  });
});

it('says nothing is done where the second language was refused, and can go on from there', async () => {
  const english = buildContent({ en: { state: 'draft' } });
  door.answers.set('StaffCreateContent', () => ({ staffCreateContent: saveResult({ document: english }) }));
  door.answers.set('StaffSaveContent', () => ({ staffSaveContent: saveResult({ issues: [{ field: 'description', text: 'tooLong' }] }) }));
  create();
  await write(title('English'), 'SEO');
  await write(title('Arabic'), 'تحسين');
  await press('Save drafts');
  await waitFor(() => expect(description('Arabic')).toHaveAccessibleDescription(/This is too long/));
  expect(screen.queryByText('The draft has been saved.')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe(`/dashboard/services/${seo.documentId}/edit`);
  door.answers.set('StaffSaveContent', () => ({ staffSaveContent: saveResult({ document: buildContent({ en: { state: 'draft' }, ar: { state: 'draft', title: 'تحسين' } }) }) }));
  await press('Save drafts');
  expect(await screen.findByText('Everything is saved.')).toBeInTheDocument();
  expect(door.variablesOf('StaffCreateContent')).toHaveLength(1);
});

describe('leaving', () => {
  it('is asked about while something is unsaved', async () => {
    await edit(both);
    const link = screen.getByRole('link', { name: 'All services' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    await write(title('English'), 'Search');
    await userEvent.click(link);
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await press('Stay on this page');
    expect(push).not.toHaveBeenCalled();
    expect(title('English')).toHaveValue('Search');

    await userEvent.click(link);
    await press('Leave anyway');
    expect(push).toHaveBeenCalledWith('/dashboard/services');
  });

  it('is asked about by the browser, too', async () => {
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await edit(both);
    expect(leaving()).toBe(false);
    await write(title('English'), 'Search');
    expect(leaving()).toBe(true);
    await press('Discard changes');
    expect(title('English')).toHaveValue('SEO');
    expect(leaving()).toBe(false);
  });
});

describe('copying from English', () => {
  it('fills empty Arabic fields', async () => {
    await edit(seo);
    await press('Copy from English');
    expect(title('Arabic')).toHaveValue('SEO');
    expect(description('Arabic')).toHaveValue('Be found.');
  });

  it('asks before it replaces Arabic words', async () => {
    await edit(both);
    await press('Copy from English');
    await press('Cancel');
    expect(title('Arabic')).toHaveValue('تحسين محركات البحث');
    await press('Copy from English');
    await press('Replace');
    expect(title('Arabic')).toHaveValue('SEO');
  });
});

it('says that there is no such service, or that it could not be loaded', async () => {
  door.answers.set('StaffContent', () => {
    throw new DoorFailure(503, 'unavailable', 'Not now.');
  });
  renderContent(<EditView kind="service" documentId={seo.documentId} mayRemove={false} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The editor could not be loaded.Not now.');
  door.answers.set('StaffContent', () => ({ staffContent: null }));
  await press('Try Again');
  expect(await screen.findByText('There is no such service')).toBeInTheDocument();
});

it('keeps the address of what is saved, whatever its title becomes, until another one is asked for', async () => {
  await edit(both);
  await write(title('English'), 'Search');
  expect(door.variablesOf('StaffSlug')).toEqual([]);
  expect(slug()).toHaveValue('seo');
  await press('Propose from title');
  await waitFor(() => expect(slug()).toHaveValue('search'));
});

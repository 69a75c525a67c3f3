import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildContent } from './build-content';
import { wholeList } from './content-query';
import { ServicesView } from './services-view';
import { door, DoorFailure, listOf, openDoor, renderContent } from './testing';

const seo = buildContent({ ar: { state: 'published', isOutdated: true } });
const content = buildContent({ documentId: 'content00000000000000000', slug: 'content', en: { title: 'Content', state: 'changed' }, ar: { publishAt: '2026-11-25T05:00:00.000Z', state: 'draft', title: 'المحتوى' } });

beforeEach(() => {
  openDoor();
  door.answers.set('StaffContentList', ({ search }) => listOf([seo, content].filter(({ slug }) => slug.includes(String(search ?? '')))));
  window.history.replaceState(null, '', '/dashboard/services');
});

const show = (locale: 'en' | 'ar' = 'en', facts: Partial<Parameters<typeof ServicesView>[0]> = {}) =>
  renderContent(
    <>
      <h1 id="services">Services</h1>
      <ServicesView labelledBy="services" initialQuery={wholeList} initialNews={null} {...facts} />
    </>,
    locale,
  );

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('shows how each service stands in both languages, with the way to its editor', async () => {
  show();
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(await row('Content')).toHaveTextContent(/Published, with newer changes in the draft.*Draft.*Goes live Nov 25, 2026, 9:00 AM, Dubai time/);
  expect(await row('SEO')).toHaveTextContent(/Published.*Out of date: the English text has changed since/);
  expect(within(await row('SEO')).getByRole('link', { name: 'SEO' })).toHaveAttribute('href', '/dashboard/services/seo0000000000000000000000/edit');
  expect(screen.getByText('2 services')).toBeInTheDocument();
});

it('names them in the reader’s language', async () => {
  show('ar');
  expect(within(await row('المحتوى')).getByRole('link', { name: 'المحتوى' })).toHaveAttribute('href', '/ar/dashboard/services/content00000000000000000/edit');
});

it('narrows the list down, and keeps that in the address', async () => {
  show();
  await row('SEO');
  await userEvent.type(screen.getByRole('searchbox'), 'nothing{Enter}');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Missing');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'In which language' }), 'Arabic');
  await waitFor(() => expect(door.variablesOf('StaffContentList').at(-1)).toMatchObject({ kind: 'service', search: 'nothing', state: 'missing', language: 'ar', page: 1 }));
  expect(window.location.search).toBe('?search=nothing&standing=missing&language=ar');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all services' }));
  expect(await row('SEO')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(window.location.search).toBe('');
});

it('says that the list could not be loaded, and tries again', async () => {
  const answer = door.answers.get('StaffContentList');
  door.answers.set('StaffContentList', () => {
    throw new DoorFailure(503, 'unavailable', 'Not now.');
  });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded.Not now.');
  if (answer) door.answers.set('StaffContentList', answer);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await row('SEO')).toBeInTheDocument();
});

it('puts the services in order', async () => {
  door.answers.set('StaffReorderContent', () => ({ staffReorderContent: true }));
  show();
  await row('SEO');
  await userEvent.click(screen.getByRole('button', { name: 'Change order' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move down: SEO' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save order' }));
  expect(await screen.findByText('The new order has been saved.')).toBeInTheDocument();
  expect(door.variablesOf('StaffReorderContent')).toEqual([{ kind: 'service', documentIds: ['content00000000000000000', 'seo0000000000000000000000'] }]);
});

it('tells once what was done on the page before', async () => {
  window.history.replaceState(null, '', '/dashboard/services?done=removedService');
  show('en', { initialNews: 'removedService' });
  expect(screen.getByText('The service has been deleted.')).toHaveAttribute('role', 'status');
  expect(window.location.search).toBe('');
  await row('SEO');
});

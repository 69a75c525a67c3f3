import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { buildContent } from './build-content';
import { EditView, NewView } from './edit-view';
import { write } from './render-editor';
import { answeredWhole, door, listOf, openDoor, renderContent, saveResult } from './testing';
import { uploadImage } from './upload-image';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('./upload-image', () => ({ ...jest.requireActual<object>('./upload-image'), uploadImage: jest.fn() }));

const image = { id: '7', url: '/media/a.webp', width: 600, height: 400, name: 'a.webp' };
const seo = buildContent();
const audit = buildContent({ documentId: 'audit0000000000000000000', kind: 'subService', slug: 'seo-audit', serviceId: seo.documentId, price: 1499, en: { title: 'SEO audit' } });
const links = buildContent({ documentId: 'links0000000000000000000', kind: 'subService', slug: 'link-building', serviceId: seo.documentId, price: 0, en: { title: 'Link building' } });

beforeAll(installModalDialogs);
beforeEach(() => {
  openDoor();
  jest.mocked(uploadImage).mockReset();
  door.answers.set('StaffContentList', () => listOf([seo]));
  door.answers.set('StaffContent', ({ kind }) => ({ staffContent: kind === 'service' ? answeredWhole(seo, [audit, links]) : answeredWhole(audit) }));
  door.answers.set('StaffSlug', () => ({ staffSlug: { __typename: 'StaffSlug', slug: 'keyword-research', isFree: true } }));
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Choose a picture', { selector: 'input' }), file);
const file = new File(['x'], 'a.png', { type: 'image/png' });

it('a new one belongs to the service it was begun from, with its picture and its price', async () => {
  jest.mocked(uploadImage).mockResolvedValue({ image });
  const saved = buildContent({ ...audit, documentId: 'new00000000000000000000', image });
  door.answers.set('StaffCreateContent', () => ({ staffCreateContent: saveResult({ document: saved }) }));
  renderContent(<NewView kind="subService" mayRemove start={{ serviceId: seo.documentId }} />);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Belongs to' })).toHaveDisplayValue('SEO'));
  await write(screen.getByRole('textbox', { name: 'Title (English)' }), 'Keyword research');
  await write(screen.getByRole('textbox', { name: 'Description (English)' }), 'What people look for.');
  await write(screen.getByRole('textbox', { name: 'Picture description (English)' }), 'A magnifier');
  await write(screen.getByRole('textbox', { name: 'Price' }), '1,250.50');
  await choose(file);
  expect(await screen.findByRole('img', { name: 'The chosen picture' })).toHaveAttribute('src', '/media/a.webp');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Address (slug)' })).toHaveValue('keyword-research'));
  await press('Publish English');
  expect(await screen.findByText('Published in English.')).toBeInTheDocument();
  expect(door.variablesOf('StaffCreateContent')).toEqual([
    {
      kind: 'subService',
      language: 'en',
      publish: true,
      input: {
        title: 'Keyword research', description: 'What people look for.', imageAlt: 'A magnifier', slug: 'keyword-research', serviceId: seo.documentId, imageId: '7', price: 1250.5,
      },
    },
  ]);
});

describe('a picture', () => {
  it('says how far it is, and why it was refused', async () => {
    let refuse = () => {};
    jest.mocked(uploadImage).mockImplementation((_file, { onProgress }) => {
      onProgress(0.4);
      return new Promise((resolve) => {
        refuse = () => resolve({ problem: 'refused', message: 'This file is damaged' });
      });
    });
    renderContent(<NewView kind="service" mayRemove={false} />);
    await choose(file);
    await screen.findByText('40%');
    await act(async () => refuse());
    expect(screen.getByText('This file is damaged')).toHaveAttribute('role', 'alert');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    jest.mocked(uploadImage).mockResolvedValue({ problem: 'fileTooLarge', message: '' });
    await choose(file);
    expect(await screen.findByText('Please choose a file of 5 MB at most')).toBeInTheDocument();
  });

  it('is taken away by saving', async () => {
    door.answers.set('StaffContent', () => ({ staffContent: answeredWhole({ ...audit, image }) }));
    door.answers.set('StaffSaveContent', () => ({ staffSaveContent: saveResult({ document: audit }) }));
    renderContent(<EditView kind="subService" documentId={audit.documentId} mayRemove />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await press('Save drafts');
    await waitFor(() => expect(door.variablesOf('StaffSaveContent')).toMatchObject([{ language: 'en', version: 'en-1', input: { imageId: null } }]));
  });
});

it('refuses what is no price', async () => {
  renderContent(<EditView kind="subService" documentId={audit.documentId} mayRemove />);
  const price = await screen.findByRole('textbox', { name: 'Price' });
  expect(price).toHaveValue('1499');
  await write(price, 'cheap');
  await press('Save drafts');
  expect(price).toHaveAccessibleDescription(/Please enter a price/);
  expect(price).toHaveFocus();
  expect(door.variablesOf('StaffSaveContent')).toEqual([]);
});

describe('the sub-services of a service', () => {
  it('are listed with their prices, and lead to their editors', async () => {
    renderContent(<EditView kind="service" documentId={seo.documentId} mayRemove={false} />);
    const row = await screen.findByRole('row', { name: /SEO audit/ });
    expect(row).toHaveTextContent('$1,499.00');
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/dashboard/services/subservice/edit?id=${audit.documentId}`);
    expect(screen.getByRole('row', { name: /Link building/ })).toHaveTextContent('Contact for quote');
  });

  it('are put in order', async () => {
    renderContent(<EditView kind="service" documentId={seo.documentId} mayRemove={false} />);
    await screen.findByRole('row', { name: /SEO audit/ });
    await press('Change order');
    await press('Move up: Link building');
    door.answers.set('StaffReorderContent', () => ({ staffReorderContent: true }));
    door.answers.set('StaffContent', () => ({ staffContent: answeredWhole(seo, [links, audit]) }));
    await press('Save order');
    expect(await screen.findByText('The new order has been saved.')).toBeInTheDocument();
    expect(door.variablesOf('StaffReorderContent')).toEqual([{ kind: 'subService', documentIds: [links.documentId, audit.documentId] }]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Link buildinglink-building', 'SEO auditseo-audit']);
  });
});

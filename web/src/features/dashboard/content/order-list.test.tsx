import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/testing/render-with-messages';
import { OrderList } from './order-list';

const items = ['SEO', 'Content', 'Strategy'].map((name) => ({ id: name.toLowerCase(), name }));
const onSave = jest.fn();
const onClose = jest.fn();

beforeEach(() => {
  onSave.mockReset().mockResolvedValue(null);
  onClose.mockReset();
  renderWithMessages(<OrderList label="Order of the services" items={items} onSave={onSave} onClose={onClose} />);
});

const shown = () => screen.getAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save order' }));

it('is put in order with the arrow keys, says where it is, and keeps the focus', async () => {
  handle('SEO').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(shown()).toEqual(['Content', 'SEO', 'Strategy']);
  expect(screen.getByText('SEO: position 2 of 3')).toHaveAttribute('role', 'status');
  expect(handle('SEO')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(shown()).toEqual(['Content', 'Strategy', 'SEO']);
  await userEvent.keyboard('{Home}');
  expect(shown()).toEqual(['SEO', 'Content', 'Strategy']);
});

it('is put in order with buttons, whose ends do nothing', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Move up: SEO' }));
  expect(shown()).toEqual(['SEO', 'Content', 'Strategy']);
  await userEvent.click(screen.getByRole('button', { name: 'Move up: Strategy' }));
  expect(shown()).toEqual(['SEO', 'Strategy', 'Content']);
  expect(screen.getByRole('button', { name: 'Move up: Strategy' })).toHaveFocus();
});

/** jsdom's own pointer events are nowhere. */
const point = (type: string, clientY: number) => fireEvent(handle('SEO'), new MouseEvent(type, { bubbles: true, clientY }));

it('is put in order by dragging', () => {
  HTMLElement.prototype.setPointerCapture = jest.fn();
  const rows = screen.getAllByRole('listitem');
  for (const row of rows) row.getBoundingClientRect = () => ({ top: [...(row.parentElement?.children ?? [])].indexOf(row) * 50, height: 50 }) as DOMRect;
  point('pointerdown', 0);
  point('pointermove', 60);
  expect(shown()).toEqual(['SEO', 'Content', 'Strategy']);
  point('pointermove', 130);
  expect(shown()).toEqual(['Content', 'Strategy', 'SEO']);
  point('lostpointercapture', 130);
  point('pointermove', 0);
  expect(shown()).toEqual(['Content', 'Strategy', 'SEO']);
});

it('changes nothing before it is saved, and then sends the whole order', async () => {
  await save();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Move down: SEO' }));
  expect(onSave).not.toHaveBeenCalled();
  await save();
  expect(onSave).toHaveBeenCalledWith(['content', 'seo', 'strategy']);
});

it('keeps the order when it could not be saved', async () => {
  onSave.mockResolvedValue({ code: 'network', message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Move down: SEO' }));
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('No answer came.');
  expect(shown()).toEqual(['Content', 'SEO', 'Strategy']);
});

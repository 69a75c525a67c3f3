import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installModalDialogs } from '@/testing/modal-dialogs';
import en from '../../../messages/en.json';
import { NOTICE_MS } from './constants';
import { reload, reloadWithoutCaches } from './reload';
import { UpdateWatch } from './update-watch';
import { isNewBuild } from './version';
import { followWorker } from './worker';

jest.mock('./version');
jest.mock('./worker');
jest.mock('./reload', () => ({ ...jest.requireActual<object>('./reload'), reload: jest.fn(), reloadWithoutCaches: jest.fn() }));

const labels = en.Updates;
const notice = () => screen.queryByRole('region', { name: labels.label });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

let tellOfWorker: () => void;

beforeAll(() => installModalDialogs());
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(reload).mockReset();
  jest.mocked(reloadWithoutCaches).mockReset();
  jest.mocked(isNewBuild).mockResolvedValue(false);
  jest.mocked(followWorker).mockImplementation((onUpdate) => {
    tellOfWorker = onUpdate;
    return () => undefined;
  });
});
afterEach(() => jest.useRealTimers());

const watch = async (isNew: boolean) => {
  jest.mocked(isNewBuild).mockResolvedValue(isNew);
  render(<UpdateWatch labels={labels} />);
  await pass(0);
};
const show = async (isNew: boolean) => {
  render(
    <form>
      <input aria-label="message" />
    </form>,
  );
  await watch(isNew);
};
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('the notice', () => {
  it('isn’t there while the build is the known one', async () => {
    await show(false);
    expect(notice()).toBeNull();
  });

  it('goes by itself after 10 s, and reloads nothing', async () => {
    expect(NOTICE_MS).toBe(10_000);
    await show(true);
    expect(notice()).toHaveTextContent(labels.text);
    await pass(NOTICE_MS - 1);
    expect(notice()).toBeVisible();
    await pass(1);
    expect(notice()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('comes when the service worker tells of a newer one', async () => {
    await show(false);
    act(() => tellOfWorker());
    expect(notice()).toBeVisible();
  });

  it('stays while it is pointed at, or has the focus', async () => {
    await show(true);
    await user.hover(screen.getByText(labels.text));
    await pass(60_000);
    expect(notice()).toBeVisible();
    await user.unhover(screen.getByText(labels.text));
    act(() => screen.getByRole('button', { name: labels.reload }).focus());
    await pass(60_000);
    expect(notice()).toBeVisible();
    act(() => screen.getByRole('button', { name: labels.reload }).blur());
    await pass(NOTICE_MS);
    expect(notice()).toBeNull();
  });

  it('goes when it is told to', async () => {
    await show(true);
    await user.click(screen.getByRole('button', { name: labels.later }));
    expect(notice()).toBeNull();
  });

  it('reloads when asked to', async () => {
    await show(true);
    await user.click(screen.getByRole('button', { name: labels.reload }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('over something typed', () => {
  const press = () => user.click(screen.getByRole('button', { name: labels.reload }));
  const question = () => screen.queryByRole('alertdialog', { name: labels.unsavedTitle });

  it('asks first, and stays where the visitor stays', async () => {
    await show(true);
    await user.type(screen.getByLabelText('message'), 'Hello');
    await press();
    expect(question()).toHaveTextContent(labels.unsavedText);
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: labels.unsavedStay }));
    expect(question()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByLabelText('message')).toHaveValue('Hello');
  });

  it('reloads after a yes', async () => {
    await show(true);
    await user.type(screen.getByLabelText('message'), 'Hello');
    await press();
    await user.click(screen.getByRole('button', { name: labels.unsavedReload }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves asking to the browser where the page has it ask', async () => {
    await show(true);
    await user.type(screen.getByLabelText('message'), 'Hello');
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    await press();
    window.removeEventListener('beforeunload', warn);
    expect(question()).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('over a form that was there before the scripts ran', () => {
  const openForm = () =>
    render(
      <form>
        <input aria-label="message" defaultValue="Hello" />
        <input aria-label="agreed" type="checkbox" />
        <select aria-label="language">
          <option>en</option>
          <option>ar</option>
        </select>
      </form>,
    );

  it.each([
    ['text', () => user.type(screen.getByLabelText('message'), '!')],
    ['a tick', () => user.click(screen.getByLabelText('agreed'))],
    ['a choice', () => user.selectOptions(screen.getByLabelText('language'), 'ar')],
  ])('asks over %s that was put in meanwhile', async (_what, put) => {
    openForm();
    await put();
    await watch(true);
    await user.click(screen.getByRole('button', { name: labels.reload }));
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog', { name: labels.unsavedTitle })).toBeVisible();
  });

  it('reloads where it is as it came', async () => {
    openForm();
    await watch(true);
    await user.click(screen.getByRole('button', { name: labels.reload }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('Ctrl+Shift+R', () => {
  const KEY = { code: 'KeyR', key: 'R', ctrlKey: true, shiftKey: true };

  it.each([
    ['Ctrl+Shift+R', KEY],
    ['the same on an Arabic keyboard', { ...KEY, key: 'ٌ' }],
    ['Cmd+Shift+R', { ...KEY, ctrlKey: false, metaKey: true }],
  ])('%s clears the caches and reloads', async (_what, key) => {
    await show(false);
    // The browser’s own reload would come in between.
    expect(fireEvent.keyDown(document.body, key)).toBe(false);
    expect(reloadWithoutCaches).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Ctrl+R', { ...KEY, shiftKey: false }],
    ['Shift+R', { ...KEY, ctrlKey: false }],
    ['Ctrl+Shift+Alt+R', { ...KEY, altKey: true }],
    ['Ctrl+Shift+T', { ...KEY, code: 'KeyT' }],
  ])('%s is left to the browser', async (_what, key) => {
    await show(false);
    expect(fireEvent.keyDown(document.body, key)).toBe(true);
    expect(reloadWithoutCaches).not.toHaveBeenCalled();
  });

  it('asks over something typed', async () => {
    await show(false);
    await user.type(screen.getByLabelText('message'), 'Hello');
    fireEvent.keyDown(document.body, KEY);
    expect(reloadWithoutCaches).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: labels.unsavedReload }));
    expect(reloadWithoutCaches).toHaveBeenCalledTimes(1);
  });
});

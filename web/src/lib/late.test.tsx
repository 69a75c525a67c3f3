import { act, screen } from '@testing-library/react';
import * as React from 'react';
import { Activity, startTransition, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { late as lateType } from './late';

const Counter = ({ name, onCount }: { name: string; onCount?: () => void }) => {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      onClick={() => {
        setCount(count + 1);
        onCount?.();
      }}
    >
      <span>
        {name} {count}
      </span>
    </button>
  );
};

let late: typeof lateType;
let isPressedAgain: () => boolean;
let root: Root | undefined;

const setReadyState = (state: DocumentReadyState) => Object.defineProperty(document, 'readyState', { value: state, configurable: true });
let load: jest.Mock<Promise<typeof Counter>>;

/** Shows what the server has rendered, and has React take over, as a document that still loads. Like Next, React has the whole document. */
async function open(tree: ReactNode, html: string): Promise<void> {
  document.body.innerHTML = html;
  await act(async () => {
    root = hydrateRoot(
      document,
      <html>
        <body>{tree}</body>
      </html>,
    );
  });
}

const served = (...names: string[]) =>
  renderToString(
    names.map((name) => (
      <Activity key={name}>
        <Counter name={name} />
      </Activity>
    )),
  );
const fire = (type: string) => act(async () => void (type === 'load' ? window : document.body).dispatchEvent(new Event(type, { bubbles: true })));
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

beforeEach(async () => {
  setReadyState('loading');
  jest.resetModules();
  // A new one, as parts of the test before may still wait for their page to wake.
  load = jest.fn().mockResolvedValue(Counter);
  jest.doMock('react', () => React);
  ({ late } = await import('./late'));
  ({ isPressedAgain } = await import('./held-press'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

it('fetches nothing before the page is awake, and leaves what the server has rendered', async () => {
  const Part = late(load);
  await open([<Part key="a" name="a" />], served('a'));
  const button = screen.getByRole('button', { name: 'a 0' });
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toBe(button);
});

it.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'load'])('wakes with %s, over the same HTML', async (type) => {
  const Part = late(load);
  await open([<Part key="a" name="a" />], served('a'));
  const button = screen.getByRole('button');
  await fire(type);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toBe(button);
  await act(async () => button.click());
  expect(button).toHaveTextContent('a 1');
});

it('makes a press again that came before the code, once, when all parts are awake', async () => {
  let give: (part: typeof Counter) => void = () => undefined;
  const First = late(load);
  const Second = late(() => new Promise<typeof Counter>((resolve) => (give = resolve)));
  const pressed: boolean[] = [];
  await open([<First key="a" name="a" onCount={() => pressed.push(isPressedAgain())} />, <Second key="b" name="b" />], served('a', 'b'));
  const button = screen.getByRole('button', { name: 'a 0' });
  const noted = jest.fn();
  document.addEventListener('click', noted, true);
  await act(async () => button.querySelector('span')?.click());
  await fire('keydown');
  await settle();
  expect(pressed).toEqual([]);
  await act(async () => give(Counter));
  await settle();
  document.removeEventListener('click', noted, true);
  expect(pressed).toEqual([true]);
  expect(noted).toHaveBeenCalledTimes(2);
  await act(async () => button.click());
  expect(pressed).toEqual([true, false]);
});

it.each([
  ['Esc is pressed', () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ['something else is pressed', () => new Event('pointerdown', { bubbles: true })],
])('forgets a press where %s before it could be made again', async (_what, after) => {
  const onCount = jest.fn();
  const Part = late(load);
  await open([<Part key="a" name="a" onCount={onCount} />], served('a'));
  await act(async () => screen.getByRole('button', { name: 'a 0' }).click());
  await act(async () => void document.body.dispatchEvent(after()));
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(onCount).not.toHaveBeenCalled();
});

it('lets a link go its own way', async () => {
  const Link = () => <a href="#there">there</a>;
  const Part = late(async () => Link);
  await open(
    [<Part key="a" />],
    renderToString([
      <Activity key="a">
        <Link />
      </Activity>,
    ]),
  );
  const clicks = jest.fn();
  window.addEventListener('click', clicks, true);
  const link = screen.getByRole('link');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void link.dispatchEvent(press));
  expect(press.defaultPrevented).toBe(false);
  await fire('keydown');
  await settle();
  window.removeEventListener('click', clicks, true);
  expect(clicks).toHaveBeenCalledTimes(1);
});

it('asks again with the next press where the code could not be had', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = late(load);
  await open([<Part key="a" name="a" />], served('a'));
  await fire('load');
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  await act(async () => {
    const button = screen.getByRole('button');
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button.click();
  });
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button')).toHaveTextContent('a 1');
  warn.mockRestore();
});

it('shows nothing half: on a page that is awake, the next one waits for its parts', async () => {
  let give: (part: typeof Counter) => void = () => undefined;
  const First = late(load);
  const Next = late(() => new Promise<typeof Counter>((resolve) => (give = resolve)));
  let go: (isNext: true) => void = () => undefined;
  const Pages = ({ onReady }: { onReady: (go: (isNext: true) => void) => unknown }) => {
    const [isNext, setNext] = useState(false);
    useEffect(() => void onReady(setNext), [onReady]);
    return isNext ? [<p key="p">next</p>, <Next key="b" name="b" />] : [<First key="a" name="a" />];
  };
  const onReady = (set: typeof go) => (go = set);
  const Served = () => [
    <Activity key="a">
      <Counter name="a" />
    </Activity>,
  ];
  await open(<Pages onReady={onReady} />, renderToString(<Served />));
  await fire('load');
  await settle();
  await act(async () => startTransition(() => go(true)));
  expect(screen.queryByText('next')).toBeNull();
  expect(screen.getByRole('button')).toHaveTextContent('a 0');
  await act(async () => give(Counter));
  await settle();
  expect(screen.getByText('next')).toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveTextContent('b 0');
});

import { fireEvent } from '@testing-library/react';
import { browserAsks, followTyping, isSomethingTyped } from './typed';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <form><input aria-label="name"><textarea></textarea><input type="checkbox"><input type="search"></form>
    <input aria-label="quantity">`;
  stop = followTyping();
});
afterEach(() => stop());

const type = (selector: string, value: string) => {
  const field = document.querySelector(selector);
  if (!field) throw new Error(`there is no ${selector}`);
  fireEvent.input(field, { target: { value } });
};

it.each(['[aria-label="name"]', 'textarea'])('%s of a form, filled in, is something typed', (selector) => {
  expect(isSomethingTyped()).toBe(false);
  type(selector, 'x');
  expect(isSomethingTyped()).toBe(true);
});

it('a tick is something too', () => {
  fireEvent.input(document.querySelector('[type="checkbox"]') as Element);
  expect(isSomethingTyped()).toBe(true);
});

it.each(['[type="search"]', '[aria-label="quantity"]'])('%s is nothing that could be lost', (selector) => {
  type(selector, 'x');
  expect(isSomethingTyped()).toBe(false);
});

it('what was deleted again, and a form that is gone, are nothing', () => {
  type('textarea', 'x');
  type('textarea', '');
  expect(isSomethingTyped()).toBe(false);
  type('textarea', 'x');
  document.querySelector('form')?.remove();
  expect(isSomethingTyped()).toBe(false);
});

it('knows whether the page has the browser ask', () => {
  expect(browserAsks()).toBe(false);
  const warn = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  expect(browserAsks()).toBe(true);
  window.removeEventListener('beforeunload', warn);
});

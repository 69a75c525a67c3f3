import { monogram } from './monogram';

it.each([
  ['Lina Haddad', 'LH'],
  ['omar', 'O'],
  ['Ana Maria del Rio', 'AR'],
  ['لينا حداد', 'ل'],
  ['', ''],
])('%j becomes %j', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});

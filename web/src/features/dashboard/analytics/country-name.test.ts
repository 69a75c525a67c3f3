import { countryName } from './country-name';

it.each([
  ['AE', 'en', 'United Arab Emirates'],
  ['AE', 'ar', 'الإمارات العربية المتحدة'],
  ['Saudi Arabia', 'en', 'Saudi Arabia'],
  ['Saudi Arabia', 'ar', 'المملكة العربية السعودية'],
  ['QQ', 'ar', 'QQ'],
  ['Atlantis', 'ar', 'Atlantis'],
] as const)('%s is in %s: %s', (country, locale, name) => {
  expect(countryName(country, locale)).toBe(name);
});

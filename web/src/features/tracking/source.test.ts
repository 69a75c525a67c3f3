import { originOf } from './source';

const OWN = 'www.rukn.example';
const sourceOf = (search: string, referrer = '') => originOf(search, referrer, OWN).source;

it.each([
  ['google', 'organic'],
  ['bing', 'organic'],
  ['yahoo', 'organic'],
  ['facebook', 'social'],
  ['twitter', 'social'],
  ['linkedin', 'social'],
  ['instagram', 'social'],
  ['adwords', 'paid'],
  ['ads', 'paid'],
  ['paid', 'paid'],
  ['referral', 'referral'],
  ['newsletter', 'newsletter'],
  ['Spring-2026', 'Spring-2026'],
])('utm_source=%s is %s', (utm, source) => {
  expect(sourceOf(`?utm_source=${utm}`)).toBe(source);
  expect(sourceOf(`?page=2&utm_source=${utm}&utm_medium=x`, 'https://elsewhere.example/')).toBe(source);
});

it('doesn’t mind how a known name is written', () => {
  expect(sourceOf('?utm_source=Google')).toBe('organic');
});

it('takes an overlong name’s beginning', () => {
  expect(sourceOf(`?utm_source=${'x'.repeat(500)}`)).toBe('x'.repeat(100));
});

it('is a referral from another site, and direct otherwise', () => {
  expect(originOf('', 'https://news.example/article?id=7', OWN)).toEqual({ source: 'referral', referrer: 'https://news.example' });
  expect(originOf('?utm_source=', 'https://news.example/', OWN).source).toBe('referral');
  expect(originOf('', '', OWN)).toEqual({ source: 'direct', referrer: '' });
  expect(originOf('', 'nonsense', OWN)).toEqual({ source: 'direct', referrer: '' });
});

it('isn’t referred by its own pages', () => {
  expect(originOf('', `https://${OWN}/reset-password/secret`, OWN)).toEqual({ source: 'direct', referrer: '' });
});

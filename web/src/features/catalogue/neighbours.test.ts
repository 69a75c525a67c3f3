import { neighboursOf } from './neighbours';

const services = [{ slug: 'seo' }, { slug: 'content' }, { slug: 'strategy' }];

it.each([
  ['seo', { position: 1, total: 3, previous: null, next: { slug: 'content' } }],
  ['content', { position: 2, total: 3, previous: { slug: 'seo' }, next: { slug: 'strategy' } }],
  ['strategy', { position: 3, total: 3, previous: { slug: 'content' }, next: null }],
])('knows what is around %s', (slug, expected) => {
  expect(neighboursOf(services, slug)).toEqual(expected);
});

it('gives a service that only the other language has no neighbours', () => {
  expect(neighboursOf(services, 'design')).toEqual({ position: 0, total: 3, previous: null, next: null });
});

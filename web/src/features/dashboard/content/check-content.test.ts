import { checkContent, isSlug, maxLengths } from './check-content';
import { emptyFields, type ContentFields } from './content-form';

const whole: ContentFields = {
  ...emptyFields, slug: 'seo', serviceId: 'seo0000000', price: '0', enTitle: 'SEO', enDescription: 'Be found.', arTitle: 'تحسين', arDescription: 'وصف',
};

it('lets be published what is whole', () => expect(checkContent('subService', whole, { languages: ['en', 'ar'], publish: true })).toEqual({}));

it('lets a draft be saved without a description, but not published', () => {
  const gaps = { ...whole, enDescription: ' ' };
  expect(checkContent('service', gaps, { languages: ['en'], publish: false })).toEqual({});
  expect(checkContent('service', gaps, { languages: ['en'], publish: true })).toEqual({ enDescription: 'required' });
});

it('looks at the languages that are saved only', () => {
  const english = { ...whole, arTitle: '', arDescription: '' };
  expect(checkContent('service', english, { languages: ['en'], publish: true })).toEqual({});
  expect(checkContent('service', english, { languages: ['ar'], publish: true })).toEqual({ arTitle: 'required', arDescription: 'required' });
});

it('wants a service and a price of a sub-service alone', () => {
  const wrong = { ...whole, serviceId: '', price: 'cheap' };
  expect(checkContent('service', wrong, { languages: ['en'], publish: false })).toEqual({});
  expect(checkContent('subService', wrong, { languages: ['en'], publish: false })).toEqual({ serviceId: 'choose', price: 'price' });
});

it('complains about what is too long', () => {
  const long = { ...whole, enTitle: 'x'.repeat(maxLengths.title + 1), enDescription: 'x'.repeat(maxLengths.description + 1), enImageAlt: 'x'.repeat(maxLengths.imageAlt + 1) };
  expect(checkContent('service', long, { languages: ['en'], publish: false })).toEqual({ enTitle: 'tooLong', enDescription: 'tooLong', enImageAlt: 'tooLong' });
  expect(maxLengths).toEqual({ title: 120, description: 2000, imageAlt: 200, slug: 100 });
});

it.each([
  ['', 'required'],
  ['s', 'slug'],
  ['SEO', 'slug'],
  ['seo audit', 'slug'],
  ['seo--audit', 'slug'],
  ['-seo', 'slug'],
  ['تحسين', 'slug'],
  ['x'.repeat(101), 'tooLong'],
  ['seo-audit-2', undefined],
])('the address %j: %s', (slug, problem) => {
  expect(checkContent('service', { ...whole, slug }, { languages: ['en'], publish: false }).slug).toBe(problem);
  expect(isSlug(slug)).toBe(problem === undefined);
});

it('lets what is new be without an address, but not with a wrong one', () => {
  const isNew = { languages: ['en'], publish: true, isNew: true } as const;
  expect(checkContent('service', { ...whole, slug: '' }, isNew)).toEqual({});
  expect(checkContent('service', { ...whole, slug: 'SEO' }, isNew)).toEqual({ slug: 'slug' });
});

import { buildContent } from './build-content';
import { changedNames, conflictsOf, emptyFields, fieldOfInput, fieldsOf, inputOf, isSame, mergeFields, readKept, type ContentFields } from './content-form';

const typed = (changes: Partial<ContentFields>): ContentFields => ({ ...emptyFields, ...changes });

it('begins with what is saved', () => {
  const image = { id: '7', url: '/media/a.webp', width: 6, height: 4, name: 'a.webp' };
  expect(fieldsOf(buildContent({ kind: 'subService', image, serviceId: 'seo0000000', price: 19.5, ar: { state: 'draft' } }))).toEqual({
    slug: 'seo', imageId: '7', serviceId: 'seo0000000', price: '19.5',
    enTitle: 'SEO', enDescription: 'Be found.', enImageAlt: '',
    arTitle: 'تحسين محركات البحث', arDescription: 'ليجدك الناس.', arImageAlt: '',
  });
});

it.each([
  ['price', '5', '5.00', true],
  ['price', '5', '5,0', true],
  ['price', 'cheap', 'cheap', true],
  ['price', 'cheap', 'dear', false],
  ['price', '', '0', false],
  ['enTitle', ' SEO ', 'SEO', true],
  ['enTitle', '5', '5.00', false],
] as const)('%s: %j and %j are the same: %s', (name, one, other, expected) => expect(isSame(name, one, other)).toBe(expected));

describe('when two have changed the same document', () => {
  const base = typed({ slug: 'seo', enTitle: 'SEO', enDescription: 'Old', arTitle: 'قديم' });
  const mine = { ...base, enTitle: 'My title', enDescription: 'Same words' };
  const theirs = { ...base, enTitle: 'Their title', enDescription: 'Same words', arTitle: 'جديد' };

  it('takes what only the other one changed, and keeps everything typed', () => {
    expect(mergeFields(base, mine, theirs)).toEqual({ ...mine, arTitle: 'جديد' });
  });

  it('there is a conflict only where both changed, each in another way', () => {
    expect(conflictsOf(base, mine, theirs)).toEqual(['enTitle']);
    expect(conflictsOf(base, base, theirs)).toEqual([]);
    expect(conflictsOf(base, mine, base)).toEqual([]);
  });
});

it('sends only what was changed, in one language', () => {
  const base = typed({ slug: 'seo', imageId: '7', enTitle: 'SEO', arTitle: 'قديم', price: '5' });
  const now = { ...base, imageId: '', enTitle: ' New title ', arTitle: 'جديد', price: '1,250.5' };
  expect(inputOf('subService', 'en', now, base)).toEqual({ title: 'New title', imageId: null, price: 1250.5 });
  expect(inputOf('service', 'ar', now, base)).toEqual({ title: 'جديد', imageId: null });
  expect(inputOf('service', 'en', base, base)).toEqual({});
});

it('knows which field of the form an answer means', () => {
  expect(fieldOfInput('title', 'ar')).toBe('arTitle');
  expect(fieldOfInput('slug', 'ar')).toBe('slug');
  expect(fieldOfInput('order', 'en')).toBeNull();
});

it('names what was changed', () => {
  expect(changedNames(typed({ enTitle: 'a', price: '5.00' }), typed({ price: '5' }))).toEqual(['enTitle']);
});

it.each(['', '{', '{"typed":{}}', JSON.stringify({ base: emptyFields, typed: { ...emptyFields, slug: 1 }, image: null })])('takes %j for nothing kept', (text) => {
  expect(readKept(text)).toBeNull();
});

it('reads what was kept', () => {
  const kept = { base: emptyFields, typed: typed({ enTitle: 'SEO' }), image: null };
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
});

import { buildInboxDetail, buildItem } from './build-inbox-quote';
import { checkOffer, problemsOfAnswer } from './check-offer';
import { differencesOf } from './offer-differences';
import { fieldsOf, lineCents, offerDays, readCents, requestOf, totalCents, type OfferFields } from './offer-form';

const NOW = Date.parse('2026-11-22T21:00:00.000Z');

const offer = (changes: Partial<OfferFields> = {}): OfferFields => ({
  prices: [
    { id: '11111111-1111-4111-8111-111111111111', price: '1499' },
    { id: '22222222-2222-4222-8222-222222222222', price: '0.10' },
  ],
  note: '',
  validUntil: '2026-12-31',
  ...changes,
});

describe('prices', () => {
  it.each([
    ['1499', 149900],
    ['1499.5', 149950],
    ['1499,50', 149950],
    ['1,499', 149900],
    ['1,499.05', 149905],
    ['12,345,6', undefined],
    ['1,000,000', 100000000],
    ['1000000.01', undefined],
    [' $ 80 ', 8000],
    ['١٤٩٩٫٥', 149950],
    ['۱۴۹', 14900],
    ['١٬٤٩٩', 149900],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['1.499', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['free', undefined],
    ['1.', undefined],
  ])('reads %j as %j cents', (typed, cents) => expect(readCents(typed)).toBe(cents));

  it('counts in whole cents', () => {
    expect(lineCents('0.1', 3)).toBe(30);
    expect(lineCents('', 3)).toBeNull();
    expect(lineCents('x', 3)).toBeNull();
    const items = [buildItem({ quantity: 3 }), buildItem({ quantity: 7 })];
    expect(totalCents([{ id: 'a', price: '0.1' }, { id: 'b', price: '19.99' }], items)).toBe(14023);
    expect(totalCents([{ id: 'a', price: '0.1' }, { id: 'b', price: '' }], items)).toBe(30);
  });
});

it('begins with what staff prepared', () => {
  const quote = buildInboxDetail({
    items: [buildItem({ id: 'a', offerPrice: 1200 }), buildItem({ id: 'b', offerPrice: 19.9 }), buildItem({ id: 'c', offerPrice: null })],
    draft: { version: 4, note: 'Hello', validUntil: '2026-12-31T19:59:59.999Z' },
  });
  expect(fieldsOf(quote)).toEqual({
    prices: [{ id: 'a', price: '1200' }, { id: 'b', price: '19.90' }, { id: 'c', price: '' }],
    note: 'Hello',
    validUntil: '2026-12-31',
  });
});

it('asks the API in dollars', () => {
  expect(requestOf(offer({ note: 'Hello', validUntil: '' }), 3)).toEqual({
    version: 3,
    lines: [
      { id: '11111111-1111-4111-8111-111111111111', price: 1499 },
      { id: '22222222-2222-4222-8222-222222222222', price: 0.1 },
    ],
    note: 'Hello',
    validUntil: null,
  });
});

it('allows the days from today in Dubai to the same one of next year', () => {
  expect(offerDays(NOW)).toEqual({ first: '2026-11-23', last: '2027-11-23' });
  expect(offerDays(Date.parse('2028-02-29T08:00:00Z'))).toEqual({ first: '2028-02-29', last: '2029-02-28' });
});

describe('checking', () => {
  const problemsOf = (fields: OfferFields, act: 'save' | 'send') => checkOffer(fields, act, 0, NOW).problems;

  it('lets a whole offer be sent', () => expect(problemsOf(offer(), 'send')).toEqual({}));

  it('lets a draft be saved with gaps', () => {
    const gaps = offer({ prices: [{ id: '11111111-1111-4111-8111-111111111111', price: '' }], validUntil: '' });
    expect(problemsOf(gaps, 'save')).toEqual({});
    expect(problemsOf(gaps, 'send')).toEqual({ 'prices.0.price': 'price', validUntil: expect.stringMatching(/^(?:date|invalid|required)/) });
  });

  it('never takes for nothing what is no price', () => {
    const wrong = offer({ prices: [offer().prices[0] ?? { id: '', price: '' }, { id: '22222222-2222-4222-8222-222222222222', price: 'abc' }] });
    expect(problemsOf(wrong, 'save')).toEqual({ 'prices.1.price': 'price' });
  });

  it.each([
    ['2026-11-22', 'dateFuture'],
    ['2026-11-23', undefined],
    ['2027-11-23', undefined],
    ['2027-11-24', 'dateFuture'],
  ])('an offer until %s: %s', (validUntil, problem) => expect(problemsOf(offer({ validUntil }), 'send').validUntil).toBe(problem));

  it('puts the server’s complaints beside their fields', () => {
    expect(problemsOfAnswer({ 'lines.1.price': 'Bad price', validUntil: 'Bad date', version: 'Bad version' })).toEqual({
      'prices.1.price': 'Bad price',
      validUntil: 'Bad date',
    });
  });
});

describe('differences', () => {
  it('are told by field, mine beside theirs', () => {
    const theirs = offer({ prices: [{ id: '11111111-1111-4111-8111-111111111111', price: '1600' }, offer().prices[1] ?? { id: '', price: '' }], note: 'Theirs' });
    expect(differencesOf(offer(), theirs)).toEqual([
      { field: 0, mine: '1499', theirs: '1600' },
      { field: 'note', mine: '', theirs: 'Theirs' },
    ]);
  });

  it('are none where the same is written in another way', () => {
    const other = offer({ prices: [{ id: '11111111-1111-4111-8111-111111111111', price: '1,499.00' }, { id: '22222222-2222-4222-8222-222222222222', price: '0,1' }] });
    expect(differencesOf(offer(), other)).toEqual([]);
  });
});

/** @jest-environment node */
import { askAsVisitor } from '@/cms/account';
import { CmsRefusal, CmsUnavailable } from '@/cms/site-calls';
import { buildQuote } from './build-quote';
import { loadQuote } from './quotes.server';

jest.mock('@/cms/account', () => ({ askAsVisitor: jest.fn() }));

const ask = jest.mocked(askAsVisitor);
const REFERENCE = 'Q-2026-000123';

beforeEach(() => ask.mockReset());

it('reads a request in the language of the page', async () => {
  const quote = buildQuote();
  ask.mockResolvedValue({ data: quote });
  expect(await loadQuote(REFERENCE, 'ar')).toMatchObject({ quote });
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ method: 'GET', path: '/api/quotes/Q-2026-000123?language=ar' }));
});

it.each(['anything', 'Q-2026-000123/accept', '..', ''])('asks nobody about %p, which is no reference', async (reference) => {
  expect(await loadQuote(reference, 'en')).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

it('finds none where there is none, or somebody else’s', async () => {
  ask.mockRejectedValue(new CmsRefusal('not_found'));
  expect(await loadQuote(REFERENCE, 'en')).toBeNull();
});

it('leaves it to the browser where the CMS does not answer, or the session has just ended', async () => {
  ask.mockRejectedValueOnce(new CmsUnavailable('no answer', false)).mockResolvedValueOnce(null);
  expect(await loadQuote(REFERENCE, 'en')).toMatchObject({ quote: null });
  expect(await loadQuote(REFERENCE, 'en')).toMatchObject({ quote: null });
});

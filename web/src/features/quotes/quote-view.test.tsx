import { screen, within } from '@testing-library/react';
import { refused } from '@/testing/auth-page';
import { answer, openQuote, pass, press, said, server, user } from '@/testing/quote-page';
import { buildEvent, buildItem, buildMessage, buildOffered, buildQuote, today } from './build-quote';
import { POLL_MS } from './poll';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

beforeEach(() => void jest.useFakeTimers({ now: today }));
afterEach(() => void jest.useRealTimers());

describe('what is shown', () => {
  it.each([
    ['New', 'We have received your request.', buildQuote()],
    ['In review', 'We are going through your request.', buildQuote({ status: 'in_review' })],
    ['Offer sent', 'Our offer is ready for you.', buildOffered()],
    ['Accepted', 'You have accepted our offer.', buildOffered({ status: 'accepted', may: { accept: false, decline: false, message: true } })],
    ['Declined', 'You have declined our offer.', buildOffered({ status: 'declined', may: { accept: false, decline: false, message: true } })],
    ['Expired', 'Our offer has expired.', buildOffered({ status: 'expired', may: { accept: false, decline: false, message: true } })],
  ])('%s: says how things stand and what is next', async (status, title, quote) => {
    await openQuote(quote);
    const head = within(screen.getByRole('banner'));
    expect(head.getByRole('heading', { level: 1, name: 'Quote request Q-2026-000123' })).toBeInTheDocument();
    expect(head.getByText(status)).toBeInTheDocument();
    expect(head.getByText(title)).toBeInTheDocument();
    // The same sentence closes the timeline.
    expect(within(screen.getByRole('region', { name: 'Timeline' })).getByText(title).closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByRole('button', { name: 'Accept Offer' }) !== null).toBe(quote.may.accept);
    expect(screen.queryByRole('button', { name: 'Decline' }) !== null).toBe(quote.may.decline);
  });

  it('gives the reason of a request that staff declined', async () => {
    const declined = buildEvent({ id: '2', kind: 'declined', actor: { kind: 'staff', name: 'Omar' }, reason: 'We do not do print.' });
    await openQuote(buildQuote({ status: 'declined', timeline: [buildEvent(), declined] }));
    expect(within(screen.getByRole('banner')).getByText('We do not do print.')).toBeInTheDocument();
    expect(screen.getByText('Request declined')).toBeInTheDocument();
  });

  it('lists the items with what was requested and what is offered', async () => {
    await openQuote(
      buildOffered({
        items: [
          buildItem({ offerPrice: 450, offerLineTotal: 900 }),
          buildItem({ id: 'i2', subServiceName: 'Logo', description: '', quantity: 1, price: 0, lineTotal: 0, offerPrice: 0, offerLineTotal: 0 }),
        ],
      }),
    );
    const [, audit, logo, total] = within(screen.getByRole('table', { name: 'Services asked for' })).getAllByRole('row');
    expect(audit).toHaveTextContent(/Technical audit.*\$998\.002 × \$499\.00.*\$900\.002 × \$450\.00/);
    expect(logo).toHaveTextContent(/Contact for Quote.*\$0\.00/);
    expect(total).toHaveTextContent(/\$998\.00plus what is priced on request.*\$900\.00/);
  });

  it('shows no prices of an offer that is not sent', async () => {
    await openQuote(buildQuote({ totalPrice: 0, items: [buildItem({ price: 0, lineTotal: 0 })] }));
    const table = within(screen.getByRole('table'));
    expect(table.queryByRole('columnheader', { name: 'Offer' })).toBeNull();
    expect(table.getAllByText('Contact for Quote')).toHaveLength(2);
  });

  it('tells what happened, when and by whom, in Dubai’s time', async () => {
    await openQuote(buildOffered());
    const [submitted, offered] = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
    expect(submitted).toHaveTextContent(/Quote requestedYou · Nov 19, 2026, 12:00/);
    expect(offered).toHaveTextContent(/Offer sent: \$900\.00Omar · Nov 20, 2026, 12:00/);
  });

  it('is in Arabic on the Arabic page', async () => {
    await openQuote(buildOffered(), 'ar');
    expect(screen.getByRole('heading', { level: 2, name: 'عرضنا' })).toBeInTheDocument();
    expect(screen.getByText('بقيت 3 أيام')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'قبول العرض' })).toBeInTheDocument();
  });

  it('counts the days that are left as they pass', async () => {
    await openQuote(buildOffered());
    expect(screen.getByText('Valid until November 24, 2026')).toBeInTheDocument();
    expect(screen.getByText('3 days left')).toBeInTheDocument();
    jest.setSystemTime(new Date('2026-11-24T18:00:00.000Z'));
    await pass(60_000);
    expect(screen.getByText('Ends today')).toBeInTheDocument();
    jest.setSystemTime(new Date('2026-11-24T20:00:00.000Z'));
    await pass(60_000);
    expect(screen.getByText('Was valid until November 24, 2026')).toBeInTheDocument();
  });
});

describe('loading', () => {
  it('waits, and says what went wrong, and tries again', async () => {
    server.now = refused(404, 'internal', 'Not now.');
    await openQuote(null);
    expect(screen.getByRole('alert')).toHaveTextContent('This request could not be loaded.Not now.');
    server.now = answer(buildQuote());
    await press('Try Again');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Q-2026-000123');
  });

  it('shows nothing any more once the session is over', async () => {
    await openQuote(buildQuote());
    server.now = refused(401, 'unauthorized');
    await pass(POLL_MS);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?from=%2Fquotes%2FQ-2026-000123');
  });

  it('says so when the request is somebody else’s by now', async () => {
    await openQuote(buildQuote());
    server.now = refused(404, 'not_found');
    await pass(POLL_MS);
    expect(screen.getByRole('alert')).toHaveTextContent('This request cannot be found any more.');
    expect(screen.getByRole('link', { name: 'To all requests' })).toHaveAttribute('href', '/quotes');
  });
});

describe('staying up to date', () => {
  it('shows an offer by itself, says so, and leaves alone what is being typed', async () => {
    await openQuote(buildQuote());
    const box = screen.getByLabelText('Your message');
    await user().type(box, 'One more thing');
    server.now = answer(buildOffered({ messages: [buildMessage()] }));
    await pass(POLL_MS);
    expect(screen.getByRole('button', { name: 'Accept Offer' })).toBeInTheDocument();
    expect(said()).toEqual(['New message from our team', 'Our offer is ready for you.']);
    expect(box).toHaveFocus();
    expect(box).toHaveValue('One more thing');
  });

  it('keeps what it has while nothing can be read', async () => {
    await openQuote(buildQuote());
    server.now = refused(503, 'unavailable');
    await pass(POLL_MS);
    expect(screen.getByText(/latest changes could not be loaded/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});

describe('on paper', () => {
  it('names company, client and terms', async () => {
    const { container } = await openQuote(buildOffered());
    const paper = [...container.querySelectorAll('.print\\:block.hidden')].map((part) => part.textContent).join(' ');
    for (const text of ['Rukn Digital', 'hello@rukn.example', 'Sara', 'sara@rukn.example', 'Q-2026-000123']) expect(paper).toContain(text);
    expect(paper).toContain('This offer can be accepted until the end of November 24, 2026, Dubai time.');
  });

  it('is printed by the button', async () => {
    window.print = jest.fn();
    await openQuote(buildQuote());
    await press('Print');
    expect(window.print).toHaveBeenCalledTimes(1);
  });
});

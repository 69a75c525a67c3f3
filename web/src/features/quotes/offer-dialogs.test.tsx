import { screen, within } from '@testing-library/react';
import { installModalDialogs } from '@/testing/modal-dialogs';
import { refused } from '@/testing/auth-page';
import { answer, dialog, openQuote, pass, press, REFERENCE, said, sent, server, take, user } from '@/testing/quote-page';
import { buildEvent, buildOffered, today } from './build-quote';
import { POLL_MS } from './poll';

jest.mock('@/lib/api-client', () => ({ callApi: jest.fn() }));

beforeAll(installModalDialogs);
beforeEach(() => void jest.useFakeTimers({ now: today }));
afterEach(() => void jest.useRealTimers());

describe('accepting', () => {
  const accepted = buildOffered({
    status: 'accepted',
    timeline: [...buildOffered().timeline, buildEvent({ id: '3', kind: 'accepted' })],
    may: { accept: false, decline: false, message: true },
  });

  it('asks first, names the offer that was read, and says how things stand then', async () => {
    await openQuote(buildOffered({ offer: { ...buildOffered().offer!, number: 2 } }));
    await press('Accept Offer');
    expect(within(dialog()).getByRole('heading')).toHaveTextContent('Accept the offer of $900.00?');
    expect(sent()).toEqual([]);
    take(accepted);
    await press('Accept Offer', dialog());
    expect(sent()).toEqual([[`/quotes/${REFERENCE}/accept`, { offer: 2 }]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Accept Offer' })).toBeNull();
    expect(document.activeElement).toHaveTextContent('You have accepted our offer.');
    expect(said()).toEqual(['You have accepted the offer. Thank you!']);
  });

  it('accepts nothing but the offer that was on the screen', async () => {
    await openQuote(buildOffered());
    await press('Accept Offer');
    const dearer = buildOffered({ offerTotal: 2_000, offer: { ...buildOffered().offer!, number: 2, total: 2_000 } });
    server.now = answer(dearer);
    await pass(POLL_MS);
    expect(within(dialog()).getByRole('heading')).toHaveTextContent('$900.00');
    server.acts = [refused(409, 'conflict', 'Reload.')];
    await press('Accept Offer', dialog());
    expect(sent()).toEqual([[`/quotes/${REFERENCE}/accept`, { offer: 1 }]]);
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('This request has changed in the meantime.');
    expect(within(dialog()).queryByRole('button', { name: 'Accept Offer' })).toBeNull();
    await press('Close', dialog());
    expect(document.activeElement).toHaveTextContent('Our offer is ready for you.');
    expect(within(screen.getByRole('region', { name: 'Our offer' })).getByText('$2,000.00')).toBeInTheDocument();
  });

  it('says that the offer has expired, and shows it', async () => {
    await openQuote(buildOffered());
    await press('Accept Offer');
    server.acts = [refused(409, 'offer_expired', 'This offer has expired.')];
    server.now = answer(buildOffered({ status: 'expired', may: { accept: false, decline: false, message: true } }));
    await press('Accept Offer', dialog());
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('This offer has expired.');
    expect(within(screen.getByRole('banner')).getByText('Our offer has expired.')).toBeInTheDocument();
  });

  it('can be tried again without an answer, and knows when the first one had arrived', async () => {
    await openQuote(buildOffered());
    await press('Accept Offer');
    await press('Accept Offer', dialog());
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('No answer came.');
    server.acts = [refused(409, 'conflict')];
    server.now = answer(accepted);
    await press('Accept Offer', dialog());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toHaveTextContent('You have accepted our offer.');
  });
});

describe('declining', () => {
  it('wants a reason', async () => {
    await openQuote(buildOffered());
    await press('Decline');
    await press('Decline Offer', dialog());
    expect(within(dialog()).getByLabelText('Reason')).toHaveAccessibleDescription('Please fill in this field');
    expect(within(dialog()).getByLabelText('Reason')).toHaveFocus();
    await user().click(within(dialog()).getByLabelText('Reason'));
    await user().paste('x'.repeat(1_001));
    expect(within(dialog()).getByLabelText('Reason')).toHaveAccessibleDescription(/1 character too many/);
    expect(sent()).toEqual([]);
  });

  it('keeps the reason through failures and closing, and lets go of it once it is taken', async () => {
    await openQuote(buildOffered());
    await press('Decline');
    await user().type(within(dialog()).getByLabelText('Reason'), 'Too dear');
    await press('Decline Offer', dialog());
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('No answer came.');
    expect(within(dialog()).getByLabelText('Reason')).toHaveValue('Too dear');
    await press('Cancel', dialog());
    await press('Decline');
    expect(within(dialog()).getByLabelText('Reason')).toHaveValue('Too dear');
    const declined = buildOffered({ status: 'declined', may: { accept: false, decline: false, message: true } });
    take(declined);
    await press('Decline Offer', dialog());
    expect(sent().at(-1)).toEqual([`/quotes/${REFERENCE}/decline`, { reason: 'Too dear' }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });
});

import { makeAccount, signIn, userRow } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { inboxCall, makeOffered, makeQuoteIn, offerBody, quoteCall, setQuote, storedEvents, storedQuote } from './helpers/quotes';
import { staff, type Staff } from './helpers/staff';

let cms: TestCms;
let member: Staff;
let email: string;
let secret: string;

beforeAll(async () => {
  cms = await startCms();
  member = await staff(cms, 'marketing_responsible');
  email = await makeAccount(cms);
  ({ secret } = await signIn(cms, email));
});
afterAll(() => cms.stop());

const statuses = ['new', 'in_review', 'offer_sent', 'accepted', 'declined', 'expired'] as const;
type Status = (typeof statuses)[number];

interface Act {
  readonly by: 'client' | 'staff';
  readonly to: Status;
  readonly from: readonly Status[];
  readonly event: string;
  readonly call: (reference: string) => Promise<{ status: number; body: { data: { status: string }; error: { code: string } } }>;
  /** Where the refusal isn't `conflict`. */
  readonly refusals?: Partial<Record<Status, string>>;
}

const inbox = (reference: string, path: string, json: unknown = {}, method = 'POST') =>
  inboxCall(cms, member.secret, `/${reference}/${path}`, { method, json });
const own = (reference: string, path: string, json: unknown = {}) => quoteCall(cms, secret, `/${reference}/${path}`, { json });

const acts: Record<string, Act> = {
  review: { by: 'staff', from: ['new'], to: 'in_review', event: 'review_started', call: (reference) => inbox(reference, 'review') },
  send: {
    by: 'staff', from: ['new', 'in_review'], to: 'offer_sent', event: 'offer_sent',
    call: async (reference) => {
      const { offer_version: version } = await storedQuote(cms, reference);
      return inbox(reference, 'offer', await offerBody(cms, reference, [900, 100], { version }));
    },
  },
  withdraw: { by: 'staff', from: ['offer_sent'], to: 'in_review', event: 'offer_withdrawn', call: (reference) => inbox(reference, 'withdraw') },
  'decline by staff': {
    by: 'staff', from: ['new', 'in_review'], to: 'declined', event: 'declined', call: (reference) => inbox(reference, 'decline', { reason: 'No capacity' }),
  },
  reopen: { by: 'staff', from: ['declined', 'expired'], to: 'in_review', event: 'reopened', call: (reference) => inbox(reference, 'reopen') },
  accept: {
    by: 'client', from: ['offer_sent'], to: 'accepted', event: 'accepted', call: (reference) => own(reference, 'accept'),
    refusals: { expired: 'offer_expired' },
  },
  'decline by client': {
    by: 'client', from: ['offer_sent'], to: 'declined', event: 'declined', call: (reference) => own(reference, 'decline', { reason: 'Too dear' }),
  },
};

const cases = Object.keys(acts).flatMap((act) => statuses.map((from) => ({ act, from, allowed: acts[act]?.from.includes(from) })));

describe.each(cases.filter(({ allowed }) => allowed))('$act from $from', ({ act: name, from }) => {
  it('is done, and the timeline tells who did it and when', async () => {
    const act = acts[name] as Act;
    const reference = await makeQuoteIn(cms, email, from);
    const before = new Date();
    const { status, body } = await act.call(reference);
    expect({ status, to: body.data.status }).toEqual({ status: 200, to: act.to });
    expect(await storedQuote(cms, reference)).toMatchObject({ status: act.to });
    const events = await storedEvents(cms, reference);
    expect(events).toHaveLength(2);
    const actor = await userRow(cms, act.by === 'staff' ? member.email : email);
    expect(events[1]).toMatchObject({
      kind: act.event, from_status: from, to_status: act.to, actor_kind: act.by, actor_id: actor.id, actor_name: actor.name,
    });
    expect(events[1]?.at.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1_000);
    expect(events[1]?.at.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });
});

describe.each(cases.filter(({ allowed }) => !allowed))('$act from $from', ({ act: name, from }) => {
  it('is refused and changes nothing', async () => {
    const act = acts[name] as Act;
    const reference = await makeQuoteIn(cms, email, from);
    const before = await storedQuote(cms, reference);
    const { status, body } = await act.call(reference);
    expect({ status, body }).toEqual({ status: 409, body: { error: { code: act.refusals?.[from] ?? 'conflict' } } });
    expect(await storedQuote(cms, reference)).toEqual(before);
  });
});

describe('what may be done next', () => {
  it.each(statuses)('is told as the acts allow it: %s', async (status) => {
    const reference = await makeQuoteIn(cms, email, status);
    const may = (name: string) => acts[name]?.from.includes(status);
    expect((await quoteCall(cms, secret, `/${reference}`)).body.data.may)
      .toEqual({ accept: may('accept'), decline: may('decline by client'), message: true });
    expect((await inboxCall(cms, member.secret, `/${reference}`)).body.data.may).toEqual({
      review: may('review'), editOffer: may('send'), withdraw: may('withdraw'), decline: may('decline by staff'), reopen: may('reopen'), message: true,
    });
  });
});

describe('an offer past its date', () => {
  const over = () => makeOffered(cms, email, { offer_valid_until: new Date(Date.now() - 1_000) });

  it('counts as expired at once, before the job has written it', async () => {
    const reference = await over();
    expect(await storedQuote(cms, reference)).toMatchObject({ status: 'offer_sent' });
    const detail = (await quoteCall(cms, secret, `/${reference}`)).body.data;
    expect(detail).toMatchObject({ status: 'expired', offer: { total: 2_500 }, may: { accept: false, decline: false } });
    const listed = (await quoteCall(cms, secret, '?limit=100')).body.data.find((one: { reference: string }) => one.reference === reference);
    expect(listed.status).toBe('expired');
    const inboxed = (await inboxCall(cms, member.secret, `?status=expired&search=${reference}`)).body;
    expect(inboxed.data).toHaveLength(1);
    expect((await inboxCall(cms, member.secret, `?status=offer_sent&search=${reference}`)).body.data).toEqual([]);
    expect((await inboxCall(cms, member.secret, `/${reference}`)).body.data.may).toMatchObject({ reopen: true, withdraw: false });
  });

  it('can’t be accepted, declined or withdrawn', async () => {
    const reference = await over();
    expect((await own(reference, 'accept', { offer: 1 })).body.error.code).toBe('offer_expired');
    expect((await own(reference, 'decline', { reason: 'Late' })).body.error.code).toBe('conflict');
    expect((await inbox(reference, 'withdraw')).body.error.code).toBe('conflict');
    expect(await storedQuote(cms, reference)).toMatchObject({ status: 'offer_sent', events: 1 });
  });

  it('is written as expired by whatever else happens to it', async () => {
    const reference = await over();
    expect((await inbox(reference, 'reopen')).body.data.status).toBe('in_review');
    expect((await storedEvents(cms, reference)).map(({ kind, actor_kind: by, actor_name: name }) => [kind, by, name])).toEqual([
      ['submitted', 'client', 'Layla Haddad'], ['expired', 'system', null], ['reopened', 'staff', 'Layla Haddad'],
    ]);
  });
});

describe('the timeline', () => {
  it('is only added to', async () => {
    const db = cms.strapi.db.connection;
    await expect(db.raw(`UPDATE app.quote_events SET actor_name = 'x'`)).rejects.toThrow('only added to');
    await expect(db.raw('TRUNCATE app.quote_events')).rejects.toThrow('only added to');
  });

  it('tells of a whole course, with sums, reasons and who was given the work', async () => {
    const reference = await makeQuoteIn(cms, email, 'new');
    await inbox(reference, 'assignee', { assignee: 'me' }, 'PUT');
    await acts.review?.call(reference);
    await acts.send?.call(reference);
    await own(reference, 'decline', { reason: 'Too dear' });
    await inbox(reference, 'assignee', { assignee: null }, 'PUT');
    await acts.reopen?.call(reference);
    await acts.send?.call(reference);
    const accepted = await own(reference, 'accept', { offer: 2 });
    expect(accepted.body.data).toMatchObject({ status: 'accepted', offer: { number: 2, total: 1_900 } });
    const { timeline } = (await inboxCall(cms, member.secret, `/${reference}`)).body.data;
    expect(timeline.map(({ kind, offerTotal, reason, assignee }: Record<string, unknown>) => [kind, offerTotal, reason, assignee])).toEqual([
      ['submitted', null, null, null], ['assigned', null, null, 'Layla Haddad'], ['review_started', null, null, null],
      ['offer_sent', 1_900, null, null], ['declined', null, 'Too dear', null], ['assigned', null, null, null], ['reopened', null, null, null],
      ['offer_sent', 1_900, null, null], ['accepted', 1_900, null, null],
    ]);
    expect((await quoteCall(cms, secret, `/${reference}`)).body.data.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'submitted', 'review_started', 'offer_sent', 'declined', 'reopened', 'offer_sent', 'accepted',
    ]);
  });
});

describe('accepting', () => {
  it('is of the offer that was read', async () => {
    const reference = await makeOffered(cms, email, { offer_number: 2 });
    expect((await own(reference, 'accept', { offer: 1 })).body.error.code).toBe('conflict');
    expect((await own(reference, 'accept', { offer: 3 })).body.error.code).toBe('conflict');
    expect(await storedQuote(cms, reference)).toMatchObject({ status: 'offer_sent', events: 1 });
    expect((await own(reference, 'accept', { offer: 2 })).status).toBe(200);
  });

  it('is final', async () => {
    const reference = await makeQuoteIn(cms, email, 'accepted');
    // Not even the end of the offer's time changes it.
    await setQuote(cms, reference, { offer_valid_until: new Date(Date.now() - 1_000) });
    expect((await quoteCall(cms, secret, `/${reference}`)).body.data.status).toBe('accepted');
    expect((await inbox(reference, 'reopen')).body.error.code).toBe('conflict');
  });
});

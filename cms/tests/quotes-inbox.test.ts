import { makeAccount, setUser } from './helpers/accounts';
import { startCms, type TestCms } from './helpers/cms';
import { inboxCall, makeOffered, makeQuote, type TestQuote } from './helpers/quotes';
import { staff, type Staff } from './helpers/staff';
import { statementsDuring } from './helpers/statements';

let cms: TestCms;
let member: Staff;
let email: string;

beforeAll(async () => {
  cms = await startCms();
  member = await staff(cms, 'marketing_responsible');
  email = await makeAccount(cms);
});
afterAll(() => cms.stop());

const list = (query: string) => inboxCall(cms, member.secret, `?${query}`);
const find = async (query: string): Promise<string[]> => (await list(`limit=100&${query}`)).body.data.map(({ reference }: { reference: string }) => reference);
const searchFor = (words: string) => find(`search=${encodeURIComponent(words)}`);
const quote = (columns: Record<string, unknown>, more: TestQuote = {}) => makeQuote(cms, email, { ...more, columns });

const HOUR = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms);
/** The beginning of a day in Dubai, so many days ago. */
const dubaiMidnight = (daysAgo: number) => {
  const today = new Date(Date.now() + 4 * HOUR).toISOString().slice(0, 10);
  return new Date(Date.parse(`${today}T00:00:00+04:00`) - daysAgo * 24 * HOUR);
};

describe('search', () => {
  it.each([
    ['a reference', 'Q-2026-9'], ['a name', 'sara al'], ['an address', 'SARA@people'], ['a company', 'noon tra'], ['Arabic', 'مؤسسة النور'],
    ['a service', 'influencer cam'], ['a service in the other language', 'حملات المؤثر'], ['white space around it', '  noon trading '],
  ])('finds by %s', async (_what, words) => {
    const reference = await quote(
      { client_name: 'Sara Al Noor', client_email: 'sara@people.example', client_company: 'Noon Trading مؤسسة النور' },
      { lines: [{ subService: 'Influencer campaigns', arabic: 'حملات المؤثرين' }] },
    );
    const other = await quote({ client_name: 'Omar', client_email: 'omar@people.example', client_company: '' });
    const found = await searchFor(words);
    expect(found).toContain(reference);
    if (!words.startsWith('Q-')) expect(found).not.toContain(other);
    expect(await searchFor(reference)).toEqual([reference]);
  });

  it.each([
    ['100%', ['100% Cotton'], ['1000 Cotton']],
    ['a_c', ['a_c Ltd'], ['abc Ltd']],
    ['back\\slash', ['back\\slash'], ['backslash']],
    ["o'neil", ["O'Neil & Sons"], ['Oneil']],
    ["' OR 1=1 --", [], ['Anything']],
    ['%', ['50% off'], ['Nothing special']],
  ])('takes every character as it is: %s', async (words, matching, others) => {
    const company = (name: string) => quote({ client_company: name, client_name: 'Zed', client_email: 'zed@people.example' });
    const expected = await Promise.all(matching.map(company));
    const not = await Promise.all(others.map(company));
    const found = await searchFor(words);
    for (const reference of expected) expect(found).toContain(reference);
    for (const reference of not) expect(found).not.toContain(reference);
  });
});

describe('filters', () => {
  it('by state', async () => {
    const [fresh, accepted] = [await quote({}), await makeOffered(cms, email, { status: 'accepted' })];
    expect(await find('status=new')).toContain(fresh);
    expect(await find('status=new')).not.toContain(accepted);
    expect(await find('status=accepted')).toContain(accepted);
  });

  it('by age, in days of Dubai', async () => {
    const at = (date: Date) => quote({ submitted_at: date });
    const [today, yesterday, sixDays, sevenDays, month, before] = [
      await at(dubaiMidnight(0)), await at(new Date(dubaiMidnight(0).getTime() - 1)), await at(dubaiMidnight(6)),
      await at(new Date(dubaiMidnight(6).getTime() - 1)), await at(dubaiMidnight(29)), await at(new Date(dubaiMidnight(29).getTime() - 1)),
    ];
    const all = [today, yesterday, sixDays, sevenDays, month, before];
    const among = async (age: string) => {
      const found = await find(`age=${age}`);
      return all.filter((reference) => found.includes(reference));
    };
    expect(await among('today')).toEqual([today]);
    expect(await among('week')).toEqual([today, yesterday, sixDays]);
    expect(await among('month')).toEqual([today, yesterday, sixDays, sevenDays, month]);
    expect(await among('older')).toEqual([before]);
  });

  it('by who has the work', async () => {
    const other = await staff(cms, 'admin');
    const [mine, theirs, nobodys] = [await quote({}), await quote({}), await quote({})];
    const give = (reference: string, assignee: string) => inboxCall(cms, member.secret, `/${reference}/assignee`, { method: 'PUT', json: { assignee } });
    await give(mine, 'me');
    await give(theirs, other.id);
    const among = async (assignee: string) => {
      const found = await find(`assignee=${assignee}`);
      return [mine, theirs, nobodys].filter((reference) => found.includes(reference));
    };
    expect(await among('me')).toEqual([mine]);
    expect(await among(member.id)).toEqual([mine]);
    expect(await among(other.id)).toEqual([theirs]);
    expect(await among('none')).toEqual([nobodys]);
    expect(await among('nobodyofthisname')).toEqual([]);
    // Who was blocked still has what they had, until somebody else gets it.
    await setUser(cms, other.email, { blocked: true });
    expect(await among(other.id)).toEqual([theirs]);
  });

  it('by overdue answers, and tells them', async () => {
    const overdue = await quote({ reply_due_at: fromNow(-1_000) });
    const waiting = await quote({ reply_due_at: fromNow(HOUR) });
    const answered = await quote({ waiting_since: null, reply_due_at: null });
    const found = (await list('limit=100&overdue=true')).body;
    const references = found.data.map(({ reference }: { reference: string }) => reference);
    expect(references).toContain(overdue);
    expect(references).not.toContain(waiting);
    expect(references).not.toContain(answered);
    expect(found.data.every((one: { overdue: boolean }) => one.overdue)).toBe(true);
    expect(found.counts.overdue).toBe(found.pagination.total);
    expect((await list(`search=${waiting}`)).body.data[0]).toMatchObject({ overdue: false, replyDueAt: expect.any(String), waitingSince: expect.any(String) });
  });

  it('together', async () => {
    const company = { client_company: 'Together LLC' };
    const reference = await quote({ ...company, reply_due_at: fromNow(-1_000) });
    await quote({ ...company, status: 'in_review', reply_due_at: fromNow(-1_000) });
    await quote({ ...company });
    expect(await find('search=together&overdue=true&status=new&age=today&assignee=none&sort=due')).toEqual([reference]);
  });
});

describe('the list', () => {
  it('is sorted and paged', async () => {
    const company = { client_company: 'Sorted LLC' };
    const old = await quote({ ...company, submitted_at: fromNow(-3 * HOUR), updated_at: fromNow(0), reply_due_at: fromNow(2 * HOUR) });
    const middle = await quote({ ...company, submitted_at: fromNow(-2 * HOUR), updated_at: fromNow(-2 * HOUR), reply_due_at: fromNow(HOUR) });
    const fresh = await quote({ ...company, submitted_at: fromNow(-HOUR), updated_at: fromNow(-HOUR), waiting_since: null, reply_due_at: null });
    const sorted = (sort: string) => find(`search=sorted&sort=${sort}`);
    expect(await find('search=sorted')).toEqual([fresh, middle, old]);
    expect(await sorted('newest')).toEqual([fresh, middle, old]);
    expect(await sorted('oldest')).toEqual([old, middle, fresh]);
    expect(await sorted('due')).toEqual([middle, old, fresh]);
    expect(await sorted('updated')).toEqual([old, fresh, middle]);
    const { data, pagination } = (await list('search=sorted&limit=2&page=2')).body;
    expect(data.map(({ reference }: { reference: string }) => reference)).toEqual([old]);
    expect(pagination).toEqual({ page: 2, pageSize: 2, total: 3 });
    expect((await list('search=sorted&limit=2&page=9')).body).toMatchObject({ data: [], pagination: { total: 3 } });
  });

  it('counts all quotes that were sent in, whatever the filters say', async () => {
    await quote({ status: 'collecting', reference: null, submitted_at: null });
    await makeOffered(cms, email, { offer_valid_until: fromNow(-1_000) });
    const { counts } = (await list('search=nothing-at-all')).body;
    const total = Object.entries(counts).reduce((sum, [key, count]) => (key === 'overdue' ? sum : sum + Number(count)), 0);
    expect((await list('')).body.pagination.total).toBe(total);
    expect(counts.expired).toBeGreaterThan(0);
    expect((await list('status=expired')).body.pagination.total).toBe(counts.expired);
  });

  it('asks the database as often for a hundred quotes as for one', async () => {
    for (let count = 0; count < 30; count += 1) await quote({});
    const one = await statementsDuring(cms, () => list('limit=1'));
    const many = await statementsDuring(cms, () => list('limit=100'));
    expect(many.result.body.data.length).toBeGreaterThan(30);
    expect(many.statements).toHaveLength(one.statements.length);
    // The session, the page, its total, the counts.
    expect(many.statements.length).toBeLessThanOrEqual(4);
  });
});

describe('the export', () => {
  it('has every quote the filter finds with its items, and no price that wasn’t offered', async () => {
    const company = { client_company: 'Exported LLC' };
    const offered = await makeOffered(cms, email, company);
    const prepared = await quote(company, { lines: [{ quantity: 2, offerPriceCents: 5 }] });
    await quote({ client_company: 'Other' });
    const { data } = (await inboxCall(cms, member.secret, '/export?search=exported&sort=oldest&language=ar')).body;
    expect(data.map(({ reference, items }: Record<string, unknown>) => ({ reference, items }))).toEqual([
      {
        reference: offered,
        items: [
          { serviceName: 'تسويق المحتوى', subServiceName: 'مقالات المدونة', quantity: 2, price: 1_499, offerPrice: 1_000 },
          { serviceName: 'تسويق المحتوى', subServiceName: 'مقالات المدونة', quantity: 1, price: 0, offerPrice: 500 },
        ],
      },
      { reference: prepared, items: [{ serviceName: 'تسويق المحتوى', subServiceName: 'مقالات المدونة', quantity: 2, price: 1_499, offerPrice: null }] },
    ]);
    expect((await inboxCall(cms, member.secret, '/export?page=1')).status).toBe(400);
  });
});

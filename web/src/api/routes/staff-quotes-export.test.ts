/** @jest-environment node */
import { cmsAnswer } from '@/testing/build-api';
import { FakeCms, withCookie } from '@/testing/fake-cms';
import { inboxQuote } from '@/testing/quotes';
import type { ExportedQuote } from './staff-quotes-export';

const PATH = '/api/dashboard/quotes/export';
const item = { serviceName: 'SEO', subServiceName: 'Audit', quantity: 2, price: 1499.5, offerPrice: null };

const ask = (data: unknown, query = '') => {
  const cms = new FakeCms().signedIn('admin').reply('GET /api/staff-quotes/export', cmsAnswer({ data }));
  return { cms, response: cms.api().request(PATH + query, { headers: withCookie() }) };
};
const exported = (changes: Partial<ExportedQuote> = {}): ExportedQuote => ({ ...inboxQuote(), items: [item], ...changes });

/** The file's rows as a spreadsheet reads them. */
const rowsOf = async (response: Response | Promise<Response>): Promise<string[][]> => {
  const text = await (await response).text();
  const rows: string[][] = [[]];
  for (const [, separator = '', quoted, plain = ''] of text.matchAll(/(,|\r\n|^)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)) {
    if (separator === '\r\n') rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
  }
  return rows.filter((row) => row.length > 1);
};

afterEach(() => jest.useRealTimers());

it('is a dated file for spreadsheets that nobody keeps', async () => {
  // Past midnight in Dubai already.
  jest.useFakeTimers({ now: new Date('2026-11-20T21:30:00.000Z'), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const response = await ask([exported()]).response;
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="quotes-2026-11-21.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.toString()).toMatch(/\r\n$/);
});

it('has one row per item, with amounts in dollars and times of Dubai', async () => {
  const quote = exported({
    offerValidUntil: '2026-12-31T19:59:59.000Z',
    replyDueAt: '2026-11-22T10:00:00.000Z',
    overdue: true,
    items: [item, { ...item, subServiceName: 'تدقيق, "شامل"', quantity: 3, price: 0, offerPrice: 0.1 }],
  });
  const [head, first, second, ...more] = await rowsOf(ask([quote]).response);
  expect(head).toEqual([
    'Reference', 'Status', 'Submitted (Dubai)', 'Last change (Dubai)', 'Client', 'Email', 'Company', 'Language', 'Assigned to', 'Reply due (Dubai)',
    'Overdue', 'Offer valid until (Dubai)', 'Service', 'Item', 'Quantity', 'Price (USD)', 'Line total (USD)', 'Offered price (USD)', 'Offered line total (USD)',
  ]);
  const shared = ['Q-2026-000123', 'Offer sent', '2026-11-20 14:00', '2026-11-21 12:30', 'Lina', 'lina@client.example', 'Lina & Co', 'Arabic', 'Omar',
    '2026-11-22 14:00', 'Yes', '2026-12-31 23:59', 'SEO'];
  expect(first).toEqual([...shared, 'Audit', '2', '1499.50', '2999.00', '', '']);
  expect(second).toEqual([...shared, 'تدقيق, "شامل"', '3', '0.00', '0.00', '0.10', '0.30']);
  expect(more).toEqual([]);
});

it('speaks the caller’s language', async () => {
  const { cms, response } = ask([exported({ assignee: null })], '?language=ar&status=offer_sent&search=lina');
  const [head, row] = await rowsOf(response);
  expect(head?.slice(1, 3)).toEqual(['الحالة', 'تاريخ الطلب (بتوقيت دبي)']);
  expect([row?.[1], row?.[7], row?.[8], row?.[10]]).toEqual(['أُرسل العرض', 'العربية', '', 'لا']);
  expect(Object.fromEntries(new URLSearchParams(cms.calls()[1]?.split('?')[1]))).toEqual({ status: 'offer_sent', search: 'lina', sort: 'newest', language: 'ar' });
});

it('is a file with headers alone where there is nothing', async () => {
  expect(await rowsOf(ask([]).response)).toHaveLength(1);
});

describe('no cell is a formula', () => {
  const FORMULA = '=HYPERLINK("http://evil.example","Click")';

  it.each([FORMULA, '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])('where a name begins with %j', async (name) => {
    const quote = exported({ client: { name, email: name, companyName: name }, assignee: { id: 'w1x2y3z4a5b6c7d8', name } });
    quote.items = [{ ...item, serviceName: name, subServiceName: name }];
    const [, row = []] = await rowsOf(ask([quote]).response);
    expect(row.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    expect([row[4], row[5], row[6], row[8], row[12], row[13]].map((cell) => cell?.startsWith("'"))).toEqual(Array(6).fill(true));
  });

  it.each([`Lina;${FORMULA}`, `Lina\t${FORMULA}`, `Lina"; ${FORMULA}`, `Lina\r\n${FORMULA}`, `Lina;＝1`])(
    'where another separator would begin one in the middle: %j',
    async (name) => {
      const text = await (await ask([exported({ client: { ...inboxQuote().client, name } })]).response).text();
      expect(text).not.toMatch(/[;\t\n][\s"]*[=+\-@＝＋－＠]/);
    },
  );

  it('and plain words and amounts stay as they are', async () => {
    const [, row] = await rowsOf(ask([exported({ client: { name: 'A; B - C = D', email: 'a+b@client.example', companyName: '' } })]).response);
    expect(row?.slice(4, 7)).toEqual(['A; B - C = D', 'a+b@client.example', '']);
  });
});

it('leaves nothing out of a long list, and lets others have their turn meanwhile', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  const rows = await rowsOf(ask(Array.from({ length: 1_001 }, (_, index) => exported({ reference: `Q-2026-${100_000 + index}` }))).response);
  clearInterval(timer);
  expect(new Set(rows.slice(1).map(([reference]) => reference)).size).toBe(1_001);
  expect(turns).toBeGreaterThan(0);
});

it('takes its time: the CMS may answer slowly and at length', async () => {
  const { cms, response } = ask([]);
  await response;
  expect(cms.asked[1]?.options).toMatchObject({ timeoutMs: 20_000, maxBytes: 64 * 1024 * 1024 });
});

it('is 503 while the CMS is down', async () => {
  const cms = new FakeCms().signedIn('admin').reply('GET /api/staff-quotes/export', new Error('unreachable'));
  const response = await cms.api().request(PATH, { headers: withCookie() });
  expect([response.status, response.headers.get('retry-after'), response.headers.has('content-disposition')]).toEqual([503, '5', false]);
});

it('answers HEAD without a body', async () => {
  const cms = new FakeCms().signedIn('admin').reply('GET /api/staff-quotes/export', cmsAnswer({ data: [] }));
  const response = await cms.api().request(PATH, { method: 'HEAD', headers: withCookie() });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

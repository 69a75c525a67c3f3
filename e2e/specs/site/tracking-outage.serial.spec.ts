import { randomUUID } from 'node:crypto';

import { newVisitor } from '../../fixtures/account';
import { EVENT_CALL_NAMES, eventsOf, expectAccepted, newSessionId, sendEvent, sessionOf, storedPaths } from '../../fixtures/analytics';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, textsOf } from '../../fixtures/texts';

/** A page tries again a minute after the last try at most. */
const AGAIN = { timeout: 100_000, intervals: [500] };

for (const { language, prefix } of LANGUAGES) {
  const t = textsOf(language);

  test(`${language}: while the CMS is away the pages work and keep what they have to tell; it arrives afterwards, each once`, async ({ page, stack }) => {
    test.setTimeout(240_000);
    // Rendered before, so that only the events have nowhere to go.
    for (const path of ['/about', '/contact', '/careers']) expect((await page.request.get(`${prefix}${path}`)).status()).toBe(200);
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/api/analytics/track') statuses.push(response.status());
    });
    let session = '';
    await stack.stopCms();
    try {
      await page.goto(`${prefix}/about?utm_source=google`);
      session = await sessionOf(page);
      await expect.poll(() => statuses, { timeout: 20_000 }).toContain(503);
      await page.getByRole('banner').getByRole('link', { name: t('Nav.contact'), exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/contact$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`${prefix}/careers`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(statuses, 'nothing is said to be stored').not.toContain(202);
    } finally {
      await stack.startCms();
    }
    const expected = ['visit /about', 'click /about', 'pageview /contact', 'pageview /careers'];
    await expect.poll(() => storedPaths(stack, session), AGAIN).toEqual(expected);
    const stored = await eventsOf(stack, session);
    expect(stored.map(({ source, language: spoken }) => [source, spoken])).toEqual(expected.map(() => ['organic', language]));
    expect(stored[0]?.duration, 'how long it was looked at came, too').toBeGreaterThan(0);
  });
}

test('with the CMS stopped no event is acknowledged; sent again with its id it is stored once', async ({ stack }) => {
  test.setTimeout(120_000);
  const visitor = await newVisitor(stack);
  const sessionId = newSessionId();
  const ids = EVENT_CALL_NAMES.map(() => randomUUID());
  const sendAll = () => Promise.all(EVENT_CALL_NAMES.map((what, index) => sendEvent(visitor, what, { sessionId, eventId: ids[index] })));
  await stack.stopCms();
  try {
    for (let time = 0; time < 3; time += 1) {
      const begin = performance.now();
      for (const { status, headers, body } of await sendAll()) {
        expect([status, body.error?.code, headers['cache-control']]).toEqual([503, 'unavailable', 'no-store']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(performance.now() - begin).toBeLessThan(3_500);
    }
    // A question that can't be answered is told from an event that is wrong.
    expect((await sendEvent(visitor, 'track', { sessionId, type: 'scroll' })).status).toBe(400);
  } finally {
    await stack.startCms();
  }
  expect(await storedPaths(stack, sessionId)).toEqual([]);
  for (let time = 0; time < 2; time += 1) for (const answer of await sendAll()) expectAccepted(answer);
  expect(await storedPaths(stack, sessionId)).toHaveLength(EVENT_CALL_NAMES.length);
});

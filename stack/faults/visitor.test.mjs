// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CallLog } from './call-log.mjs';
import { checkEvents } from './check-events.mjs';
import { Tab } from './tab.mjs';
import { Visitor } from './visitor.mjs';

const item = { serviceId: 's1', serviceSlug: 'seo', subServiceId: 'u1', slug: 'audit', title: 'Audit', serviceTitle: 'SEO', cents: 95_000 };

/** A tab whose calls are all answered alike, and what was sent over it. */
class AnsweredTab extends Tab {
  /** @type {{ path: string, body: Record<string, any> }[]} */
  bodies = [];

  /** @param {'done' | 'refused'} outcome */
  constructor(outcome) {
    super({ name: 'v', site: 'http://127.0.0.1:1', origin: 'http://localhost:1', cookie: null, address: '', log: new CallLog() });
    this.outcome = outcome;
  }

  /**
   * @override
   * @param {string} _method
   * @param {string} path
   * @param {object} [body]
   */
  async call(_method, path, body = {}) {
    this.bodies.push({ path, body });
    return { outcome: this.outcome, status: this.outcome === 'done' ? 202 : 400, body: { error: { code: 'invalid_request' } }, from: 0, to: 1 };
  }
}

/** @param {'done' | 'refused'} outcome */
async function visit(outcome) {
  const tabs = /** @type {[AnsweredTab, AnsweredTab]} */ ([new AnsweredTab(outcome), new AnsweredTab(outcome)]);
  /** @type {import('./check-events.mjs').SentEvent[]} */
  const sent = [];
  const visitor = new Visitor(tabs, [item], sent);
  await visitor.readPage(true);
  await visitor.readPage(false);
  return { sent, bodies: tabs.flatMap((tab) => tab.bodies), violations: tabs.flatMap((tab) => tab.log.violations) };
}

test('what is expected of each event is what was sent, under one id, of a page with its duration as well', async () => {
  const { sent, bodies, violations } = await visit('done');
  assert.deepEqual(violations, []);
  assert.deepEqual(sent.filter(({ fields }) => fields.kind === 'visit' || fields.kind === 'pageview').map(({ fields }) => fields.kind), ['visit', 'pageview']);
  for (const { id, fields, acknowledged, durations, acknowledgedMs } of sent) {
    const own = bodies.filter(({ body }) => body.eventId === id);
    assert.ok(acknowledged && own.length > 0);
    assert.deepEqual(new Set(own.map(({ body }) => (body.duration ?? 0) * 1_000)), durations);
    assert.equal(Math.max(...durations), acknowledgedMs);
    for (const { body } of own) {
      assert.equal(body.path, fields.language === 'ar' ? `/ar${fields.path}` : fields.path);
      assert.equal(Date.parse(body.timestamp), fields.occurredAt);
      assert.deepEqual([body.sessionId, body.source ?? 'direct', body.serviceName ?? ''], [fields.sessionId, fields.source, fields.serviceName]);
      assert.deepEqual([body.buttonText ?? '', body.subServiceName ?? ''], [fields.buttonText, fields.subServiceName]);
    }
  }
  assert.equal(new Set(bodies.map(({ body }) => body.eventId)).size, sent.length);
  assert.deepEqual(checkEvents(sent, sent.map(({ id, fields, acknowledgedMs }) => ({ id, ...fields, durationMs: acknowledgedMs }))), []);
});

test('a refusal is a violation, and nothing is acknowledged', async () => {
  const { sent, violations } = await visit('refused');
  assert.ok(sent.every(({ acknowledged }) => !acknowledged));
  assert.ok(violations.length > 0);
  assert.match(violations[0]?.what ?? '', /an event was answered 400 invalid_request/);
});

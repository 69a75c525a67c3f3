/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CmsGuard, CmsGuardState } from '@/cms/cms-guard';
import { createMetrics, type Metrics } from './metrics';
import { openPrivateDoor } from './private-door';

const world = { state: 'closed' as CmsGuardState, isReady: true };
const onOutcome: CmsGuard['onOutcome'] = new Set();
const pages = { hits: 0, misses: 0 };
const details = { ready: true, stopping: false, pages: 'ok' as const, cms: 'ok' as const, content: true, breaker: 'closed' as const };
let metrics: Metrics;
let door: Server;
let site: Server;

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  metrics = createMetrics({
    guard: { onOutcome, get state() { return world.state; } },
    pages,
    eventDepth: () => ({ waiting: 7, underWay: 3 }),
    isReady: () => world.isReady,
    patternOf: (path) => (path.startsWith('/blog/') ? '/[locale]/blog/[slug]' : 'other'),
  });
  door = await openPrivateDoor({
    host: '127.0.0.1',
    port: 0,
    metrics,
    readiness: { isReady: () => world.isReady, details: () => details },
    onError: (error) => {
      throw error;
    },
  });
  site = createServer(metrics.counting((request, response) => response.writeHead(request.url === '/blog/none' ? 404 : 200).end()));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  for (const server of [door, site]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Lines of the figures that begin so. */
const lines = async (start: string): Promise<string[]> => {
  const answer = await fetch(`${addressOf(door)}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  return (await answer.text()).split('\n').filter((line) => line.startsWith(start));
};

describe('the figures', () => {
  it('count answers by route and status, never by address', async () => {
    for (const path of ['/blog/a', '/blog/b?secret=1', '/blog/none', '/x']) await fetch(addressOf(site) + path);
    await fetch(`${addressOf(site)}/blog/a`, { method: 'PROPFIND' });
    expect(await lines('site_http_requests_total{')).toEqual([
      'site_http_requests_total{method="GET",route="/[locale]/blog/[slug]",status="200"} 2',
      'site_http_requests_total{method="GET",route="/[locale]/blog/[slug]",status="404"} 1',
      'site_http_requests_total{method="GET",route="other",status="200"} 1',
      'site_http_requests_total{method="other",route="/[locale]/blog/[slug]",status="200"} 1',
    ]);
    expect(await lines('site_http_request_duration_seconds_count')).toContain('site_http_request_duration_seconds_count{route="other"} 1');
  });

  it('tell of pages, of the CMS, of events and of the process', async () => {
    Object.assign(pages, { hits: 12, misses: 2 });
    world.state = 'open';
    for (const told of onOutcome) {
      told('answered', 20);
      told('silent', 2_500);
      told('spared', 0);
    }
    expect(await lines('site_page_cache_total{')).toEqual(['site_page_cache_total{outcome="hit"} 12', 'site_page_cache_total{outcome="miss"} 2']);
    expect(await lines('site_cms_calls_total{')).toEqual([
      'site_cms_calls_total{outcome="answered"} 1',
      'site_cms_calls_total{outcome="silent"} 1',
      'site_cms_calls_total{outcome="spared"} 1',
    ]);
    expect(await lines('site_cms_breaker_state ')).toEqual(['site_cms_breaker_state 2']);
    expect(await lines('site_events_')).toEqual(['site_events_waiting 7', 'site_events_under_way 3']);
    expect(await lines('process_resident_memory_bytes ')).toHaveLength(1);
    expect(await lines('nodejs_eventloop_lag_seconds ')).toHaveLength(1);
    Object.assign(pages, { hits: 13 });
    expect(await lines('site_page_cache_total{outcome="hit"}')).toEqual(['site_page_cache_total{outcome="hit"} 13']);
  });
});

describe('the private door', () => {
  it('tells whether visitors may come, with the reasons', async () => {
    world.isReady = true;
    const ready = await fetch(`${addressOf(door)}/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, details]);
    world.isReady = false;
    expect((await fetch(`${addressOf(door)}/ready`)).status).toBe(503);
    expect((await fetch(`${addressOf(door)}/health`)).status).toBe(200);
  });

  it('knows nothing else', async () => {
    expect((await fetch(`${addressOf(door)}/`)).status).toBe(404);
    expect((await fetch(`${addressOf(door)}/metrics`, { method: 'POST' })).status).toBe(405);
  });

  it('says so where its port is taken', async () => {
    const { port } = door.address() as AddressInfo;
    const second = openPrivateDoor({ host: '127.0.0.1', port, metrics, readiness: { isReady: () => true, details: () => details }, onError: () => undefined });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

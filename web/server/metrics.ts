import type { RequestListener } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CmsGuard, CmsGuardState } from '@/cms/cms-guard';
import type { PatternOf } from './route-patterns';

/** What the parts of the server know of themselves, read whenever somebody asks for the figures. */
export interface Measured {
  guard: Pick<CmsGuard, 'onOutcome' | 'state'>;
  /** Visits of pages that were in memory, and that weren't. */
  pages: { hits: number; misses: number };
  /** Events that wait, and that are on their way to the CMS. */
  eventDepth: () => { waiting: number; underWay: number };
  isReady: () => boolean;
  patternOf: PatternOf;
}

/** Seconds. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const BREAKER: Readonly<Record<CmsGuardState, number>> = { closed: 0, trial: 1, open: 2 };

export interface Metrics {
  /** All figures in Prometheus' text format. */
  text: () => Promise<string>;
  contentType: string;
  /** The same listener, whose answers are counted. */
  counting: (listener: RequestListener) => RequestListener;
}

/** Figures of this process, by routes and never by addresses: nothing in them grows with what visitors ask for. */
export function createMetrics({ guard, pages, eventDepth, isReady, patternOf }: Measured): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({ name: 'site_http_requests_total', help: 'Answers, by route and status', labelNames: ['method', 'route', 'status'], registers });
  const durations = new Histogram({ name: 'site_http_request_duration_seconds', help: 'From request to end of answer, by route', labelNames: ['route'], buckets: DURATIONS, registers });
  const calls = new Counter({ name: 'site_cms_calls_total', help: 'Questions to the CMS: answered, silent (no answer), spared (not asked)', labelNames: ['outcome'], registers });
  const callDurations = new Histogram({ name: 'site_cms_call_duration_seconds', help: 'Until the CMS answered, or didn’t', labelNames: ['outcome'], buckets: DURATIONS, registers });
  guard.onOutcome.add((outcome, ms) => {
    calls.inc({ outcome });
    if (outcome !== 'spared') callDurations.observe({ outcome }, ms / 1_000);
  });

  const read = (name: string, help: string, value: () => number) => {
    new Gauge({ name, help, registers, collect() { this.set(value()); } });
  };
  read('site_cms_breaker_state', 'Whether the CMS is asked: 0 yes, 1 one call tries, 2 no', () => BREAKER[guard.state]);
  read('site_ready', 'Whether this process wants visitors', () => Number(isReady()));
  read('site_events_waiting', 'Events of visitors that wait for their batch', () => eventDepth().waiting);
  read('site_events_under_way', 'Events of visitors on their way to the CMS', () => eventDepth().underWay);
  new Counter({
    name: 'site_page_cache_total',
    help: 'Visits of pages, by whether they were in memory',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      this.inc({ outcome: 'hit' }, pages.hits);
      this.inc({ outcome: 'miss' }, pages.misses);
    },
  });

  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    counting: (listener) => (request, response) => {
      const startedAt = performance.now();
      response.once('close', () => {
        const { method = '', url = '/' } = request;
        const question = url.indexOf('?');
        const route = patternOf(question < 0 ? url : url.slice(0, question));
        requests.inc({ method: METHODS.has(method) ? method : 'other', route, status: response.statusCode });
        durations.observe({ route }, (performance.now() - startedAt) / 1_000);
      });
      listener(request, response);
    },
  };
}

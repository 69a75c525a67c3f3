import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { keptAnswersOf } from '../graphql/kept/service';
import { isLeaving } from '../process/leaving';

/** From what an answer from memory takes to what somebody gives up after. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60];

/** The part of knex's pool that is counted. */
interface ConnectionPool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Figures of one CMS process, in Prometheus' form. */
export class Metrics {
  readonly registry = new Registry();
  private readonly calls: Counter<'method' | 'route' | 'status'>;
  private readonly durations: Histogram<'route'>;
  private readonly jobs: Histogram<'job' | 'outcome'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.calls = new Counter({ name: 'cms_requests_total', help: 'Answered calls', labelNames: ['method', 'route', 'status'], registers });
    this.durations = new Histogram({
      name: 'cms_request_seconds', help: 'Time until a call was answered', labelNames: ['route'], buckets: SECONDS, registers,
    });
    this.jobs = new Histogram({
      name: 'cms_job_seconds', help: 'Time a background job took', labelNames: ['job', 'outcome'], buckets: JOB_SECONDS, registers,
    });
  }

  /** @param route the pattern, not the path: as many as there are routes */
  countCall(method: string, route: string, status: number, seconds: number): void {
    this.calls.inc({ method, route, status: String(status) });
    this.durations.observe({ route }, seconds);
  }

  /** Runs a job and notes how long it took and whether it failed. */
  async timeJob<T>(job: string, work: () => Promise<T>): Promise<T> {
    const stop = this.jobs.startTimer({ job });
    try {
      const result = await work();
      stop({ outcome: 'done' });
      return result;
    } catch (error) {
      stop({ outcome: 'failed' });
      throw error;
    }
  }

  /** Figures that are looked up whenever somebody asks. */
  watch(strapi: Core.Strapi): void {
    const gauge = (name: string, help: string, read: () => number) => {
      const made: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => made.set(read()) });
    };
    const kept = () => keptAnswersOf(strapi).figures;
    const pool = (): ConnectionPool => strapi.db.connection.client.pool;
    gauge('cms_kept_answers_hits', 'Public questions answered from memory since the start', () => kept().hits);
    gauge('cms_kept_answers_misses', 'Public questions that had to be answered anew since the start', () => kept().misses);
    gauge('cms_kept_answers', 'Answers in memory', () => kept().answers);
    gauge('cms_kept_answers_bytes', 'Size of the answers in memory', () => kept().bytes);
    gauge('cms_database_connections_used', 'Connections to the database at work', () => pool().numUsed());
    gauge('cms_database_connections_free', 'Open connections to the database without work', () => pool().numFree());
    gauge('cms_database_waiting', 'Calls that wait for a connection to the database', () => pool().numPendingAcquires());
    gauge('cms_leaving', '1 once this process is about to end', () => Number(isLeaving(strapi)));
  }
}

const provided = new WeakMap<Core.Strapi, Metrics>();

/** The figures of a CMS; undefined where nobody asks for them. */
export const metricsOf = (strapi: Core.Strapi): Metrics | undefined => provided.get(strapi);

/** Has figures counted from now on, where a port is set to tell them on. */
export function provideMetrics(strapi: Core.Strapi): void {
  if (strapi.config.get('metrics.port') === undefined) return;
  const metrics = new Metrics();
  metrics.watch(strapi);
  provided.set(strapi, metrics);
}

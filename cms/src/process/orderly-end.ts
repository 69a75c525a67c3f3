import type { Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { startLeaving } from './leaving';

export interface EndTimes {
  /**
   * How long calls are still taken after the signal, in ms: whoever keeps connections hears with the next answer that they end, and
   * whoever asks for readiness that this process is no longer there.
   */
  readonly noticeMs: number;
  /** How long accepted calls may take then, in ms. */
  readonly drainMs: number;
  /** When the process ends whatever is still under way, in ms from the signal. */
  readonly deadlineMs: number;
}

/** Docker and the local stack end a process by force ten seconds after the signal, or later. */
export const END_TIMES: EndTimes = { noticeMs: 500, drainMs: 5_000, deadlineMs: 9_500 };

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Has each answer from now on end its connection. */
function endConnections(server: Server): void {
  // Before all others: the answer's head is not written yet.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
}

/**
 * Takes no new connection and waits for the calls under way.
 * @returns whether all of them were answered in time
 */
export async function drain(server: Server, drainMs: number): Promise<boolean> {
  if (!server.listening) return true;
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  server.closeIdleConnections();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), drainMs);
  });
  const answered = await Promise.race([closed, late]);
  clearTimeout(timer);
  // What hasn't been answered by now would keep the server, and with it the process.
  if (!answered) server.closeAllConnections();
  return answered;
}

/**
 * Has the CMS end in order: Strapi itself breaks off the calls under way, and only then stops what they work with.
 * @param stopJobs ends what runs in the background; beside the calls, which don't need it
 */
export function endInOrder(strapi: Core.Strapi, stopJobs: () => Promise<void>, times: EndTimes = END_TIMES): void {
  const destroy = strapi.destroy.bind(strapi);
  const { httpServer } = strapi.server;
  let notice = Promise.resolve();

  const onSignal = () => {
    startLeaving(strapi);
    endConnections(httpServer);
    notice = wait(times.noticeMs);
    setTimeout(() => {
      strapi.log.error('The CMS did not end in time: what was still under way is broken off.');
      process.exit(1);
    }, times.deadlineMs).unref();
  };
  // Before Strapi's own, which ends everything.
  for (const signal of SIGNALS) process.prependOnceListener(signal, onSignal);

  strapi.destroy = async () => {
    for (const signal of SIGNALS) process.removeListener(signal, onSignal);
    startLeaving(strapi);
    const jobs = stopJobs();
    await notice;
    if (!(await drain(httpServer, times.drainMs))) strapi.log.warn('Some calls were not answered before the CMS ended.');
    await jobs;
    await destroy();
  };
}

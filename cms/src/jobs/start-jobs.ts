import type { Core } from '@strapi/strapi';
import PgBoss from 'pg-boss';
import { keepPartitions } from '../analytics/retention';
import { rollUp } from '../analytics/rollup';
import { runDueSchedules } from '../content/schedules';
import { connectionOf } from '../database/connection';
import { createMailer } from '../mail/create-mailer';
import { setWaker } from '../mail/mailer';
import { secondsUntilDue } from '../mail/outbox';
import { metricsOf, type Metrics } from '../metrics/metrics';
import { expireOffers } from '../quotes/expiry';
import { cleanUp } from './clean-up';
import { JobsDatabase } from './jobs-database';
import { quietly } from './quietly';

const MAIL_QUEUE = 'mail';
const OFFERS_QUEUE = 'offers';
const SCHEDULES_QUEUE = 'schedules';
const CLEAN_UP_QUEUE = 'clean-up';
const ROLLUP_QUEUE = 'analytics-rollup';
const PARTITIONS_QUEUE = 'analytics-partitions';

/** One waiting job of each kind is enough: it looks at everything there is to do. */
const queuePolicy = { policy: 'short', retryLimit: 0 } as const;

/** What runs in the background of a CMS process. */
export interface Jobs {
  stop(): Promise<void>;
}

/** Where a process's jobs are worked on. */
interface Workshop {
  readonly boss: PgBoss;
  readonly metrics: Metrics | undefined;
  readonly onError: (error: unknown) => void;
}

async function work({ boss, metrics, onError }: Workshop, queue: string, job: () => Promise<unknown>) {
  await boss.createQueue(queue, { name: queue, ...queuePolicy });
  return boss.work(queue, async () => {
    await (metrics ? metrics.timeJob(queue, job) : job()).catch(onError);
  });
}

/**
 * Starts the queues: mail, looked through when something was written and every minute, offers that are over and content whose time
 * has come and events that aren't counted yet, every minute, a daily clean-up, and partitions of events, daily and at once. Every CMS process
 * does; each job is one process's.
 */
export async function startJobs(strapi: Core.Strapi): Promise<Jobs> {
  const mailer = createMailer(strapi);
  const onError = quietly((message) => strapi.log.warn(`Background jobs: ${message}`));
  const database = new JobsDatabase(connectionOf(strapi), onError);
  const boss = new PgBoss({ db: database, schema: 'pgboss' });
  boss.on('error', onError);
  await boss.start();
  const shop: Workshop = { boss, metrics: metricsOf(strapi), onError };

  const sendMail = async () => {
    const seconds = await mailer.run();
    // The minute's tick would come too late for a mail that waits five seconds.
    if (seconds !== null) await boss.sendAfter(MAIL_QUEUE, {}, { singletonKey: 'due' }, Math.max(seconds, 1));
  };
  const mailWorker = await work(shop, MAIL_QUEUE, sendMail);
  await boss.schedule(MAIL_QUEUE, '* * * * *');
  await work(shop, OFFERS_QUEUE, () => expireOffers(strapi));
  await boss.schedule(OFFERS_QUEUE, '* * * * *');
  await work(shop, SCHEDULES_QUEUE, () => runDueSchedules(strapi));
  await boss.schedule(SCHEDULES_QUEUE, '* * * * *');
  await work(shop, CLEAN_UP_QUEUE, () => cleanUp(strapi.db.connection));
  await boss.schedule(CLEAN_UP_QUEUE, '17 3 * * *');
  await work(shop, ROLLUP_QUEUE, () => rollUp(strapi.db.connection));
  await boss.schedule(ROLLUP_QUEUE, '* * * * *');
  await work(shop, PARTITIONS_QUEUE, () => keepPartitions(strapi));
  await boss.schedule(PARTITIONS_QUEUE, '27 3 * * *');
  // A CMS that stood still at that time catches up.
  await boss.send(PARTITIONS_QUEUE, {}, { singletonKey: 'start' });
  database.forgive();

  const wake = async () => {
    await boss.send(MAIL_QUEUE, {}, { singletonKey: 'wake' });
    boss.notifyWorker(mailWorker);
  };
  setWaker(strapi, () => void wake().catch(onError));
  // What was written while no process ran, the first invitation for one, doesn't wait for the minute's tick.
  if ((await secondsUntilDue(strapi.db.connection)) !== null) await wake();

  return {
    async stop() {
      setWaker(strapi, undefined);
      await mailer.stop();
      await boss.stop({ timeout: 2_000 });
      await database.close();
    },
  };
}

// @ts-check
import path from 'node:path';

import { tail } from '../child.mjs';
import { Failure } from '../failure.mjs';
import { cmsEnvironment, startCms } from '../parts/cms.mjs';
import { startMail } from '../parts/mail.mjs';
import { startWeb, webEnvironment } from '../parts/web.mjs';
import { findFreePorts } from '../ports.mjs';
import { startPostgres } from '../postgres/server.mjs';
import { readSecrets } from '../secrets.mjs';
import { startObjectStore } from '../testing/object-store-server.mjs';
import { answersHttp, until } from '../until.mjs';
import { frontBlock, insideBlock, startProxy } from './proxies.mjs';
import { startRedis } from './redis.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {{ name: string, url: string, stop: () => Promise<void>, start: () => Promise<void> }} Replica */

/**
 * @typedef {object} ReplicatedSite
 * @property {string} front address of the public door
 * @property {string} origin the same, as the website knows itself
 * @property {[Replica, Replica]} web
 * @property {[Replica, Replica]} cms
 * @property {string} databaseUrl
 * @property {string} demoPassword
 * @property {import('../testing/object-store-server.mjs').ObjectStoreServer} store
 * @property {() => Promise<void>} stopRedis
 * @property {Promise<Failure>} lost settles when a part ends that nobody stopped
 * @property {() => Promise<void>} stop
 */

/** What docker-compose gives a website before it is killed. */
const GRACE_MS = 20_000;

/** A start renders every page; on a busy machine that takes its time. */
const READY_MS = 180_000;

/**
 * Database, mail catcher, object store, Redis, two CMS, two websites, and nginx between and before them.
 * @param {Settings} settings of a throwaway stack: its site is the public door, its CMS what leads to both
 * @param {{ tools: import('./tools.mjs').Tools, progress: import('../progress.mjs').Progress, signal?: AbortSignal }} options
 * @returns {Promise<ReplicatedSite>}
 */
export async function startReplicatedSite(settings, { tools, progress, signal }) {
  const folder = settings.dataDir;
  const log = (/** @type {string} */ name) => path.join(folder, 'logs', `${name}.log`);
  const secrets = readSecrets(folder);
  const [webA = 0, webB = 0, cmsA = 0, cmsB = 0, insideWeb = 0, redisPort = 0] = await findFreePorts(6);
  const redisUrl = `redis://127.0.0.1:${redisPort}`;

  /** What runs, in the order in which it was started. @type {Map<string, () => Promise<void>>} */
  const running = new Map();
  /** @type {(failure: Failure) => void} */
  let reportLoss;
  /** @type {Promise<Failure>} */
  const lost = new Promise((resolve) => (reportLoss = resolve));

  /** @param {string} key @param {{ name: string, logFile: string, exited: Promise<string>, stopping: () => boolean, stop: (graceMs?: number) => Promise<void> }} child */
  const keep = (key, child) => {
    running.set(key, () => child.stop(GRACE_MS));
    void child.exited.then((how) => {
      if (!child.stopping()) reportLoss(new Failure(`${child.name} ${how}.`, { details: tail(child.logFile) }));
    });
  };
  const stopPart = async (/** @type {string} */ key) => {
    await running.get(key)?.();
    running.delete(key);
  };
  const stop = async () => {
    for (const key of [...running.keys()].reverse()) await stopPart(key);
  };

  try {
    const database = await progress.step('Starting PostgreSQL', () => startPostgres({
      databaseDir: path.join(folder, 'postgres'), dataDir: folder, port: settings.dbPort, password: secrets.databasePassword,
      logFile: log('postgres'), throwaway: settings.throwaway, countStatements: false,
    }));
    keep('database', { ...database, name: 'PostgreSQL', logFile: log('postgres') });
    keep('mail', await startMail(settings, log('mail')));
    const store = await startObjectStore();
    running.set('store', store.close);
    keep('redis', await startRedis({ redis: tools.redis, env: tools.env, folder: path.join(folder, 'redis'), port: redisPort }));
    const inside = { cmsPort: settings.cmsPort, webPort: insideWeb, cms: [cmsA, cmsB], web: [webA, webB] };
    keep('inside', await startProxy({ ...tools, folder }, { name: 'inside', port: insideWeb, block: () => insideBlock(inside) }));

    /** @param {string} name @param {number} port @returns {Replica} */
    const cmsReplica = (name, port) => {
      const own = { ...settings, cmsPort: port, dataDir: path.join(folder, name), redisUrl };
      const env = { ...cmsEnvironment(own, secrets, database.url), ...store.env, CMS_PUBLIC_URL: `http://127.0.0.1:${port}`, SITE_INTERNAL_URL: `http://127.0.0.1:${insideWeb}` };
      return replica(name, port, () => startCms({ settings: own, env, logFile: log(name), note: progress.note, signal }));
    };
    /** @param {string} name @param {number} port @returns {Replica} */
    const webReplica = (name, port) => {
      const own = { ...settings, sitePort: port, redisUrl, trustedProxyHops: 2 };
      const env = { ...webEnvironment(own, secrets), SITE_URL: `http://localhost:${settings.sitePort}`, PAGE_CACHE_DIR: path.join(folder, name, 'pages') };
      return replica(name, port, () => startWeb({ settings: own, env, logFile: log(name), mode: 'server', signal }));
    };
    /** @param {string} name @param {number} port @param {() => Promise<import('../child.mjs').Child>} boot @returns {Replica} */
    const replica = (name, port, boot) => ({
      name,
      url: `http://127.0.0.1:${port}`,
      stop: () => stopPart(name),
      async start() {
        keep(name, await boot());
        await until(() => answersHttp(`http://127.0.0.1:${port}/api/ready`), { what: `${name}, to be ready,`, timeoutMs: READY_MS, signal });
      },
    });

    /** @type {[Replica, Replica]} */
    const cms = [cmsReplica('cms-1', cmsA), cmsReplica('cms-2', cmsB)];
    /** @type {[Replica, Replica]} */
    const web = [webReplica('web-1', webA), webReplica('web-2', webB)];
    await progress.step('Starting two CMS at once', () => Promise.all(cms.map((one) => one.start())));
    await progress.step('Starting two websites', () => Promise.all(web.map((one) => one.start())));
    keep('front', await startProxy({ ...tools, folder }, {
      name: 'front', port: settings.sitePort, block: (home) => frontBlock({ home, port: settings.sitePort, web: [webA, webB] }),
    }));
    return {
      front: `http://127.0.0.1:${settings.sitePort}`,
      origin: `http://localhost:${settings.sitePort}`,
      web,
      cms,
      databaseUrl: database.url,
      demoPassword: settings.demoPassword ?? secrets.demoPassword,
      store,
      stopRedis: () => stopPart('redis'),
      lost,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

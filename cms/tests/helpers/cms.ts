import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createStrapi, type Core } from '@strapi/strapi';
import { Client } from 'pg';

const appDir = path.resolve(__dirname, '../..');

/** A booted CMS with its own empty database, listening on a free port. */
export interface TestCms {
  strapi: Core.Strapi;
  url: string;
  databaseUrl: string;
  /** Sends a request and reads the JSON answer. */
  request(path: string, init?: RequestInit & { json?: unknown; token?: string }): Promise<Answer>;
  /** Sends a GraphQL operation. */
  graphql(query: string, options?: { variables?: Record<string, unknown>; token?: string }): Promise<Answer>;
  stop(): Promise<void>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON. Loose on purpose: the tests say what they expect of it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
  text: string;
}

async function createDatabase(): Promise<string> {
  const base = process.env.TEST_POSTGRES_URL;
  const name = `cms_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: `${base}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${base}/${name}`;
}

/** Sends requests to a CMS and reads the JSON answers. */
export function requestTo(url: string): TestCms['request'] {
  return async (target, { json, token, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const response = await fetch(`${url}${target}`, {
      ...init,
      method: init.method ?? (json === undefined ? 'GET' : 'POST'),
      headers,
      body: json === undefined ? init.body : JSON.stringify(json),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  };
}

/** Looks at the pool of connections, one after the other without any in use, after which nothing is under way any more. */
const QUIET_LOOKS = 5;
const LOOK_EVERY_MS = 20;
const QUIET_WITHIN_MS = 5_000;

/**
 * Strapi reads once more what was written, to tell its webhooks of it, and nobody waits for that. Without the pool it fails ten seconds later, in
 * whichever suite runs then.
 */
async function untilQuiet(strapi: Core.Strapi): Promise<void> {
  const pool: { numUsed(): number; numPendingAcquires(): number } = strapi.db.connection.client.pool;
  const until = Date.now() + QUIET_WITHIN_MS;
  for (let quiet = 0; quiet < QUIET_LOOKS && Date.now() < until; quiet += 1) {
    await wait(LOOK_EVERY_MS);
    if (pool.numUsed() + pool.numPendingAcquires() > 0) quiet = -1;
  }
}

/**
 * Boots the compiled CMS.
 * @param env settings that differ from those of ./environment
 * @param databaseUrl an existing database, to test a second start; a new one otherwise
 */
export async function startCms(env: Record<string, string> = {}, databaseUrl?: string): Promise<TestCms> {
  const database = databaseUrl ?? (await createDatabase());
  Object.assign(process.env, { DATABASE_URL: database }, env);

  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: false });
  strapi.log.transports.forEach((transport) => (transport.level = 'error'));
  await strapi.load();
  strapi.server.mount();
  const { httpServer } = strapi.server;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', () => resolve()));
  const url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;

  const request = requestTo(url);
  return {
    strapi,
    url,
    databaseUrl: database,
    request,
    graphql: (query, { variables, token } = {}) => request('/graphql', { json: { query, variables }, token }),
    stop: async () => {
      await untilQuiet(strapi);
      await strapi.destroy();
    },
  };
}

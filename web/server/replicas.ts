import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import { z } from 'zod';
import { tagsForChange, type CacheTag } from '@/cms/tags';
import { revalidateRequest, type ContentChange } from '@/contracts/revalidate';
import type { SharedPages } from '@/lib/page-registry';
import { KnownChanges } from './known-changes';
import { createSharedPages } from './shared-pages';

export interface Replicas {
  /** The CMS told this replica of changes: the others are told, and they are carried out here. */
  announce(changes: readonly ContentChange[]): Promise<void>;
  /** This replica found changes by itself, as each of the others will. */
  found(changes: readonly ContentChange[]): Promise<void>;
  readonly pages?: SharedPages;
  stop(): void;
}

interface ReplicasOptions {
  redisUrl: string;
  buildId: string;
  /** Carries changes out in this process. */
  revalidate: (changes: readonly ContentChange[]) => Promise<void>;
  /** Connected again: whoever can should look what was missed meanwhile. */
  onReturn: () => void;
  onLost: (error: Error) => void;
  onError: (error: unknown) => void;
}

const CHANNEL = 'rukn:content-changes';
const COUNTER = 'rukn:content-changes:last';

/** A Redis that hangs delays a page by this much at most. */
const ANSWER_MS = 300;
const CONNECT_MS = 2_000;
const MAX_PAUSE_MS = 2_000;

/**
 * Numbers a change and tells it to every replica. By the clock of Redis, in microseconds, so that the numbers go on rising where Redis
 * was emptied.
 */
const ANNOUNCE = `
local time = redis.call('TIME')
local number = time[1] * 1000000 + time[2]
local last = tonumber(redis.call('GET', KEYS[1]) or '0')
if number <= last then number = last + 1 end
local text = string.format('%.0f', number)
redis.call('SET', KEYS[1], text)
redis.call('PUBLISH', ARGV[1], text .. ' ' .. ARGV[2])
return text`;

const message = z.strictObject({ from: z.string(), changes: revalidateRequest.shape.changes });

const tagsOf = (changes: readonly ContentChange[]): CacheTag[] => [...new Set(changes.flatMap(tagsForChange))];

/** One website alone. */
export const noReplicas = (revalidate: ReplicasOptions['revalidate']): Replicas => ({
  announce: revalidate,
  found: revalidate,
  stop: () => undefined,
});

/**
 * Connects this website with its other replicas: what the CMS tells one is carried out by all, and a page that one has rendered is
 * taken by the others. Without an answer of Redis each goes on alone, and finds changes as it always could.
 */
export function joinReplicas({ redisUrl, buildId, revalidate, onReturn, onLost, onError }: ReplicasOptions): Replicas {
  const options: RedisOptions = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_PAUSE_MS),
  };
  const client = new Redis(redisUrl, options);
  // A connection that listens can do nothing else, and subscribes again by itself.
  const listener = new Redis(redisUrl, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined });
  const changes = new KnownChanges();
  const me = randomUUID();
  let lost = false;

  const carryOut = async (list: readonly ContentChange[], number: number | undefined): Promise<void> => {
    // Before anything is rendered anew: then no page from before the change is taken from another replica.
    const finish = changes.begin(tagsOf(list), number);
    await revalidate(list);
    finish();
  };

  const hear = (text: string): void => {
    const space = text.indexOf(' ');
    const said = message.safeParse(parsed(text.slice(space + 1)));
    if (said.success && said.data.from !== me) carryOut(said.data.changes, Number(text.slice(0, space))).catch(onError);
  };

  for (const connection of [client, listener]) {
    connection.on('error', (error: Error) => {
      // Tried again all the time; one line per outage is enough.
      if (!lost) onLost(error);
      lost = true;
    });
  }
  listener.on('message', (_channel: string, text: string) => hear(text));
  // What is told meanwhile is missed.
  listener.on('close', () => changes.startOver(undefined));
  const comeIn = (): void => {
    if (client.status !== 'ready' || listener.status !== 'ready') return;
    const last = client.get(COUNTER).then((text) => Number(text ?? 0), () => undefined);
    void last.then((number) => {
      changes.startOver(number);
      if (lost) onReturn();
      lost = false;
    });
  };
  for (const connection of [client, listener]) connection.on('ready', comeIn);
  listener.subscribe(CHANNEL).catch(onError);

  return {
    async announce(list) {
      const number = await client.eval(ANNOUNCE, 1, COUNTER, CHANNEL, JSON.stringify({ from: me, changes: list })).then(Number, () => undefined);
      await carryOut(list, number);
    },
    found: (list) => carryOut(list, undefined),
    pages: createSharedPages({ store: client, buildId, changes }),
    stop() {
      client.disconnect();
      listener.disconnect();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

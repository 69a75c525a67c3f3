import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { CmsUnavailable, type CallCms } from '@/cms/site-calls';
import { EventBatcher } from './event-batcher';
import { EVENTS_PER_MINUTE, limitPerMinute, type TakeTurn } from './event-limits';
import type { DescribeEvent, EventSender } from './stored-event';
import { isBot } from './user-agents';

/** What became of a call at the door before the app: it has had its turn, and may have failed. */
export interface Outcome {
  failure?: unknown;
}

/** What every contract of an event has. */
export interface EventFields {
  sessionId: string;
  userAgent?: string;
}

/** The one way for events, whichever door they come by. */
export interface EventIntake {
  /** Counts a call of an address. Throws an ApiFailure (too_many_requests). */
  takeTurn: TakeTurn;
  /**
   * Stores an event whose fields fit its contract.
   * @returns settled when it is committed, or at once where a bot sent it: that is counted and not stored
   * @throws ApiFailure (unavailable)
   */
  accept: <Fields extends EventFields>(fields: Fields, describe: DescribeEvent<Fields>, sender: EventSender) => Promise<void>;
  /** Requests that the door before the app handed on. */
  outcomes: WeakMap<IncomingMessage, Outcome>;
  /** How many events wait for their batch, and how many are on their way in one. */
  depth: () => { waiting: number; underWay: number };
  /** Sends what is left; for the end of the process. */
  drain: () => Promise<void>;
}

interface IntakeOptions {
  siteUrl: string;
  callCms: CallCms;
  /** Told, once for all its events, of a batch that the CMS was there for and didn't store. */
  onError: (error: unknown, requestId: string) => void;
}

/** A batch is many visitors'; no limit of the CMS is counted by its sender. */
const ON_BEHALF_OF_ALL = { address: 'unknown', requestId: 'event-batch' } as const;

const committed = z.object({ data: z.object({ stored: z.number(), staff: z.number() }) });

export function createEventIntake({ siteUrl, callCms, onError }: IntakeOptions): EventIntake {
  const siteHost = new URL(siteUrl).hostname;
  const batcher = new EventBatcher({
    send: async ({ events, bots }) => {
      const json = { events, ...(bots > 0 && { dropped: { bot: bots } }) };
      await callCms(ON_BEHALF_OF_ALL, { method: 'POST', path: '/api/analytics/events', json, answer: committed });
    },
    onFailure: (error) => {
      if (!(error instanceof CmsUnavailable) || error.isFault) onError(error, ON_BEHALF_OF_ALL.requestId);
    },
  });

  return {
    takeTurn: limitPerMinute(EVENTS_PER_MINUTE),
    accept: async (fields, describe, sender) => {
      if (isBot(sender.userAgent) || isBot(fields.userAgent)) return batcher.countBot();
      return batcher.add(describe(fields, sender, siteHost));
    },
    outcomes: new WeakMap(),
    depth: () => batcher.depth(),
    drain: () => batcher.drain(),
  };
}

import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

export type Device = 'desktop' | 'mobile' | 'tablet';

interface Agent {
  isBot: boolean;
  device: Device;
}

/** The same few browsers write nearly all events, and looking at one costs as much as checking all fields of an event. */
const known = new LRUCache<string, Agent>({ max: 1_000 });

const TABLET = /iPad|Tablet|PlayBook|Silk\/|Android(?!.*Mobile)/i;
const MOBILE = /Mobi|iPhone|iPod|Windows Phone/i;

/** What follows tells nothing more, and would only take long to look through. */
const MAX_LENGTH = 1_000;

function look(told: string): Agent {
  const userAgent = told.length > MAX_LENGTH ? told.slice(0, MAX_LENGTH) : told;
  const seen = known.get(userAgent);
  if (seen) return seen;
  const agent: Agent = {
    isBot: isbot(userAgent),
    device: TABLET.test(userAgent) ? 'tablet' : MOBILE.test(userAgent) ? 'mobile' : 'desktop',
  };
  known.set(userAgent, agent);
  return agent;
}

/** Whether something that says so of itself is no person. */
export const isBot = (userAgent: string | undefined): boolean => userAgent !== undefined && look(userAgent).isBot;

/** What somebody reads the site with. A tablet that calls itself a desktop counts as one. */
export const deviceOf = (userAgent: string | undefined): Device => (userAgent === undefined ? 'desktop' : look(userAgent).device);

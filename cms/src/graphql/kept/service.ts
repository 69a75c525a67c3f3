import type { Core } from '@strapi/strapi';
import { connectionOf } from '../../database/connection';
import { ContentClock, StampReader } from './content-clock';
import { KeptAnswers } from './kept-answers';

const SERVICE = 'kept-answers';
const MEGABYTE = 1024 * 1024;

/** All answers of a site of some hundred services and posts are a few megabytes. */
const LIMITS = { maxBytes: 24 * MEGABYTE, maxEntryBytes: 2 * MEGABYTE };

interface Service {
  readonly reader: StampReader;
  readonly clock: ContentClock;
  readonly answers: KeptAnswers;
}

/** Prepares them; nothing is connected before the first question. */
export function provideKeptAnswers(strapi: Core.Strapi): void {
  const reader = new StampReader(connectionOf(strapi));
  const clock = new ContentClock(() => reader.read());
  const service: Service = { reader, clock, answers: new KeptAnswers(() => clock.read(), LIMITS) };
  strapi.add(SERVICE, service);
}

export const keptAnswersOf = (strapi: Core.Strapi): KeptAnswers => (strapi.get(SERVICE) as Service).answers;

/** Has no answer given any more that was found before now. */
export const expireKeptAnswers = (strapi: Core.Strapi): void => (strapi.get(SERVICE) as Service).clock.expire();

/** Closes what they are checked with. */
export const closeKeptAnswers = (strapi: Core.Strapi): Promise<void> => (strapi.get(SERVICE) as Service).reader.close();

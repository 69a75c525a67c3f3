import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { Refusal } from '../accounts/refusal';
import { changeContent } from './change-content';
import { versionOf } from './read-content';
import { dropSchedule, markFailed, readDue, takeDue, writeSchedule, type ScheduleKey } from './schedules-store';
import type { Actor, ContentDocument, Kind, Language, ScheduledAction } from './types';
import { lockRows } from './versions-words';
import { publishContent, unpublishContent } from './write-content';

/** A time given stands for the act until then; null calls it off; left out, it stays as it is. */
export interface ScheduleTimes {
  readonly publishAt?: string | null;
  readonly unpublishAt?: string | null;
}

const actions = [['publish', 'publishAt'], ['unpublish', 'unpublishAt']] as const satisfies [ScheduledAction, keyof ScheduleTimes][];

const YEAR_MS = 366 * 86_400_000;

/** @returns the key of the site's text about what is wrong with a time */
function timeProblem(at: number): string | undefined {
  if (Number.isNaN(at)) return 'invalid';
  const ahead = at - Date.now();
  return ahead > 0 && ahead <= YEAR_MS ? undefined : 'dateFuture';
}

type KnownTimes = Readonly<Record<keyof ScheduleTimes, number | null>>;

/** @throws Refusal invalid_request. A time that stays as it was may be over: it couldn't be kept, and something else is set now. */
function checkTimes(times: ScheduleTimes, known: KnownTimes): KnownTimes {
  const fields: Record<string, string> = {};
  const result = { ...known };
  for (const [, field] of actions) {
    const time = times[field];
    if (time === undefined) continue;
    result[field] = time === null ? null : Date.parse(time);
    const problem = result[field] === null || result[field] === known[field] ? undefined : timeProblem(result[field]);
    if (problem) fields[field] = problem;
  }
  // At the same moment, nobody could tell which of the two is meant to last.
  if (result.publishAt !== null && result.publishAt === result.unpublishAt) fields.unpublishAt ??= 'invalid';
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields });
  return result;
}

const timeOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));

/**
 * Sets when a language is published and taken off, or calls it off. The draft is published as it is then.
 * @throws Refusal not_found where the document has no such language, invalid_request
 */
export async function setSchedule(
  strapi: Core.Strapi, kind: Kind, actor: Actor, documentId: string, language: Language, times: ScheduleTimes,
): Promise<ContentDocument> {
  return changeContent(strapi, { kind, documentId }, actor, undefined, async (present, trx) => {
    const { state, publishAt, unpublishAt } = versionOf(present, language);
    if (state === 'missing') throw new Refusal('not_found');
    const known = { publishAt: timeOf(publishAt), unpublishAt: timeOf(unpublishAt) };
    const wanted = checkTimes(times, known);
    for (const [action, field] of actions) {
      const at = wanted[field];
      if (at === known[field]) continue;
      const key = { kind, documentId, language, action };
      if (at === null) await dropSchedule(trx, key);
      else await writeSchedule(trx, key, new Date(at), actor);
    }
  });
}

/** What is wrong with the document itself; trying again in a minute wouldn't help. */
function lastingProblem(error: unknown): string | undefined {
  if (error instanceof Refusal) {
    const fields = Object.entries(error.details.fields ?? {}).map(([field, problem]) => `${field}: ${problem}`);
    return fields.join(', ') || error.code;
  }
  return error instanceof errors.ApplicationError ? error.message : undefined;
}

/** Does one act and forgets its time in one transaction: a process that dies on the way has done nothing, and another one does it. */
async function runDue(strapi: Core.Strapi, key: ScheduleKey): Promise<void> {
  const { kind, documentId, language, action } = key;
  await strapi.db.transaction(async ({ trx }) => {
    await lockRows(trx, kind, documentId);
    const setBy = await takeDue(trx, key);
    if (!setBy) return;
    const actor: Actor = { kind: 'system', ...setBy };
    if (action === 'publish') await publishContent(strapi, kind, actor, documentId, language);
    else await unpublishContent(strapi, kind, actor, documentId, language);
  });
}

/**
 * Publishes and takes off everything whose time has come: each once, however many processes do it at a time, in the order of the times,
 * through the document service, which tells the site. What is incomplete is given up and kept, with the reason.
 * @throws the first failure that may pass, after having tried everything else
 */
export async function runDueSchedules(strapi: Core.Strapi): Promise<void> {
  const failures: unknown[] = [];
  for (const key of await readDue(strapi.db.connection)) {
    try {
      await runDue(strapi, key);
    } catch (error) {
      const problem = lastingProblem(error);
      if (problem === undefined) {
        failures.push(error);
        continue;
      }
      await markFailed(strapi.db.connection, key, problem);
      strapi.log.warn(`Schedule: ${key.kind} ${key.documentId} (${key.language}) could not ${key.action}: ${problem}`);
    }
  }
  if (failures.length > 0) throw failures[0];
}

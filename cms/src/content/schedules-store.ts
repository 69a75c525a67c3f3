import type { Knex } from 'knex';
import type { Actor, Kind, Language, ScheduledAction } from './types';

export interface ScheduleKey {
  readonly kind: Kind;
  readonly documentId: string;
  readonly language: Language;
  readonly action: ScheduledAction;
}

const KEY = 'model = ? AND document_id = ? AND language = ? AND action = ?';
const keyValues = ({ kind, documentId, language, action }: ScheduleKey): string[] => [kind, documentId, language, action];

/** Sets an act's time, or another one. */
export async function writeSchedule(trx: Knex.Transaction, key: ScheduleKey, at: Date, actor: Actor): Promise<void> {
  await trx.raw(
    `INSERT INTO app.content_schedules (model, document_id, language, action, due_at, actor_kind, actor_id, actor_name)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (model, document_id, language, action) DO UPDATE SET
       due_at = excluded.due_at, set_at = excluded.set_at, actor_kind = excluded.actor_kind, actor_id = excluded.actor_id,
       actor_name = excluded.actor_name, failed_at = NULL, problem = NULL`,
    [...keyValues(key), at, actor.kind, actor.id, actor.name],
  );
}

export async function dropSchedule(trx: Knex.Transaction, key: ScheduleKey): Promise<void> {
  await trx.raw(`DELETE FROM app.content_schedules WHERE ${KEY}`, keyValues(key));
}

/** Drops what waits for a document, or for one language of it. */
export async function dropSchedules(trx: Knex.Transaction, kind: Kind, documentId: string, language?: Language): Promise<void> {
  await trx.raw(
    'DELETE FROM app.content_schedules WHERE model = ? AND document_id = ? AND (?::text IS NULL OR language = ?)',
    [kind, documentId, language ?? null, language ?? null],
  );
}

/** What is due, the earliest first. */
export async function readDue(db: Knex): Promise<ScheduleKey[]> {
  const { rows }: { rows: ScheduleKey[] } = await db.raw(
    `SELECT model AS kind, document_id AS "documentId", language, action FROM app.content_schedules
     WHERE due_at <= now() AND failed_at IS NULL ORDER BY due_at, action`,
  );
  return rows;
}

/**
 * Takes an act that is due, to do it in the transaction. The document's rows are locked.
 * @returns who had set it; null where somebody has done it, moved it or called it off, or where an earlier act comes first
 */
export async function takeDue(trx: Knex.Transaction, key: ScheduleKey): Promise<Pick<Actor, 'id' | 'name'> | null> {
  const { rows }: { rows: Pick<Actor, 'id' | 'name'>[] } = await trx.raw(
    `DELETE FROM app.content_schedules due WHERE ${KEY} AND due_at <= now() AND failed_at IS NULL AND NOT EXISTS (
       SELECT FROM app.content_schedules earlier
       WHERE earlier.model = due.model AND earlier.document_id = due.document_id AND earlier.language = due.language
         AND earlier.due_at < due.due_at AND earlier.failed_at IS NULL)
     RETURNING actor_id AS id, actor_name AS name`,
    keyValues(key),
  );
  return rows[0] ?? null;
}

/** Gives up an act that is due. */
export async function markFailed(db: Knex, key: ScheduleKey, problem: string): Promise<void> {
  await db.raw(
    `UPDATE app.content_schedules SET failed_at = now(), problem = ? WHERE ${KEY} AND due_at <= now() AND failed_at IS NULL`,
    [problem, ...keyValues(key)],
  );
}

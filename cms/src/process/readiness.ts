import type { Core } from '@strapi/strapi';
import { isLeaving } from './leaving';

const DATABASE_TIMEOUT_MS = 2_000;

/** Whether calls are wanted here, and how each part is that this depends on. */
export interface Readiness {
  readonly ready: boolean;
  readonly parts: { readonly database: 'ok' | 'down'; readonly process: 'ok' | 'leaving' };
}

/** Whether the database answers within two seconds. Never throws. */
async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS);
  });
  const answer = Promise.resolve(strapi.db.connection.raw('SELECT 1')).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks every part. Where the process is about to end, nothing is asked any more: connections are being closed. */
export async function readinessOf(strapi: Core.Strapi): Promise<Readiness> {
  const leaves = isLeaving(strapi);
  const hasDatabase = leaves || (await databaseAnswers(strapi));
  return { ready: hasDatabase && !leaves, parts: { database: hasDatabase ? 'ok' : 'down', process: leaves ? 'leaving' : 'ok' } };
}

import type { Core } from '@strapi/strapi';

/** Runs a callback once the current transaction has committed; at once where there is none. */
export async function afterCommit(strapi: Core.Strapi, callback: () => void): Promise<void> {
  if (!strapi.db.inTransaction()) return callback();
  // Joins the transaction under way; Strapi drops the callback when it is rolled back.
  await strapi.db.transaction(({ onCommit }) => onCommit(callback));
}

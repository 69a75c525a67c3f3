import type { Core } from '@strapi/strapi';
import { contentModels, type ModelName } from '../../../documents/models';

/**
 * Count, newest id and newest change of what visitors see. The id is part of it because publishing makes
 * a new row, whose updated_at may be older than that of another row.
 */
function fingerprintOf(model: ModelName, table: string, where: string): string {
  return `SELECT '${model}' AS model,
    concat_ws('-', count(*), max(id), extract(epoch FROM max(updated_at))) AS fingerprint
    FROM ${table}${where}`;
}

const statement = [
  ...contentModels.map(({ name, table, hasDrafts }) =>
    fingerprintOf(name, table, hasDrafts ? ' WHERE published_at IS NOT NULL' : ''),
  ),
  fingerprintOf('media', 'files', ''),
].join('\nUNION ALL\n');

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Reads every model's fingerprint in one statement. A fingerprint changes with any change visitors could
   * see; it has no meaning besides.
   */
  async read(): Promise<Partial<Record<ModelName, string>>> {
    const result: { rows: { model: ModelName; fingerprint: string }[] } = await strapi.db.connection.raw(statement);
    return Object.fromEntries(result.rows.map(({ model, fingerprint }) => [model, fingerprint]));
  },
});

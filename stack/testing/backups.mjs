// @ts-check
import { rmSync } from 'node:fs';
import path from 'node:path';

import { createBackup } from '../backup/create.mjs';
import { withClient } from '../postgres/client.mjs';
import { databaseName, maintenanceUrl } from '../restore/databases.mjs';
import { replaceWithBackup } from '../restore/restore.mjs';

/** @typedef {{ backUp: () => Promise<void>, destroy: () => Promise<void>, restore: () => Promise<void> }} Backups */

/**
 * Backup, loss and restoration of a test stack's data. The CMS has to stand still for the last two.
 * @param {import('../settings.mjs').Settings} settings
 * @param {string} url of the database
 * @returns {Backups}
 */
export function prepareBackups(settings, url) {
  const file = path.join(settings.dataDir, 'backups', 'test.tar.gz');
  const uploadsDir = path.join(settings.dataDir, 'public', 'uploads');
  return {
    async backUp() {
      rmSync(file, { force: true });
      await createBackup({ url, uploadsDir, file });
    },
    async destroy() {
      await withClient(await maintenanceUrl(url), (client) => client.query(`DROP DATABASE ${client.escapeIdentifier(databaseName(url))} WITH (FORCE)`));
      rmSync(uploadsDir, { recursive: true });
    },
    restore: async () => void (await replaceWithBackup({ url, uploadsDir, file })),
  };
}

import type { Core } from '@strapi/strapi';
import { seedAccounts } from './accounts';
import { allPictures } from './content';
import { ensureDocument, findDocument } from './documents';
import { Ledger } from './ledger';
import { ensurePictures, findPicture } from './pictures';
import { groups, type Lookup } from './plans';

/**
 * Fills a new database with the content of the placeholder brand and, outside production, with demo accounts.
 * Safe to run at every start: it makes only what was never made before, leaves alone what staff have edited, does not
 * bring back what they have deleted, and goes on where an interrupted run stopped.
 */
export async function seed(strapi: Core.Strapi): Promise<void> {
  const files = await Ledger.open(strapi, 'pictures');
  const made = await Ledger.open(strapi, 'documents');
  const missing = groups.map(({ name, plans }) => ({ name, plans: plans.filter(({ key }) => !made.has(key)) }));
  const started = Date.now();
  const progress = (name: string) => (count: number, total: number): void => {
    strapi.log.info(`seed: ${name} ${count}/${total}`);
  };

  if (missing.some(({ plans }) => plans.length > 0)) {
    await ensurePictures(strapi, files, allPictures, progress('pictures'));
    const lookup: Lookup = {
      picture: (name) => findPicture(strapi, files, name),
      document: (uid, key) => findDocument(strapi, made, uid, key),
    };
    for (const { name, plans } of missing) {
      const report = progress(name);
      for (const [i, plan] of plans.entries()) {
        await ensureDocument(strapi, made, await plan.make(lookup));
        report(i + 1, plans.length);
      }
    }
    strapi.log.info(`seed: content ready after ${Math.round((Date.now() - started) / 1000)} s`);
  }
  await seedAccounts(strapi);
}

import { rm } from 'node:fs/promises';

/** Stops the database of global-setup and removes its files. */
export default async function globalTeardown() {
  const { postgres, folder } = globalThis.cmsTests;
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

// @ts-check
import { startObjectStore } from './object-store-server.mjs';

/*
 * `node stack/testing/object-store.mjs` runs an object store for one test of the CMS, until its input ends. It prints the CMS's
 * settings for it, as JSON.
 */
const store = await startObjectStore();
console.log(JSON.stringify(store.env));
process.stdin.resume().on('end', () => void store.close());

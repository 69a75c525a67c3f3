// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { startChild, whileRunning } from '../child.mjs';
import { requireCommand } from '../command.mjs';
import { baseEnvironment } from '../environment.mjs';
import { WEB_DIR } from '../paths.mjs';
import { answersHttp, until } from '../until.mjs';

/** Inside the website's folder, where its Next is found; among what is made and not written. */
const FOLDER = path.join(WEB_DIR, '.cache', 'empty-next');

const FILES = {
  'package.json': '{ "name": "empty-next", "private": true, "type": "module" }\n',
  // As the website's own, as far as it changes what is sent.
  'next.config.mjs': `export default { compress: true, poweredByHeader: false, reactStrictMode: true, turbopack: { root: ${JSON.stringify(WEB_DIR)} }, outputFileTracingRoot: ${JSON.stringify(WEB_DIR)} };\n`,
  'app/layout.js': 'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  'app/page.js': 'export default function Page() {\n  return <p>Empty</p>;\n}\n',
};

/**
 * Builds an empty page with the website's own Next and serves it: what a page weighs that has nothing of ours.
 * @param {{ port: number, logDir: string, signal: AbortSignal }} options
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startEmptyNext({ port, logDir, signal }) {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const next = path.join(WEB_DIR, 'node_modules/next/dist/bin/next');
  const env = { ...baseEnvironment(), NODE_ENV: /** @type {const} */ ('production'), NEXT_TELEMETRY_DISABLED: '1' };
  await requireCommand(process.execPath, [next, 'build'], {
    title: 'Building an empty page', cwd: FOLDER, env, logFile: path.join(logDir, 'empty-next.log'), signal,
  });
  const child = startChild({
    name: 'the empty page',
    command: process.execPath,
    args: [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    cwd: FOLDER,
    env,
    logFile: path.join(logDir, 'empty-next.log'),
    leash: true,
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await child.stop();
    rmSync(FOLDER, { recursive: true, force: true });
  };
  try {
    await whileRunning(child, until(() => answersHttp(origin), { what: 'The empty page', timeoutMs: 60_000, signal }));
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

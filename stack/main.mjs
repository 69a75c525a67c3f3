// @ts-check
import path from 'node:path';

import { prepareDataDir } from './data-dir.mjs';
import { Interrupted, reportError } from './failure.mjs';
import { interruptionSignal } from './interruption.mjs';
import { requirePorts } from './ports.mjs';
import { inspectPidFile } from './postgres/pid-file.mjs';
import { install } from './prepare.mjs';
import { createProgress, formatDuration } from './progress.mjs';
import { takeRunLock } from './run-lock.mjs';
import { readEnvironment, readSettings } from './settings.mjs';
import { summary } from './summary.mjs';

/**
 * `npm start` and `npm run dev`: from a fresh clone to a running site, until somebody stops it.
 * @param {{ hotReload: boolean }} mode
 */
export async function main({ hotReload }) {
  const began = performance.now();
  const signal = interruptionSignal({ onFirst: () => console.log('\nStopping (once more Ctrl-C forces) …') });
  /** @type {(() => void) | undefined} */
  let releaseLock;
  try {
    const settings = prepareDataDir(readSettings(readEnvironment(), { hotReload }));
    releaseLock = takeRunLock(settings.dataDir, { siteUrl: `http://localhost:${settings.sitePort}` });
    await requirePorts(settings, { skip: portsInUseByUs(settings) });

    const progress = createProgress();
    await install({ progress, logDir: path.join(settings.dataDir, 'logs'), signal });
    // Needs what has just been installed.
    const { startStack } = await import('./stack.mjs');
    const stack = await startStack(settings, { progress, signal });
    console.log(summary(settings, { demoPassword: stack.demoPassword, seconds: formatDuration(performance.now() - began) }));

    const loss = await Promise.race([stack.lost, interruption(signal)]);
    if (loss !== null) {
      reportError(loss);
      process.exitCode = 1;
    }
    await stack.stop();
    console.log('Stopped.');
  } catch (error) {
    reportError(error);
    process.exitCode = error instanceof Interrupted ? 130 : 1;
  } finally {
    releaseLock?.();
    // An unread pipe or an adopted database must not keep a finished run alive.
    process.exit();
  }
}

/** @param {AbortSignal} signal @returns {Promise<null>} */
function interruption(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}

/**
 * A PostgreSQL that a killed run has left on our folder will be taken over (or stopped) and is no stranger on its port.
 * @param {import('./settings.mjs').Settings} settings
 */
function portsInUseByUs(settings) {
  if (settings.databaseUrl !== null) return ['DB_PORT'];
  const found = inspectPidFile(path.join(settings.dataDir, 'postgres'));
  return found.state === 'running' && found.port === settings.dbPort ? ['DB_PORT'] : [];
}

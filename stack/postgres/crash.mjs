// @ts-check
import { childrenOf, waitForExit } from '../process-info.mjs';

const PATIENCE_MS = 10_000;

/**
 * Ends a whole PostgreSQL at once and without warning, as a power cut does. Its backends lead process groups of their own,
 * and would finish their statement if only the postmaster were killed.
 * @param {number} postmaster
 * @throws {Error} when a process of it is still there afterwards
 */
export async function crashPostgres(postmaster) {
  // Stopped first, it starts no further backend while they are counted.
  process.kill(postmaster, 'SIGSTOP');
  const processes = [...childrenOf(postmaster), postmaster];
  for (const pid of processes) kill(pid);
  for (const pid of processes) {
    // A new PostgreSQL must not meet one of the old on the same files.
    if (!(await waitForExit(pid, PATIENCE_MS, { intervalMs: 5 }))) throw new Error(`process ${pid} of PostgreSQL survives SIGKILL`);
  }
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Ended by itself meanwhile.
  }
}

// @ts-check
import { killAllChildren } from './child.mjs';

/**
 * The first Ctrl-C (or SIGTERM, or a closed terminal) asks to stop, a second one forces.
 * @param {{ onFirst?: () => void }} [options]
 * @returns {AbortSignal}
 */
export function interruptionSignal({ onFirst } = {}) {
  const controller = new AbortController();
  let firstAt = 0;
  const handle = () => {
    if (!controller.signal.aborted) {
      firstAt = Date.now();
      onFirst?.();
      controller.abort();
      return;
    }
    // npm hands the terminal's Ctrl-C on, so one press arrives twice.
    if (Date.now() - firstAt < 700) return;
    console.error('Forced.');
    killAllChildren();
    process.exit(130);
  };
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, handle);
  // A closed terminal takes the output with it; stopping in order matters more than saying so.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  stopWithNpm(handle);
  return controller.signal;
}

/**
 * A SIGTERM sent to `npm start` ends npm and its shell, but does not reach this process: notice that the parent is gone.
 * @param {() => void} stop
 */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 300);
  timer.unref();
}

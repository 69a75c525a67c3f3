import { format } from 'node:util';

interface Door {
  info: (message: string) => void;
  warning: (message: string) => void;
}

/** Colours and the like, which Next prints for a terminal. */
const TERMINAL_CODES = /\u001b\[[0-9;]*m/g;

/**
 * Turns what Next and other libraries print into lines of the log, one per call.
 * @param target the process's console
 */
export function linesFromConsole(target: Pick<Console, 'debug' | 'error' | 'info' | 'log' | 'warn'>, { info, warning }: Door): void {
  const through = (write: (message: string) => void) => (...printed: unknown[]) => write(format(...printed).replace(TERMINAL_CODES, ''));
  Object.assign(target, {
    debug: through(info),
    info: through(info),
    log: through(info),
    warn: through(warning),
    error: through(warning),
  });
}

// @ts-check

/** @typedef {{ step: <T>(label: string, work: () => Promise<T>) => Promise<T>, note: (text: string) => void }} Progress */

/**
 * @param {number} ms
 * @returns {string} e.g. "0.4 s", "12 s", "2 min 05 s"
 */
export function formatDuration(ms) {
  const seconds = ms / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/**
 * Progress on the terminal: a line when a step begins, a line with its time when it is done.
 * Steps may overlap, so no line is ever redrawn.
 * @param {(line: string) => void} [write]
 * @returns {Progress}
 */
export function createProgress(write = console.log) {
  return {
    async step(label, work) {
      const start = performance.now();
      write(`… ${label}`);
      const result = await work();
      write(`✓ ${label}  ${formatDuration(performance.now() - start)}`);
      return result;
    },
    note: (text) => write(`  ${text}`),
  };
}

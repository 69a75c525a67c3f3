// @ts-check

/** @typedef {import('./checks.mjs').Finding} Finding */

const MOST_SHOWN = 20;

/**
 * @param {readonly Finding[]} findings
 * @returns {string}
 */
export function table(findings) {
  const lines = [];
  for (const { name, seen, problems } of findings) {
    lines.push(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(52)} ${seen}`);
    for (const problem of problems.slice(0, MOST_SHOWN)) lines.push(`    ${problem}`);
    if (problems.length > MOST_SHOWN) lines.push(`    … and ${problems.length - MOST_SHOWN} more`);
  }
  return `\n${lines.join('\n')}\n`;
}

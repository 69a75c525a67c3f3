// @ts-check
import { promises } from './promises.mjs';
import { table } from './table.mjs';

/** @typedef {import('./report.mjs').Report} Report */

/**
 * The results as a page of the documentation: what is promised first, then everything that was measured.
 * @param {Report} outcome of a whole run
 * @returns {string} Markdown
 */
export function writeUp(outcome) {
  const rows = promises(outcome).map(({ name, target, seen, ok }) => `| ${name.replaceAll('|', '\\|')} | ${target} | ${seen} | ${ok ? 'yes' : '**no**'} |`);
  return `# Performance

Written by \`npm run bench -- --write\`: one run, on ${outcome.measuredAt.slice(0, 10)}, of the production build. Figures of different runs can't be compared; shares and
multiples within one can. How each is measured stands in \`stack/bench/\`; [operations.md](operations.md) says how to measure again.

## What is promised

| | target | seen | kept |
|---|---|---|---|
${rows.join('\n')}

## Everything that was measured

\`\`\`text
${table(outcome).trim()}
\`\`\`
`;
}

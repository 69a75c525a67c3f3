// @ts-check

/**
 * What a check has found. A problem says how to mend it; a note is worth knowing and breaks nothing.
 * @typedef {{ level: 'ok', what: string } | { level: 'note', what: string } | { level: 'problem', what: string, mend: string }} Finding
 */

/** @param {string} what @returns {Finding} */
export const ok = (what) => ({ level: 'ok', what });

/** @param {string} what @returns {Finding} */
export const note = (what) => ({ level: 'note', what });

/** @param {string} what @param {string} mend @returns {Finding} */
export const problem = (what, mend) => ({ level: 'problem', what, mend });

/** What stands in front of each line. */
const MARKS = { ok: '✓', note: '·', problem: '✗' };

/**
 * The findings as lines for the terminal.
 * @param {readonly Finding[]} findings
 */
export function printed(findings) {
  return findings.map((finding) => `${MARKS[finding.level]} ${finding.what}${finding.level === 'problem' ? `\n    ${finding.mend}` : ''}`).join('\n');
}

/**
 * An error in a line, without passwords: addresses in it may hold some.
 * @param {unknown} error
 */
export function inWords(error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text = cause instanceof AggregateError ? cause.errors.map(String).join('; ') : cause instanceof Error ? cause.message : String(cause);
  return text.replace(/\/\/[^/@\s]*@/g, '//…@').split('\n')[0] ?? '';
}

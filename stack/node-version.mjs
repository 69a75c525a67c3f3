// @ts-check
// Only syntax that a very old Node understands: this file has to be able to say that Node is too old.

/** The oldest Node the project runs on, as [major, minor]. */
export const MINIMUM_NODE = [20, 19];

/**
 * Compares a Node version with the minimum.
 * @param {string} version as in `process.versions.node`, e.g. "20.19.1"
 * @returns {string | null} a sentence for the person at the terminal, or null when the version will do
 */
export function nodeVersionProblem(version) {
  const parts = version.split('.').map(Number);
  const tooOld = parts[0] < MINIMUM_NODE[0] || (parts[0] === MINIMUM_NODE[0] && parts[1] < MINIMUM_NODE[1]);
  if (!tooOld) return null;
  return (
    'This project needs Node ' + MINIMUM_NODE.join('.') + ' or newer, but this is Node ' + version + '. ' +
    'Install a current Node (https://nodejs.org) and run the command again.'
  );
}

/** Ends the process with a clear sentence when Node is too old. */
export function requireNode() {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem !== null) {
    console.error(problem);
    process.exit(1);
  }
}

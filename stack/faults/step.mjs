// @ts-check
import { faultsOf, SHORT } from './plan.mjs';
import { runFaults } from './run.mjs';

/**
 * The short form, as a step of `npm test`: every kill counts as one, and so does the comparison in the end.
 * @param {import('../prepare.mjs').Context} context
 * @returns {Promise<import('../testing/steps.mjs').Outcome>}
 */
export async function runShortly(context) {
  const { violations } = await runFaults(SHORT, context);
  const parts = faultsOf(SHORT).length + 1;
  return violations.length === 0 ? { passed: parts, failed: 0 } : { passed: 0, failed: violations.length };
}

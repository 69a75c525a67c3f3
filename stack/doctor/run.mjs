// @ts-check
import { reportError } from '../failure.mjs';
import { readEnvironment } from '../settings.mjs';
import { checkAnswers, checkSiteUrl } from './answers.mjs';
import { checkDatabase } from './database-check.mjs';
import { inWords, problem, printed } from './finding.mjs';
import { checkFloors } from './floors.mjs';
import { checkDataDir, checkDisk, checkNode, checkPackages, checkPorts, checkUploads } from './machine.mjs';
import { checkCertificate, checkMailServer, checkRedis, checkS3 } from './reach.mjs';
import { checkRequired, checkSecrets } from './secrets-check.mjs';
import { readSubject } from './subject.mjs';

/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {import('./subject.mjs').Subject} Subject */

/** In the order in which one would look. @type {ReadonlyArray<(subject: Subject) => Finding[] | Promise<Finding[]>>} */
const CHECKS = [
  () => checkNode(), (subject) => checkPackages(subject), () => checkFloors(), (subject) => checkRequired(subject), checkSecrets, checkSiteUrl, (subject) => checkCertificate(subject),
  checkDataDir, (subject) => checkDisk(subject), checkUploads, (subject) => checkPorts(subject), checkDatabase, checkRedis, checkS3, checkMailServer, checkAnswers,
];

const TITLES = { local: 'The local stack', beside: 'The deployment of docker-compose, from outside', inside: 'The deployment, from inside the CMS\'s container' };

/** What can only be looked at from another place. */
const ELSEWHERE = 'Database, mail server, CMS and uploads can\'t be reached from here; docs/operations.md says how to look from inside.';

/**
 * Everything that is found.
 * @param {Subject} subject
 * @returns {Promise<Finding[]>}
 */
export async function examine(subject) {
  const findings = await Promise.all(CHECKS.map(async (check) => {
    try {
      return await check(subject);
    } catch (error) {
      return [problem(`A check failed itself: ${inWords(error)}`, 'Please report it')];
    }
  }));
  return findings.flat();
}

/** `npm run doctor`: what is wrong, and how to mend it. */
export async function runDoctor() {
  try {
    const subject = readSubject(readEnvironment());
    const findings = await examine(subject);
    console.log(`${TITLES[subject.where]}\n\n${printed(findings)}`);
    if (subject.where === 'beside') console.log(`\n${ELSEWHERE}`);
    const problems = findings.filter(({ level }) => level === 'problem').length;
    console.log(problems === 0 ? '\nNothing is wrong.' : `\n${problems} problem${problems === 1 ? '' : 's'}.`);
    process.exitCode = problems === 0 ? 0 : 1;
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}

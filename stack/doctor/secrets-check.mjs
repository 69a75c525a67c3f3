// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../paths.mjs';
import { note, ok, problem } from './finding.mjs';

/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {import('./subject.mjs').Subject} Subject */

/** As the CMS and the website demand. */
const MIN_LENGTH = 16;

/**
 * Secrets are there, long enough, and no two the same.
 * @param {Pick<Subject, 'where' | 'secrets' | 'settings'>} subject
 * @returns {Finding[]}
 */
export function checkSecrets({ where, secrets, settings }) {
  const isNew = where === 'local' && !existsSync(path.join(settings.dataDir, 'secrets.json'));
  if (isNew) return [note('Secrets aren\'t made yet: npm start makes them')];
  /** @type {Finding[]} */
  const findings = [];
  /** @type {Map<string, string>} */
  const seen = new Map();
  for (const [name, value] of Object.entries(secrets)) {
    if (value === undefined) {
      findings.push(where === 'local' ? problem(`${name} is missing`, 'npm start makes it') : problem(`${name} isn't set`, `Set ${name} to the output of: openssl rand -hex 32`));
      continue;
    }
    if (value.split(',').some((part) => part.trim().length < MIN_LENGTH)) findings.push(problem(`${name} is shorter than ${MIN_LENGTH} characters`, `Set ${name} to the output of: openssl rand -hex 32`));
    const other = seen.get(value);
    if (other !== undefined) findings.push(problem(`${name} and ${other} are the same`, `Give ${name} a value of its own: openssl rand -hex 32`));
    seen.set(value, name);
  }
  return findings.length > 0 ? findings : [ok('Secrets are set, long enough, and differ')];
}

/**
 * Variables that docker-compose refuses to start without.
 * @param {Pick<Subject, 'where' | 'env'>} subject
 * @param {string} [compose]
 * @returns {Finding[]}
 */
export function checkRequired({ where, env }, compose = readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8')) {
  if (where !== 'beside') return [];
  const names = [...new Set([...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name ?? ''))];
  const missing = names.filter((name) => (env[name]?.trim() ?? '') === '');
  if (missing.length > 0) return [problem(`docker-compose needs ${missing.join(', ')}`, 'Fill them in in .env; .env.example explains each')];
  const password = env.POSTGRES_PASSWORD ?? '';
  return /^[\w.~-]+$/.test(password)
    ? [ok('Everything that docker-compose needs is set')]
    : [problem('POSTGRES_PASSWORD holds characters that break the database\'s address', 'Use letters and digits: openssl rand -hex 32')];
}

// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { parse } from 'yaml';

import { ROOT } from './paths.mjs';

/**
 * @typedef {object} Service
 * @property {string} [image]
 * @property {string} [build]
 * @property {string} [user]
 * @property {string} [restart]
 * @property {string[]} [profiles]
 * @property {string[]} [ports]
 * @property {string[]} [volumes]
 * @property {string[]} networks
 * @property {{ test: string[], interval: string }} [healthcheck]
 * @property {Record<string, string>} [environment]
 */

const text = readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8');
/** @type {{ services: Record<string, Service>, networks: Record<string, { internal?: boolean } | null>, volumes: Record<string, unknown> }} */
const compose = parse(text, { merge: true });

/** What is put over it for several replicas. @type {{ services: Record<string, Partial<Service> & { deploy?: { replicas: number } }> }} */
const replicas = parse(readFileSync(path.join(ROOT, 'docker-compose.replicas.yml'), 'utf8'), { merge: true });

/** @param {string} folder */
const dockerfile = (folder) => readFileSync(path.join(ROOT, folder, 'Dockerfile'), 'utf8');

test('the production shape is complete', () => {
  assert.deepEqual(Object.keys(compose.services).sort(), ['cms', 'mail', 'postgres', 'proxy', 'web']);
  assert.deepEqual(compose.services.mail?.profiles, ['mail-catcher']);
  assert.match(compose.services.postgres?.image ?? '', /^postgres:18/);
});

for (const [name, service] of Object.entries(compose.services)) {
  test(`${name}: health check, restart policy, known networks and volumes`, () => {
    assert.ok((service.healthcheck?.test.length ?? 0) > 1);
    assert.equal(service.restart, 'unless-stopped');
    for (const network of service.networks) assert.ok(network in compose.networks, network);
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (/^[a-z]/.test(source)) assert.ok(source in compose.volumes, source);
      if (source.startsWith('./')) assert.ok(existsSync(path.join(ROOT, source)), source);
    }
  });
}

test('only the proxy is published; caught mails stay on this machine', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    if (name === 'proxy') continue;
    for (const port of service.ports ?? []) assert.match(port, /^127\.0\.0\.1:/, `${name} publishes ${port}`);
  }
  assert.equal(compose.services.cms?.ports, undefined);
  assert.equal(compose.services.web?.ports, undefined);
});

test('the database has no way out and is reached by the CMS alone', () => {
  assert.equal(compose.networks.data?.internal, true);
  const reaching = Object.entries(compose.services).filter(([, { networks }]) => networks.includes('data')).map(([name]) => name);
  assert.deepEqual(reaching.sort(), ['cms', 'postgres']);
});

test('no secret has a default or is written down', () => {
  const secret = /SECRET|PASSWORD|KEY|SALT/;
  for (const [name, service] of Object.entries(compose.services)) {
    for (const [variable, value] of Object.entries(service.environment ?? {})) {
      if (secret.test(variable)) assert.match(String(value), /^\$\{[A-Z_]+:\?\}$/, `${name} ${variable}`);
    }
  }
  for (const [, variable, operator] of text.matchAll(/\$\{([A-Z_]+)(:?[?-])?/g)) {
    if (secret.test(variable ?? '')) assert.equal(operator, ':?', variable);
  }
});

test('nothing runs as root', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    if (service.build !== undefined) {
      const users = [...dockerfile(service.build).matchAll(/^USER (.+)$/gm)].map(([, user]) => user);
      assert.ok(users.length > 0 && !/^(root|0)\b/.test(users.at(-1) ?? 'root'), `${name}: last USER of its Dockerfile`);
    } else {
      assert.ok(service.user !== undefined || /unprivileged/.test(service.image ?? ''), name);
    }
  }
});

for (const folder of ['cms', 'web']) {
  test(`${folder}/Dockerfile: pinned base, several stages, clean installation, health check`, () => {
    const file = dockerfile(folder);
    const stages = [...file.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    assert.ok(stages.length > 1);
    assert.match(stages[0] ?? '', /^node:24/);
    assert.match(file, /npm ci/);
    assert.match(file, /^HEALTHCHECK/m);
    assert.ok(existsSync(path.join(ROOT, folder, '.dockerignore')));
  });
}

test('several replicas: two of each part that visitors need, and nothing more that is open to them', () => {
  assert.deepEqual(Object.keys(replicas.services).sort(), ['cms', 'inside', 'redis', 'web']);
  for (const part of ['cms', 'web']) assert.equal(replicas.services[part]?.deploy?.replicas, 2);
  for (const [name, service] of Object.entries(replicas.services)) {
    assert.equal(service.ports, undefined, name);
    for (const [variable, value] of Object.entries(service.environment ?? {})) {
      if (/SECRET|PASSWORD|_KEY|REDIS_URL/.test(variable)) assert.match(String(value), /\$\{[A-Z_]+:\?\}/, `${name} ${variable}`);
    }
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      assert.ok(existsSync(path.join(ROOT, source)), source);
    }
    if (service.image !== undefined) assert.ok(service.user !== undefined || /unprivileged/.test(service.image), name);
  }
});

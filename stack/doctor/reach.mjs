// @ts-check
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import tls from 'node:tls';

import { ROOT } from '../paths.mjs';
import { inWords, note, ok, problem } from './finding.mjs';

/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {import('./subject.mjs').Subject} Subject */

const TIMEOUT_MS = 5_000;
/** Who renews by hand needs about so long. */
const CERTIFICATE_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * Says something to a server, and waits for its first lines.
 * @param {URL} url
 * @param {{ encrypted: boolean, port: number, say?: string, enough: RegExp }} options `enough`: when the answer is complete
 * @returns {Promise<string>}
 */
function converse({ hostname, port: given }, { encrypted, port, say, enough }) {
  const target = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(given || port) };
  return new Promise((resolve, reject) => {
    const socket = encrypted ? tls.connect({ ...target, servername: net.isIP(target.host) === 0 ? target.host : undefined }) : net.connect(target);
    let heard = '';
    const finish = (/** @type {Error | null} */ error) => {
      socket.destroy();
      if (error === null) resolve(heard);
      else reject(error);
    };
    socket.setTimeout(TIMEOUT_MS, () => finish(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)));
    socket.on('data', (data) => {
      heard += data.toString('latin1');
      if (enough.test(heard)) finish(null);
    });
    socket.on('error', finish);
    socket.on('end', () => finish(heard === '' ? new Error('it hung up') : null));
    if (say !== undefined) socket.write(say);
  });
}

/**
 * @param {Pick<Subject, 'where' | 'running' | 'smtpUrl'>} subject
 * @returns {Promise<Finding[]>}
 */
export async function checkMailServer({ where, running, smtpUrl }) {
  if (smtpUrl === null) return where === 'inside' ? [problem('SMTP_URL isn\'t set', 'Set it to smtp://user:password@host:587')] : [];
  if (where === 'local' && running === null) return [];
  const mend = 'Check host and port of SMTP_URL, and that this machine may reach it; mails wait meanwhile';
  try {
    const url = new URL(smtpUrl);
    const greeting = await converse(url, { encrypted: url.protocol === 'smtps:', port: url.protocol === 'smtps:' ? 465 : 25, enough: /\n/ });
    return [greeting.startsWith('220') ? ok('The mail server answers') : problem(`The mail server answers "${greeting.split('\r')[0]}"`, mend)];
  } catch (error) {
    return [problem(`The mail server doesn't answer: ${inWords(error)}`, mend)];
  }
}

/**
 * @param {readonly string[]} words
 * @returns {string} one command, as Redis reads it
 */
const command = (words) => `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`;

/**
 * @param {Pick<Subject, 'redisUrl'>} subject
 * @returns {Promise<Finding[]>}
 */
export async function checkRedis({ redisUrl }) {
  if (redisUrl === null) return [];
  const mend = 'Check REDIS_URL, or take it out: without Redis limits are counted in PostgreSQL and pages kept by each process';
  try {
    const url = new URL(redisUrl);
    const [user, password] = [url.username, url.password].map(decodeURIComponent);
    const login = password ? command(['AUTH', ...(user ? [user] : []), password]) : '';
    const answer = await converse(url, { encrypted: url.protocol === 'rediss:', port: 6379, say: login + command(['PING']), enough: /\+PONG|^-/m });
    return [answer.includes('+PONG') ? ok('Redis answers') : problem(`Redis refuses: ${answer.split('\r')[0]?.slice(1)}`, mend)];
  } catch (error) {
    return [problem(`Redis doesn't answer: ${inWords(error)}`, mend)];
  }
}

/**
 * @param {Pick<Subject, 's3Endpoint'>} subject
 * @returns {Promise<Finding[]>}
 */
export async function checkS3({ s3Endpoint }) {
  if (s3Endpoint === null) return [];
  try {
    // Whatever it says: without a signature it mostly refuses, and is there.
    await (await fetch(s3Endpoint, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })).body?.cancel();
    return [ok('The storage of uploads answers'), note('Uploads lie there, not on this machine: npm run backup doesn\'t hold them')];
  } catch (error) {
    return [problem(`The storage of uploads doesn't answer: ${inWords(error)}`, 'Check its address in the settings, and that this machine may reach it')];
  }
}

/**
 * The certificate that the proxy serves.
 * @param {Pick<Subject, 'where' | 'env'>} subject
 * @param {number} [now]
 * @returns {Finding[]}
 */
export function checkCertificate({ where, env }, now = Date.now()) {
  const folder = env.TLS_DIR?.trim() ?? '';
  if (where !== 'beside' || folder === '') return [];
  const file = path.resolve(ROOT, folder, 'fullchain.pem');
  let certificate;
  try {
    certificate = new X509Certificate(readFileSync(file));
  } catch (error) {
    return [problem(`The certificate can't be read: ${inWords(error)}`, 'Put fullchain.pem and privkey.pem into TLS_DIR')];
  }
  const mend = 'Renew it, put it into TLS_DIR, and: docker compose exec proxy nginx -s reload';
  const ends = Date.parse(certificate.validTo);
  if (ends < now) return [problem('The certificate has run out', mend)];
  const names = [env.SITE_DOMAIN, env.CMS_DOMAIN].map((name) => name?.trim() ?? '').filter((name) => name !== '');
  const foreign = names.filter((name) => certificate.checkHost(name) === undefined);
  if (foreign.length > 0) return [problem(`The certificate isn't for ${foreign.join(' and ')}`, mend)];
  const days = Math.floor((ends - now) / DAY_MS);
  return [days < CERTIFICATE_DAYS ? problem(`The certificate runs out in ${days} days`, mend) : ok(`The certificate is good for ${days} days`)];
}

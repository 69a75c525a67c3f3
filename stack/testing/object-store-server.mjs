// @ts-check
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';

/** @typedef {{ content: Buffer, type: string, modified: Date }} StoredObject */

/**
 * @typedef {object} ObjectStoreServer
 * @property {Record<'UPLOADS_ENDPOINT' | 'UPLOADS_BUCKET' | 'UPLOADS_REGION' | 'UPLOADS_ACCESS_KEY' | 'UPLOADS_SECRET_KEY', string>} env the CMS's settings for it
 * @property {ReadonlyMap<string, StoredObject>} objects by name
 * @property {string[]} refused why calls were refused
 * @property {{ failing: boolean }} trouble while `failing`, it answers 503 to everything
 * @property {() => Promise<void>} close
 */

const BUCKET = 'uploads';
const REGION = 'me-central-1';
const ACCESS_KEY = 'test-access-key';
const SECRET_KEY = 'test-secret-key-of-the-store';

/** Signatures are good for that long. */
const MAX_SKEW_MS = 15 * 60 * 1000;

/**
 * Stands for an S3-compatible service: PUT, GET, HEAD and DELETE of objects of one bucket, in memory, for callers that sign as
 * version 4 of Amazon's signatures says. It works the signature out anew, by no library.
 * @returns {Promise<ObjectStoreServer>}
 */
export async function startObjectStore() {
  /** @type {Map<string, StoredObject>} */
  const objects = new Map();
  /** @type {string[]} */
  const refused = [];
  const trouble = { failing: false };
  const server = http.createServer((request, response) => {
    void answer(request, response, { objects, refused, trouble });
  });
  await new Promise((/** @type {(value?: unknown) => void} */ resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    env: {
      UPLOADS_ENDPOINT: `http://127.0.0.1:${port}`, UPLOADS_BUCKET: BUCKET, UPLOADS_REGION: REGION,
      UPLOADS_ACCESS_KEY: ACCESS_KEY, UPLOADS_SECRET_KEY: SECRET_KEY,
    },
    objects,
    refused,
    trouble,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {{ objects: Map<string, StoredObject>, refused: string[], trouble: { failing: boolean } }} state
 */
async function answer(request, response, { objects, refused, trouble }) {
  const content = await buffer(request);
  if (trouble.failing) return response.writeHead(503).end();
  const problem = problemOf(request, content);
  if (problem !== null) {
    refused.push(problem);
    return response.writeHead(403).end(`<Error><Code>AccessDenied</Code><Message>${problem}</Message></Error>`);
  }
  const [, name = ''] = /^\/uploads\/([^/?]+)$/.exec(request.url ?? '') ?? [];
  if (name === '') return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
  if (request.method === 'PUT') {
    objects.set(name, { content, type: request.headers['content-type'] ?? 'binary/octet-stream', modified: new Date() });
    return response.writeHead(200, { etag: etagOf(content) }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(name);
    return response.writeHead(204).end();
  }
  const object = objects.get(name);
  if (object === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  response.writeHead(200, {
    'content-type': object.type, 'content-length': object.content.length, etag: etagOf(object.content), 'last-modified': object.modified.toUTCString(),
  });
  response.end(request.method === 'HEAD' ? undefined : object.content);
}

/** @param {Buffer} content */
const etagOf = (content) => `"${createHash('md5').update(content).digest('hex')}"`;

/** @param {string | Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** @param {string | Buffer} key @param {string} text */
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();

/**
 * @param {http.IncomingMessage} request
 * @param {Buffer} content
 * @returns {string | null} null: signed by whoever has the secret, and arrived whole
 */
function problemOf({ method, url = '', headers }, content) {
  const signed = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/
    .exec(headers.authorization ?? '');
  if (signed === null) return 'not signed';
  const [, key = '', date = '', region = '', names = '', signature = ''] = signed;
  if (key !== ACCESS_KEY || region !== REGION) return 'signed by somebody else, or for another region';
  for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256']) if (!names.split(';').includes(name)) return `${name} isn't signed`;
  const moment = String(headers['x-amz-date']);
  const time = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!moment.startsWith(date) || !(Math.abs(Date.now() - time) < MAX_SKEW_MS)) return 'signed at another time';
  const said = String(headers['x-amz-content-sha256']);
  if (method === 'PUT' && said !== sha256(content)) return 'the content is not what was signed';
  const [path = '', query = ''] = url.split('?');
  const canonical = [method, path, query, ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`), '', names, said].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const keyOfDay = hmac(hmac(hmac(hmac(`AWS4${SECRET_KEY}`, date), region), 's3'), 'aws4_request');
  const expected = hmac(keyOfDay, ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'the signature is wrong';
}

// @ts-check
import { randomBytes, timingSafeEqual } from 'node:crypto';
import http from 'node:http';

/** @typedef {{ url: string, token: string, close: () => Promise<void> }} Control */

/**
 * Lets browser tests stop and start parts of the test stack, on loopback and with a token of this run.
 * @param {Record<string, () => Promise<unknown>>} actions by path, for example "/cms/stop"
 * @returns {Promise<Control>}
 */
export async function startControl(actions) {
  const token = randomBytes(24).toString('base64url');
  const server = http.createServer((request, response) => {
    /** @param {number} status @param {string} body */
    const answer = (status, body) => response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
    if (!isToken(request.headers.authorization, token)) return void answer(401, 'wrong token');
    const action = request.method === 'POST' ? actions[request.url ?? ''] : undefined;
    if (action === undefined) return void answer(404, 'no such action');
    action().then(
      () => answer(200, 'done'),
      (error) => answer(500, error instanceof Error ? error.message : String(error)),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    token,
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

/**
 * @param {string | undefined} header
 * @param {string} token
 */
function isToken(header, token) {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

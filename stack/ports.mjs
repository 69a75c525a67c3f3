// @ts-check
import net from 'node:net';

import { Failure } from './failure.mjs';
import { PORTS } from './settings.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * Whether something can listen on a port. Both loopback addresses are tried: a browser that is sent to
 * `localhost` may ask either.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // A machine without IPv6 has no ::1 to be busy on.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Fails before anything slow when a port of the stack is taken.
 * @param {Settings} settings
 * @param {{ skip?: ReadonlyArray<string> }} [options] variables that need no free port (an adopted database)
 * @throws {Failure} naming every busy port and the variable that moves it
 */
export async function requirePorts(settings, options = {}) {
  const busy = [];
  for (const entry of PORTS) {
    if (options.skip?.includes(entry.variable)) continue;
    if (!(await isPortFree(settings[entry.key]))) busy.push(entry);
  }
  if (busy.length === 0) return;
  const lines = busy.map(({ key, part, variable }) => `Port ${settings[key]} for ${part} is busy: ${variable} changes it.`);
  const example = busy.map(({ key, variable }) => `${variable}=${settings[key] + 1}`).join(' ');
  throw new Failure(`${lines.join('\n  ')}\n  For example: ${example} npm start`);
}

/**
 * Free ports for a stack of its own (tests, benchmarks).
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function findFreePorts(count) {
  const servers = await Promise.all(
    Array.from({ length: count }, () => new Promise((/** @type {(server: net.Server) => void} */ resolve, reject) => {
      const server = net.createServer();
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => resolve(server));
    })),
  );
  const ports = servers.map((server) => /** @type {net.AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

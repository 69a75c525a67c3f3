// @ts-check
import http from 'node:http';

/** @typedef {{ template: string, url: string, close: () => Promise<void> }} GeolocationServer */

/** How an address is answered, by its last part: the specs choose their addresses accordingly. */
const BEHAVIOURS = /** @type {const} */ ({
  200: 'hangs', 201: 'fails', 202: 'talks nonsense', 203: 'sends on', 204: 'floods', 205: 'names no place', 206: 'long-winded',
});

/** More than any answer about a place may hold. */
const FLOOD_BYTES = 2 * 1024 * 1024;
const LONG_NAME_LENGTH = 500;

/**
 * Stands for the service that knows where an IP address is: `GET /{ip}/json` answers with made-up places, or misbehaves as the
 * address's last part says. `GET /asked/{ip}` tells how often an address was asked for.
 * @returns {Promise<GeolocationServer>} `template` holds `{ip}`, as GEOLOCATION_URL wants it; `url` is the origin
 */
export async function startGeolocationServer() {
  /** @type {Map<string, number>} */
  const asked = new Map();
  const server = http.createServer((request, response) => {
    const [, first = '', second = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
    if (first === 'asked') return void answer(response, { count: asked.get(second) ?? 0 });
    if (second !== 'json') return void response.writeHead(404).end();
    asked.set(first, (asked.get(first) ?? 0) + 1);
    answerAbout(first, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const url = `http://127.0.0.1:${port}`;
  return {
    template: `${url}/{ip}/json`,
    url,
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

/**
 * @param {string} address
 * @param {http.ServerResponse} response
 */
function answerAbout(address, response) {
  const lastPart = Number(address.split('.').at(-1));
  switch (BEHAVIOURS[/** @type {keyof typeof BEHAVIOURS} */ (lastPart)]) {
    case 'hangs':
      // Until the asker gives up.
      return;
    case 'fails':
      return void response.writeHead(500, { 'content-type': 'text/plain' }).end('out of order');
    case 'talks nonsense':
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>no JSON</html>');
    case 'sends on':
      return void response.writeHead(302, { location: '/10.0.0.1/json' }).end();
    case 'floods':
      return void answer(response, { ...placeOf(address), more: 'x'.repeat(FLOOD_BYTES) });
    case 'names no place':
      return void answer(response, { country_name: null, region: '', city: 7 });
    case 'long-winded':
      return void answer(response, { ...placeOf(address), city: 'x'.repeat(LONG_NAME_LENGTH) });
    default:
      return void answer(response, placeOf(address));
  }
}

/**
 * A place for each address, in the form such services commonly answer in.
 * @param {string} address
 */
const placeOf = (address) => ({ ip: address, country_name: 'Testland', region: `Region of ${address}`, city: 'Testville' });

/**
 * @param {http.ServerResponse} response
 * @param {unknown} body
 */
function answer(response, body) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

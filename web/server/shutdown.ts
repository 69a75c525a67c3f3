import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long requests under way may take to finish. */
const GRACE_MS = 10_000;
/** Time in which a busy connection's next request still gets its (last) answer. */
const QUIET_MS = 500;
const SWEEP_MS = 50;

/**
 * Ends a server in order: it is said first that visitors shall go elsewhere, then those who ask for that now and then get time to hear it, and
 * only then is nothing accepted any more.
 * @param announce from here on the process isn't ready
 * @returns whether everything was finished in time
 */
export async function endInOrder(server: Server, { announce, delayMs }: { announce: () => void; delayMs: number }): Promise<boolean> {
  announce();
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  return closeGracefully(server);
}

/**
 * Stops a server without cutting a request: nothing new is accepted, a connection in use gets one more answer that says
 * it is the last, and connections that stay idle are closed.
 * @returns whether everything was finished in time
 */
export async function closeGracefully(server: Server, { graceMs = GRACE_MS, quietMs = QUIET_MS } = {}): Promise<boolean> {
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  let inTime = true;
  await new Promise<void>((resolve) => {
    const sweep = setInterval(() => {
      if (performance.now() >= quietUntil) server.closeIdleConnections();
    }, SWEEP_MS);
    const limit = setTimeout(() => {
      inTime = false;
      server.closeAllConnections();
    }, graceMs);
    const quietUntil = performance.now() + quietMs;
    // Not the HTTP server's own close: that one cuts idle connections at once, and with them a request on its way.
    NetServer.prototype.close.call(server, () => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    });
  });
  return inTime;
}

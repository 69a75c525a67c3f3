import type { Server } from 'node:http';

/** How long requests under way may take to finish. */
const GRACE_MS = 10_000;
const SWEEP_MS = 50;

/**
 * Stops a server without cutting a request: nothing new is accepted, idle connections close, busy ones when they are done.
 * @returns whether everything was finished in time
 */
export async function closeGracefully(server: Server, graceMs = GRACE_MS): Promise<boolean> {
  let intime = true;
  await new Promise<void>((resolve) => {
    // Connections that finish their last request turn idle, and only idle ones may be closed.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const limit = setTimeout(() => {
      intime = false;
      server.closeAllConnections();
    }, graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
  return intime;
}

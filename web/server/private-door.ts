import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics';
import type { Readiness } from './readiness';

interface PrivateDoorOptions {
  host: string;
  port: number;
  metrics: Pick<Metrics, 'text' | 'contentType'>;
  readiness: Pick<Readiness, 'isReady' | 'details'>;
  onError: (error: unknown) => void;
}

/**
 * What those who run the site ask, on a port of its own that no visitor reaches: `/metrics`, `/ready` with its reasons, `/health`.
 * @returns the server, which listens; it rejects where the port is taken
 */
export async function openPrivateDoor({ host, port, metrics, readiness, onError }: PrivateDoorOptions): Promise<Server> {
  const server = createServer((request, response) => {
    const send = (status: number, type: string, text: string) => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'Content-Length': Buffer.byteLength(text) }).end(text);
    };
    const sendJson = (status: number, value: unknown) => send(status, 'application/json', JSON.stringify(value));

    if (request.method !== 'GET') return sendJson(405, { error: 'method_not_allowed' });
    switch (request.url) {
      case '/metrics':
        metrics.text().then((text) => send(200, metrics.contentType, text), (error: unknown) => {
          onError(error);
          sendJson(500, { error: 'internal' });
        });
        return;
      case '/ready':
        return sendJson(readiness.isReady() ? 200 : 503, readiness.details());
      case '/health':
        return sendJson(200, { status: 'ok' });
      default:
        return sendJson(404, { error: 'not_found' });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

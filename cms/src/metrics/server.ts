import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Core } from '@strapi/strapi';
import { describeError } from '../log/describe-error';
import { metricsOf, type Metrics } from './metrics';

/** Where the figures are told. */
export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

function tell(metrics: Metrics): RequestListener {
  return (request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}

/**
 * Tells the figures of this process at /metrics, on a port of its own, which belongs to no door to the outside. A port that can't be had
 * leaves a line in the log: the CMS does its work without.
 * @returns undefined where nothing is counted, or the port can't be had
 */
export async function startMetrics(strapi: Core.Strapi): Promise<MetricsServer | undefined> {
  const metrics = metricsOf(strapi);
  if (!metrics) return undefined;
  const { host, port } = strapi.config.get<{ host: string; port: number }>('metrics');
  const server = createServer(tell(metrics));
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    strapi.log.error(`No metrics: ${error instanceof Error ? describeError(error).message : String(error)}`);
    return undefined;
  }
  // The process ends without waiting for whoever reads figures.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

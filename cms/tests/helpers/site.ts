import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string | undefined;
  authorization: string | undefined;
  body: { changes: { model: string; slug: string | null }[] };
}

/** A stand-in for the website: a real HTTP server that keeps what the CMS tells it. */
export class FakeSite {
  readonly received: Received[] = [];
  /** Statuses of the next answers; 200 when empty. 0 breaks the connection off. */
  readonly answers: number[] = [];
  private readonly waiting: (() => void)[] = [];
  private server: Server | undefined;

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += chunk));
      request.on('end', () => {
        const { authorization } = request.headers;
        this.received.push({ path: request.url, authorization, body: JSON.parse(text) });
        const status = this.answers.shift() ?? 200;
        if (status === 0) request.socket.destroy();
        else response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true,"data":{"tags":[]}}');
        this.waiting.splice(0).forEach((resolve) => resolve());
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', () => resolve()));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Resolves when the condition on what was received holds. */
  async until(condition: (received: Received[]) => boolean): Promise<void> {
    while (!condition(this.received)) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Every change received so far, as `model/slug`, in order. */
  changes(): string[] {
    return this.received.flatMap(({ body }) => body.changes.map(({ model, slug }) => `${model}/${slug}`));
  }

  reset(): void {
    this.received.length = 0;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}

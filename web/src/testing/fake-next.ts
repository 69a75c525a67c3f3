import type { IncomingMessage, ServerResponse } from 'node:http';

interface FakePage {
  html: string;
  /** What visitors still get on the next request only, as Next answers after a revalidation. */
  stale?: string;
  status?: number;
  /** Made for each request anew, from its headers: a page that reads cookies. */
  personal?: (headers: IncomingMessage['headers']) => string;
  headers?: Record<string, string | string[]>;
}

const HTML = 'text/html; charset=utf-8';
const PERSONAL = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** Behaves like Next's request handler as far as the production server can tell. */
export class FakeNext {
  readonly pages = new Map<string, FakePage>();
  readonly asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
  /** Every page fails while this is set, as when the CMS is down and nothing was rendered before. */
  failing = false;
  /** Called with each question, in whatever context it is asked. */
  onAsk: () => void = () => undefined;
  /** Awaited before each answer, so that a test can hold one back. */
  gate: Promise<void> = Promise.resolve();

  /** Publishes a page; the version before is answered once more, as stale. */
  publish(path: string, html: string): void {
    const before = this.pages.get(path);
    this.pages.set(path, { html, stale: before?.html });
  }

  paths(): string[] {
    return this.asked.map(({ url }) => url);
  }

  readonly handler = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '';
    this.asked.push({ url, headers: { ...request.headers } });
    this.onAsk();
    const page = this.pages.get(url.split('?')[0] ?? '');
    const failing = this.failing;
    await this.gate;
    response.setHeader('x-powered-by', 'Next.js');
    if (failing) {
      response.writeHead(500, { 'Content-Type': HTML }).end('<p>broken</p>');
    } else if (!page) {
      response.setHeader('x-nextjs-cache', 'MISS');
      response.writeHead(404, { 'Content-Type': HTML }).end('<p>none</p><script>a()</script>');
    } else if (page.personal) {
      const { status = 200, headers } = page;
      response.writeHead(status, { 'Content-Type': HTML, 'Cache-Control': PERSONAL, ...headers }).end(page.personal(request.headers));
    } else {
      const html = page.stale ?? page.html;
      response.setHeader('x-nextjs-cache', page.stale === undefined ? 'HIT' : 'STALE');
      delete page.stale;
      response.writeHead(page.status ?? 200, {
        'Content-Type': HTML,
        'Cache-Control': 's-maxage=60, stale-while-revalidate=31535940',
        Vary: 'rsc',
        ...page.headers,
      });
      response.flushHeaders();
      response.write(html.slice(0, 5));
      response.end(html.slice(5));
    }
  };
}

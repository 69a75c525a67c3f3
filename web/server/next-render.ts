import { IncomingMessage, ServerResponse, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';

/** Next's request handler. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An answer of Next, whole and in memory. */
export interface Rendered {
  status: number;
  /** Names in lower case. */
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export const isHtml = ({ headers }: Rendered): boolean => String(headers['content-type'] ?? '').startsWith('text/html');

export interface InternalRequest {
  method?: 'GET' | 'POST';
  /** Path and query. */
  url: string;
  headers?: IncomingHttpHeaders;
  body?: string;
}

/** A request that comes from nobody: only what is given here can reach the page that is rendered. */
export function internalRequest({ method = 'GET', url, headers = {}, body }: InternalRequest): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  request.url = url;
  request.httpVersion = '1.1';
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  request.headers = { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) };
  request.complete = true;
  if (body !== undefined) request.push(body);
  request.push(null);
  return request;
}

/** A response that collects what is written instead of sending it. Streaming (`flushHeaders`) is held back with it. */
class CollectedResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];
  #started = false;

  constructor(request: IncomingMessage) {
    super(request);
    Object.defineProperty(this, 'headersSent', { get: () => this.#started });
  }

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | readonly unknown[],
    headers?: OutgoingHttpHeaders | readonly unknown[],
  ): this {
    this.statusCode = status;
    const given = typeof reason === 'string' ? headers : reason;
    if (Array.isArray(given)) {
      for (let i = 0; i + 1 < given.length; i += 2) this.setHeader(String(given[i]), String(given[i + 1]));
    } else {
      for (const [name, value] of Object.entries((given as OutgoingHttpHeaders | undefined) ?? {})) {
        if (value !== undefined) this.setHeader(name, value);
      }
    }
    return this;
  }

  override flushHeaders(): void {
    this.#started = true;
  }

  override write(chunk: string | Uint8Array, encoding?: BufferEncoding | Callback, done?: Callback): boolean {
    this.#started = true;
    this.chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8') : Buffer.from(chunk));
    const callback = typeof encoding === 'function' ? encoding : done;
    if (callback) process.nextTick(callback);
    return true;
  }

  override end(chunk?: string | Uint8Array | Callback, encoding?: BufferEncoding | Callback, done?: Callback): this {
    if (this.finished) return this;
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.write(chunk, encoding);
    this.#started = true;
    this.finished = true;
    const callback = [chunk, encoding, done].find((argument): argument is Callback => typeof argument === 'function');
    if (callback) this.once('finish', callback);
    process.nextTick(() => {
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  /** Next gives up on an answer it can't finish; whoever waits for it has to learn that. */
  override destroy(error?: Error): this {
    if (this.finished) return this;
    this.statusCode = 500;
    this.chunks.length = 0;
    this.end();
    return super.destroy(error);
  }
}

type Callback = (error?: Error | null) => void;

/**
 * Lets Next answer a request into memory.
 * @param request an internal one, or a visitor's whose answer has to be worked on before it is sent
 */
export async function renderWithNext(next: NextHandler, request: IncomingMessage): Promise<Rendered> {
  // What Next sends is hashed and compressed here; it must not arrive compressed.
  delete request.headers['accept-encoding'];
  const response = new CollectedResponse(request);
  const closed = new Promise<void>((resolve) => response.once('close', resolve));
  await Promise.all([next(request, response), closed]);
  return { status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(response.chunks) };
}

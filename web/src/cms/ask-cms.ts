import { Agent as HttpAgent, request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { cmsGuard } from './cms-guard';

export interface AskOptions {
  /** Milliseconds until the call counts as failed, its body and any repetition included. */
  timeoutMs: number;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** For a POST that changes nothing, which may therefore be asked again; a GET always may. */
  isRead?: boolean;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as `multipart/form-data`, in place of JSON. */
  form?: FormData;
  headers?: Readonly<Record<string, string>>;
  /** Largest answer that is read; 8 MB unless given. */
  maxBytes?: number;
}

/** Asks the CMS; rejects when it can't be reached in time. Never follows a redirect. */
export type AskCms = (path: string, options: AskOptions) => Promise<CmsAnswer>;

/** More than this is no answer to an ordinary question of the site. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** Quiet time in ms after which a kept connection is given up; the CMS closes its side after five seconds (Node's default). */
const KEEP_ALIVE_MS = 4_000;

/** No answer in time. Named as the same is elsewhere (`AbortSignal.timeout`). */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** What the CMS said, whole. */
export class CmsAnswer {
  constructor(
    readonly status: number,
    readonly headers: Readonly<IncomingHttpHeaders>,
    readonly text: string,
  ) {}

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** The answer's value; undefined where it is no JSON. */
  json(): unknown {
    try {
      return JSON.parse(this.text);
    } catch {
      return undefined;
    }
  }
}

/**
 * The one way from this process to the CMS's own routes. Node's plain client with kept connections: it costs a fraction of `fetch`.
 * @param cmsUrl base address of the CMS
 * @param guard repeats reads, and fails at once while the CMS doesn't answer
 */
export function createAskCms(cmsUrl: string, guard = cmsGuard()): AskCms {
  const base = new URL(cmsUrl);
  const isHttps = base.protocol === 'https:';
  const connect = isHttps ? requestHttps : requestHttp;
  const target = {
    hostname: base.hostname,
    port: base.port,
    agent: new (isHttps ? HttpsAgent : HttpAgent)({ keepAlive: true, maxFreeSockets: 64, timeout: KEEP_ALIVE_MS }),
  };
  const prefix = base.pathname.replace(/\/+$/, '');

  const ask = (path: string, options: AskOptions, body: Body | undefined, leftMs: number): Promise<CmsAnswer> =>
    new Promise((resolve, reject) => {
      const { timeoutMs, method = 'GET', headers, maxBytes = MAX_ANSWER_BYTES } = options;
      const call = connect({
        ...target,
        path: prefix + path,
        method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(body && { 'content-type': body.type, 'content-length': Buffer.byteLength(body.content) }),
        },
      });
      const timer = setTimeout(() => call.destroy(new TimeoutError(`no answer within ${timeoutMs} ms`)), leftMs);
      const fail = (error: Error) => {
        clearTimeout(timer);
        reject(error);
      };
      call.on('error', fail);
      call.on('response', (response) =>
        readWhole(response, maxBytes).then((text) => {
          clearTimeout(timer);
          resolve(new CmsAnswer(response.statusCode ?? 0, response.headers, text));
        }, fail),
      );
      call.end(body?.content);
    });

  return async (path, options) => {
    const { timeoutMs, method = 'GET', isRead = method === 'GET', form, json } = options;
    const body = form ? await formBody(form) : jsonBody(json);
    return guard.run({ timeoutMs, isRead }, (leftMs) => ask(path, options, body, leftMs));
  };
}

interface Body {
  type: string;
  content: string | Buffer;
}

const jsonBody = (json: unknown): Body | undefined =>
  json === undefined ? undefined : { type: 'application/json', content: JSON.stringify(json) };

async function formBody(form: FormData): Promise<Body> {
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', content: Buffer.from(await encoded.arrayBuffer()) };
}

function readWhole(response: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) response.destroy(new Error('the answer is too large'));
      else chunks.push(chunk);
    });
    response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    response.on('error', reject);
  });
}

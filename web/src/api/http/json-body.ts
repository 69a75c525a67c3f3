import { createMiddleware } from 'hono/factory';
import type { ZodError } from 'zod';
import { parseSafeJson } from '@/lib/safe-json';
import { failure, type ApiBindings, type ApiContext } from './answers';

/** Largest body in bytes that any address of `/api` reads. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * Reads the body, never more of it than the limit, and refuses what isn't harmless JSON.
 * The validator behind it gets the same bytes again.
 */
export const jsonBody = createMiddleware<ApiBindings>(async (c, next) => {
  if (Number(c.req.header('content-length') ?? 0) > MAX_BODY_BYTES) return failure(c, 'payload_too_large');
  const bytes = await readLimited(c.req.raw.body);
  if (!bytes) return failure(c, 'payload_too_large');

  const text = decode(bytes);
  if (text === undefined || !parseSafeJson(text)) return failure(c, 'invalid_json');
  // Where Hono keeps a body it has read; the validator's `json()` finds it there.
  Object.assign(c.req.bodyCache, { text: Promise.resolve(text) });
  return next();
});

/** @returns undefined where the body is larger than the limit */
async function readLimited(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Names each field that a schema refused; an unknown one by its own name. */
export function fieldProblems(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] = 'is not a field of this request';
    } else {
      fields[issue.path.join('.') || 'body'] ??= issue.message;
    }
  }
  return fields;
}

/** What every validated route answers when its body doesn't fit the contract. */
export function refuseInvalid(result: { success: boolean; error?: ZodError }, c: ApiContext): Response | undefined {
  if (result.success || !result.error) return undefined;
  return failure(c, 'invalid_request', { fields: fieldProblems(result.error) });
}

import { createMiddleware } from 'hono/factory';
import type { ZodError } from 'zod';
import { parseSafeJson } from '@/lib/safe-json';
import { ApiFailure, failure, type ApiBindings, type ApiContext } from './answers';
import { readLimited } from './limited-body';

/** Largest JSON in bytes that any address of `/api` reads. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * Reads the body, never more of it than the limit, and refuses what isn't harmless JSON.
 * The validator behind it gets the same bytes again.
 * @param whenEmpty what no body at all stands for
 */
const readJson = (whenEmpty: string) => createMiddleware<ApiBindings>(async (c, next) => {
  const bytes = await readLimited(c.req.raw, MAX_BODY_BYTES);
  if (!bytes) return failure(c, 'payload_too_large');

  const text = bytes.length === 0 ? whenEmpty : decode(bytes);
  if (text === undefined || !parseSafeJson(text)) return failure(c, 'invalid_json');
  // Where Hono keeps a body it has read; the validator's `json()` finds it there.
  Object.assign(c.req.bodyCache, { text: Promise.resolve(text) });
  return next();
});

/** For calls that need a body. */
export const jsonBody = readJson('');

/** For calls that say everything by their address. */
export const noBody = readJson('{}');

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Names the problem of each field that a schema refused (a key of `Problems`); an unknown one by its own name. */
export function fieldProblems(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] = 'unknownField';
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

/** The same for a call with a mailed link's `token`: one that can't be any is a link that doesn't work, not a form to be mended. */
export function refuseBrokenLink({ error }: { success: boolean; error?: ZodError }): undefined {
  if (!error) return undefined;
  const isBrokenLink = error.issues.every(({ code, path }) => path[0] === 'token' && code === 'invalid_format');
  throw isBrokenLink ? new ApiFailure('link_invalid') : new ApiFailure('invalid_request', { fields: fieldProblems(error) });
}

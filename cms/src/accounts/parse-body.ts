import type { z } from 'zod';
import { Refusal } from './refusal';

/**
 * Checks what a caller sent against a schema.
 * @throws Refusal invalid_request, with the first problem of each field; an unknown field is named as well
 */
export function parseBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  // A map: a field can have any name, `__proto__` too.
  const fields = new Map<string, string>();
  for (const issue of result.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')];
    const problem = issue.code === 'unrecognized_keys' ? 'unknown' : issue.path.length > 0 ? issue.message : 'invalid';
    for (const name of names) if (!fields.has(name)) fields.set(name, problem);
  }
  throw new Refusal('invalid_request', { fields: Object.fromEntries(fields) });
}

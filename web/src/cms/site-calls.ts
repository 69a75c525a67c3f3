import { z } from 'zod';
import { errorCodes, statusByCode, type ErrorCode } from '@/contracts/errors';
import type { AskCms, CmsAnswer } from './ask-cms';

/** On whose behalf the site calls. */
export interface Caller {
  /** The visitor's address as the site knows it; the CMS counts limits by it. */
  address: string;
  /** Value of the session cookie. */
  sessionSecret?: string;
  requestId?: string;
}

export interface SiteCall<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  json?: unknown;
  /** Sent in place of JSON. */
  form?: FormData;
  /** What the CMS has to answer; anything else counts as a fault of it. */
  answer: z.ZodType<T>;
  /** Milliseconds; for an answer that is known to take long. */
  timeoutMs?: number;
  /** For an answer that is known to be long. */
  maxBytes?: number;
}

/** Calls one of the CMS's own routes: about accounts, staff, carts and quotes. */
export type CallCms = <T>(caller: Caller, call: SiteCall<T>) => Promise<T>;

/** The CMS understood and said no. */
export class CmsRefusal extends Error {
  override readonly name = 'CmsRefusal';

  constructor(
    readonly code: ErrorCode,
    readonly details: { fields?: Record<string, string>; values?: Record<string, string | number>; retryAfter?: number } = {},
    /** What is there now, where somebody else changed it first. */
    readonly document?: unknown,
  ) {
    super(`the CMS refused: ${code}`);
  }
}

/** The CMS can't be reached, is too slow, or doesn't answer what was agreed. */
export class CmsUnavailable extends Error {
  override readonly name = 'CmsUnavailable';

  /** @param isFault whether it did answer, but not what was agreed: something to be mended, which waiting doesn't */
  constructor(
    message: string,
    readonly isFault: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Leaves time to say so within three seconds. */
export const CMS_TIMEOUT_MS = 2_500;

/** What the text of a code names; such a refusal can't be told without. */
const namedBy: Partial<Record<ErrorCode, readonly string[]>> = { already_in_cart: ['item', 'quantity'] };

const refusal = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    fields: z.record(z.string(), z.string()).optional(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    retryAfter: z.number().positive().optional(),
    document: z.unknown().optional(),
  }).refine(({ code, values }) => namedBy[code]?.every((name) => values?.[name] !== undefined) ?? true),
});

/** On whose behalf the site calls, as the CMS reads it. */
export function callerHeaders({ address, sessionSecret, requestId }: Caller): Record<string, string> {
  const headers: Record<string, string> = { 'x-client-address': address };
  if (sessionSecret !== undefined) headers['x-session-secret'] = sessionSecret;
  if (requestId !== undefined) headers['x-request-id'] = requestId;
  return headers;
}

/**
 * @param secret proves to the CMS that the site calls and not somebody else
 * @throws {CmsRefusal} with the CMS's own code; {CmsUnavailable} whenever there is no proper answer
 */
export function createCallCms(askCms: AskCms, secret: string): CallCms {
  const authorization = `Bearer ${secret}`;

  return async (caller, { method, path, json, form, answer, timeoutMs = CMS_TIMEOUT_MS, maxBytes }) => {
    const headers = { authorization, ...callerHeaders(caller) };

    let given: CmsAnswer;
    try {
      given = await askCms(path, { method, json, form, headers, timeoutMs, maxBytes });
    } catch (cause) {
      throw new CmsUnavailable('the CMS gave no answer', false, { cause });
    }
    if (!given.ok) throw refusalOf(given);
    const parsed = answer.safeParse(given.json());
    if (!parsed.success) throw new CmsUnavailable('the CMS answered something else than agreed', true, { cause: parsed.error });
    return parsed.data;
  };
}

function refusalOf(given: CmsAnswer): CmsRefusal | CmsUnavailable {
  const { status, headers } = given;
  // So it says when it doesn't take the site's own secret; nobody may be signed out for that.
  if (headers['www-authenticate'] !== undefined) return new CmsUnavailable('the CMS does not know the site', true);
  const parsed = refusal.safeParse(given.json());
  if (!parsed.success) return new CmsUnavailable(`the CMS answered ${status}`, status < 500);
  const { code, fields, values, document, retryAfter = Number(headers['retry-after']) } = parsed.data.error;
  // A failure of the CMS is no answer to the visitor's question.
  if (statusByCode[code] !== status || status >= 500) return new CmsUnavailable(`the CMS answered ${status} ${code}`, status < 500);
  return new CmsRefusal(code, { fields, values, ...(retryAfter > 0 && { retryAfter: Math.ceil(retryAfter) }) }, document);
}

import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Session } from '@/cms/session';
import { statusByCode, type ErrorCode, type ErrorEnvelope, type ErrorStatus } from '@/contracts/errors';
import { errorText, languageOf, problemText, type TextValues } from './texts';

/** What the `/api` app keeps per request. */
export interface ApiVariables {
  requestId: string;
  /** Path of the route with its parameters' names. */
  pattern: string;
  /** Who calls; set on routes that not everybody may call. */
  session?: Session;
}

export interface ApiBindings {
  Variables: ApiVariables;
  /** The production server hands on Node's request; Next keeps it to itself. */
  Bindings: { incoming?: IncomingMessage };
}

export type ApiContext = Context<ApiBindings>;

/** Seconds after which a caller may try again when a part behind the site is down. */
const RETRY_AFTER = 5;

interface FailureDetails {
  /** Keys of the messages' `Problems`, by field. */
  fields?: Record<string, string>;
  /** What the code's text names. */
  values?: TextValues;
  /** What is there now, where the call went out from something older. */
  document?: Readonly<Record<string, unknown>>;
  headers?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
}

/** A failed call as a thrown value; the app's error handler turns it into the envelope. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly code: ErrorCode,
    readonly details: FailureDetails = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/**
 * The one way `/api` says no, in the caller's language.
 * @param code decides status and text
 * @param details what to name besides
 */
export function failure(c: ApiContext, code: ErrorCode, details: FailureDetails = {}): Response {
  const status: ErrorStatus = statusByCode[code];
  const locale = languageOf(c);
  const fields = details.fields && Object.entries(details.fields).map(([name, problem]) => [name, problemText(locale, problem)]);
  const body: ErrorEnvelope = {
    success: false,
    error: {
      code,
      message: errorText(locale, code, details.values),
      ...(fields && { fields: Object.fromEntries(fields) as Record<string, string> }),
      ...(details.values && { values: details.values }),
      ...(details.document && { document: details.document }),
      requestId: c.get('requestId'),
    },
  };
  for (const [name, value] of Object.entries(details.headers ?? {})) c.header(name, value);
  const retryAfter = details.retryAfter ?? (status === 503 ? RETRY_AFTER : undefined);
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  c.header('Content-Language', locale);
  return c.json(body, status);
}

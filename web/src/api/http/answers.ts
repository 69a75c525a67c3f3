import type { Context } from 'hono';
import { statusByCode, type ErrorCode, type ErrorEnvelope, type ErrorStatus } from '@/contracts/errors';

/** What the `/api` app keeps per request. */
export interface ApiVariables {
  requestId: string;
}

export interface ApiBindings {
  Variables: ApiVariables;
}

export type ApiContext = Context<ApiBindings>;

const messages: Readonly<Record<ErrorCode, string>> = {
  invalid_json: 'The body is not valid JSON.',
  invalid_request: 'The request is not what this address expects.',
  unknown_operation: 'This operation is not one of the site’s own.',
  unauthorized: 'This address needs valid credentials.',
  cross_site: 'Calls from other sites are not answered.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not answer that method.',
  payload_too_large: 'The body is larger than 64 KB.',
  unsupported_media_type: 'The body has to be application/json.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The content service does not answer right now.',
};

/** Seconds after which a caller may try again when a part behind the site is down. */
const RETRY_AFTER = '5';

interface FailureDetails {
  message?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A failed call as a thrown value; the app's error handler turns it into the envelope. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly code: ErrorCode,
    readonly details: FailureDetails = {},
    options?: ErrorOptions,
  ) {
    super(details.message ?? messages[code], options);
  }
}

/**
 * The one way `/api` says no.
 * @param code decides the status
 * @param details what to name besides: `message` replaces the code's own
 */
export function failure(c: ApiContext, code: ErrorCode, details: FailureDetails = {}): Response {
  const status: ErrorStatus = statusByCode[code];
  const body: ErrorEnvelope = {
    success: false,
    error: {
      code,
      message: details.message ?? messages[code],
      ...(details.fields && { fields: details.fields }),
      requestId: c.get('requestId'),
    },
  };
  for (const [name, value] of Object.entries(details.headers ?? {})) c.header(name, value);
  if (status === 503) c.header('Retry-After', RETRY_AFTER);
  return c.json(body, status);
}

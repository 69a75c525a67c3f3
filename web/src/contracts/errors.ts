import { z } from 'zod';

/** The one table from an error's code to its HTTP status. */
export const statusByCode = {
  invalid_json: 400,
  invalid_request: 400,
  unknown_operation: 400,
  unauthorized: 401,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusByCode;
export type ErrorStatus = (typeof statusByCode)[ErrorCode];

const codes = Object.keys(statusByCode) as [ErrorCode, ...ErrorCode[]];

/** What every refused or failed call of `/api` answers. `fields` names what is wrong with which field of the body. */
export const errorEnvelope = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.enum(codes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

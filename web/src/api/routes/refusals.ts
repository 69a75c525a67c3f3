import { errorEnvelope, type ErrorStatus } from '@/contracts/errors';

const descriptions: Readonly<Record<ErrorStatus, string>> = {
  400: 'Not valid JSON, an unknown field or a wrong value; `fields` names it',
  401: 'Not signed in, or wrong credentials',
  403: 'Called from another site, or not allowed for this account',
  404: 'Nothing there',
  405: 'Another method is needed',
  409: 'Does not fit how things are now; `code` tells why',
  413: 'JSON larger than 64 KB, or a file larger than 5 MB',
  415: 'Body is not application/json, or, where a file is expected, not multipart/form-data',
  422: 'The key of an earlier call with another body',
  429: 'Too many tries; try again after the seconds in Retry-After',
  500: 'A fault on our side',
  503: 'The content service does not answer; try again after the seconds in Retry-After',
};

/** The error answers of a route for the OpenAPI document: all are the one envelope. */
export const refusals = (...statuses: ErrorStatus[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: descriptions[status], content: { 'application/json': { schema: errorEnvelope } } },
    ]),
  );

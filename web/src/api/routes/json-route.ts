import type { z } from 'zod';
import { refusals } from './refusals';

/** A body or answer of JSON, in the words of the OpenAPI document. */
export const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

/** Refusals of every call that needs a body. */
export const bodyRefusals = refusals(400, 403, 413, 415, 429, 503);

/** How a signed-in visitor proves it. */
export const withSession = [{ session: [] }];

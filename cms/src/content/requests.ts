import { z } from 'zod';
import { shortText } from '../accounts/fields';
import { languages, sorts, states } from './types';

/* Bodies and queries of /api/staff-content. What is written into a document is checked where it is written. The text of every issue is a key of the website's texts. */

const language = z.enum(languages, 'choose');
const version = z.string('invalid').max(100, 'invalid').nullable().optional();
const flag = z.enum(['true'], 'invalid').optional().transform((value) => value === 'true');

export const contentListQuery = z.strictObject({
  search: shortText(100),
  state: z.enum(states, 'invalid').optional(),
  language: language.optional(),
  outdated: flag,
  serviceId: z.string('invalid').max(40, 'invalid').optional(),
  withSubServices: flag,
  sort: z.enum(sorts, 'invalid').default('order'),
  page: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100_000, 'invalid').default(1),
  limit: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100, 'invalid').default(20),
});

export const contentQuery = z.strictObject({ withSubServices: flag });

const written = { language, input: z.record(z.string(), z.unknown(), 'invalid'), publish: z.boolean('invalid') };
export const createBody = z.strictObject(written);
export const saveBody = z.strictObject({ ...written, version });
export const publishBody = z.strictObject({ language, version });
export const unpublishBody = z.strictObject({ language });
export const emptyBody = z.strictObject({});

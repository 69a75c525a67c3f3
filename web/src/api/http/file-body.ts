import { createMiddleware } from 'hono/factory';
import { MAX_FILE_BYTES } from '@/contracts/uploads';
import { failure, type ApiBindings } from './answers';
import { readLimited } from './limited-body';

/** What a form adds to its file: boundaries and headers of the parts. */
const FORM_BYTES = 16 * 1024;

/** Reads a form with one file in it; the validator behind it gets the same bytes again. Its guard has let JSON past as well. */
export const fileBody = createMiddleware<ApiBindings>(async (c, next) => {
  if (!c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data')) return failure(c, 'unsupported_media_type');
  const bytes = await readLimited(c.req.raw, MAX_FILE_BYTES + FORM_BYTES);
  if (!bytes) return failure(c, 'payload_too_large', { fields: { file: 'fileTooLarge' } });
  // Where Hono keeps a body it has read; the validator finds it there.
  Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(bytes) });
  return next();
});

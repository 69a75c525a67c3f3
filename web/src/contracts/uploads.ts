import { z } from 'zod';

/** Largest file in bytes; the CMS has the same. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** A plain file name: nothing that leads to another folder or breaks a line. */
const FILE_NAME = /^(?!\.)[^/\\\u0000-\u001F\u007F-\u009F]{1,255}$/;

/** Body of `POST /api/uploads`: one picture. What is a picture is the CMS's rule. */
export const uploadRequest = z.strictObject({
  file: z
    .instanceof(File, { error: 'required' })
    .refine(({ size }) => size > 0, 'required')
    .refine(({ size }) => size <= MAX_FILE_BYTES, 'fileTooLarge')
    .refine(({ name }) => FILE_NAME.test(name), 'fileName')
    .meta({ type: 'string', format: 'binary' }),
});

/** The picture as it was stored: encoded anew, under a new name. */
export const uploadedImage = z.strictObject({
  /** What the `image` of a service, sub-service or post takes. */
  id: z.number().int(),
  /** Its address on this site. */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  name: z.string(),
});
export type UploadedImage = z.infer<typeof uploadedImage>;
export const uploadResponse = z.strictObject({ success: z.literal(true), data: uploadedImage });

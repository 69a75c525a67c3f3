import { z } from 'zod';

/*
 * The rules of fields that people fill in: the same as the website's contracts, which can't be imported from here. The
 * text of every issue is a key of the website's texts.
 */

/** Characters that turn text around them; they would let one name look like another. */
export const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const CONTROLS = /[\u0000-\u001F\u007F-\u009F]/;

/** Bytes of a password that bcrypt looks at; more would be silently cut off. */
const PASSWORD_MAX_BYTES = 72;

/** Postgres stores neither NUL nor half a surrogate pair; both would be a failure instead of an answer. */
export const storable = (value: string) => !/\u0000|\p{Surrogate}/u.test(value);

/** An address in ASCII, in lower case. */
export const emailField = (problem: 'emailInvalid' | 'emailEnterValid') =>
  z.string(problem).trim().toLowerCase().max(254, problem).regex(z.regexes.email, problem);

export const newPassword = z
  .string('passwordMin')
  .min(6, 'passwordMin')
  .refine((value) => Buffer.byteLength(value) <= PASSWORD_MAX_BYTES, 'passwordMax')
  .refine(storable, 'invalid');

export const personName = z
  .string('nameMin')
  .overwrite((value) => value.replace(BIDI_CONTROLS, '').trim())
  .min(2, 'nameMin')
  .max(120, 'tooLong')
  .refine((value) => !CONTROLS.test(value) && storable(value), 'invalid');

/** A short free text that may be left empty. */
export const shortText = (max: number) =>
  z.string('invalid').overwrite((value) => value.replace(BIDI_CONTROLS, '').trim())
    .max(max, 'tooLong')
    .refine((value) => !CONTROLS.test(value) && storable(value), 'invalid')
    .default('');

export const staffRoles = ['admin', 'marketing_responsible'] as const;
export type StaffRole = (typeof staffRoles)[number];
export const staffRole = z.enum(staffRoles, 'roleSelect');

/** Language of the mails an account gets. */
export const accountLanguage = z.enum(['en', 'ar'], 'choose').default('en');
export type AccountLanguage = z.infer<typeof accountLanguage>;

import { z } from 'zod';

/*
 * Fields that several contracts share. The text of every issue is a key of the messages' `Problems`, which the API and
 * the forms turn into the reader's language.
 */

/** Characters that turn text around them; they would let one name look like another. */
export const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const CONTROLS = /[\u0000-\u001F\u007F-\u009F]/;

/** Bytes of a password that bcrypt looks at; more would be silently cut off. */
export const PASSWORD_MAX_BYTES = 72;

/** An address in ASCII, in lower case. Quoted local parts and other alphabets are refused: both are used to look like somebody else. */
export const clientEmail = (problem: 'emailInvalid' | 'emailEnterValid') =>
  z.string(problem).trim().toLowerCase().max(254, problem).regex(z.regexes.email, problem);

export const newPassword = z
  .string('passwordMin')
  .min(6, 'passwordMin')
  .refine((value) => new TextEncoder().encode(value).length <= PASSWORD_MAX_BYTES, 'passwordMax')
  .refine((value) => !value.includes('\u0000'), 'invalid');

export const personName = z
  .string('nameMin')
  .overwrite((value) => value.replace(BIDI_CONTROLS, '').trim())
  .min(2, 'nameMin')
  .max(120, 'tooLong')
  .refine((value) => !CONTROLS.test(value), 'invalid');

/** An amount of US dollars with two decimals at most. */
export const dollars = (max: number) =>
  z.number('price').min(0, 'price').max(max, 'price').refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'price');

export const staffRoles = ['admin', 'marketing_responsible'] as const;
export const staffRole = z.enum(staffRoles, 'roleSelect');
export type StaffRole = (typeof staffRoles)[number];

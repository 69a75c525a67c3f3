import { z } from 'zod';
import { clientEmail, newPassword, personName, staffRole } from './fields';

/** Values of the two lists of the registration form, in their order there. */
export const businessDomains = [
  'technology', 'healthcare', 'finance', 'education', 'retail', 'manufacturing', 'consulting', 'real_estate',
  'hospitality', 'transportation', 'media', 'non_profit', 'government', 'other',
] as const;
export const clientSegments = [
  'startup', 'small_business', 'medium_business', 'enterprise', 'freelancer', 'agency', 'consultant', 'non_profit',
  'government', 'other',
] as const;

/** Roles as the site's own code names them; `role` is never free text. */
export const accountRoles = ['user', 'admin', 'marketing_responsible'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** Who is signed in, as the browser knows them. */
export const accountUser = z.strictObject({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(accountRoles),
});
export type AccountUser = z.infer<typeof accountUser>;

/** A random value per browser session: `session_<random>_<time>`. Recorded, never an identity. */
export const visitorSessionId = z.string('invalid').regex(/^session_[A-Za-z0-9_-]{1,100}$/, 'invalid');

export const loginRequest = z.strictObject({
  email: clientEmail('emailInvalid'),
  password: z.string('passwordMin').min(6, 'passwordMin').max(1_000, 'passwordMax'),
  sessionId: visitorSessionId.optional(),
});

/** `token` names the session and opens nothing; the httpOnly cookie of the same answer does. */
export const sessionResponse = z.strictObject({ success: z.literal(true), data: accountUser, token: z.string() });
export type SessionResponse = z.infer<typeof sessionResponse>;

const choice = <T extends readonly [string, ...string[]]>(values: T) => z.enum(['', ...values], 'choose').default('');

/**
 * Both registrations. The modal's role is `user` (also where it is left out); the staff page asks for a staff role,
 * which is a wish until an administrator has approved it.
 */
export const registerRequest = z.strictObject({
  name: personName,
  email: clientEmail('emailEnterValid'),
  password: newPassword,
  role: z.enum(accountRoles, 'roleSelect').default('user'),
  businessDomain: choice(businessDomains),
  clientSegment: choice(clientSegments),
  companyName: z.string('invalid').trim().max(120, 'tooLong').default(''),
  companySize: z.string('invalid').trim().max(40, 'tooLong').default(''),
});
export type RegisterRequest = z.input<typeof registerRequest>;

/** What the modal's form asks besides: here both lists need a choice. */
export const clientRegistrationForm = registerRequest
  .pick({ name: true, email: true, password: true, companyName: true })
  .extend({ businessDomain: z.enum(businessDomains, 'choose'), clientSegment: z.enum(clientSegments, 'choose') });

/** The staff page's form. */
export const staffRegistrationForm = registerRequest
  .pick({ name: true, email: true, password: true })
  .extend({ role: staffRole, confirmPassword: z.string('confirmPasswordMin').min(6, 'confirmPasswordMin') })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'], error: 'passwordsDiffer' });

export const emailRequest = z.strictObject({ email: clientEmail('emailInvalid') });

/** A mailed link's secret: 32 random bytes in base64url. */
export const linkToken = z.string('invalid').regex(/^[A-Za-z0-9_-]{43}$/, 'invalid');

export const verifyRequest = z.strictObject({ token: linkToken });
/** Whether the account can be used now or waits for an administrator. */
export const verifyResponse = z.strictObject({
  success: z.literal(true),
  data: z.strictObject({ status: z.enum(['active', 'pending_approval']) }),
});

export const resetPasswordRequest = z.strictObject({ password: newPassword });
/** The reset page's form. */
export const resetPasswordForm = z
  .strictObject({ password: newPassword, confirmPassword: z.string('confirmPasswordMin').min(6, 'confirmPasswordMin') })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'], error: 'passwordsDiffer' });

/** Answer of the calls that say the same whatever is behind them; `message` is in the caller's language. */
export const messageResponse = z.strictObject({ success: z.literal(true), message: z.string() });

/** `/auth/logout` takes an empty body: `{}`. */
export const emptyRequest = z.strictObject({});

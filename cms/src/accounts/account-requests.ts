import { z } from 'zod';
import { accountLanguage, emailField, newPassword, personName, shortText, staffRoles } from './fields';

/* Bodies of /api/account/*. The text of every issue is a key of the website's texts. */

const businessDomains = [
  'technology', 'healthcare', 'finance', 'education', 'retail', 'manufacturing', 'consulting', 'real_estate',
  'hospitality', 'transportation', 'media', 'non_profit', 'government', 'other',
] as const;
const clientSegments = [
  'startup', 'small_business', 'medium_business', 'enterprise', 'freelancer', 'agency', 'consultant', 'non_profit',
  'government', 'other',
] as const;

const choice = <T extends readonly [string, ...string[]]>(values: T) => z.enum(['', ...values], 'choose').default('');

export const registerBody = z.strictObject({
  name: personName,
  email: emailField('emailEnterValid'),
  password: newPassword,
  role: z.enum(['user', ...staffRoles], 'roleSelect').default('user'),
  businessDomain: choice(businessDomains),
  clientSegment: choice(clientSegments),
  companyName: shortText(120),
  companySize: shortText(40),
  language: accountLanguage,
});
export type RegisterBody = z.infer<typeof registerBody>;

export const loginBody = z.strictObject({
  email: emailField('emailInvalid'),
  password: z.string('passwordMin').min(6, 'passwordMin').max(1_000, 'passwordMax'),
  sessionId: z.string('invalid').regex(/^session_[A-Za-z0-9_-]{1,100}$/, 'invalid').optional(),
});
export type LoginBody = z.infer<typeof loginBody>;

export const emailBody = z.strictObject({ email: emailField('emailInvalid'), language: accountLanguage });
export type EmailBody = z.infer<typeof emailBody>;

/** A token of any form: one that can't be a link's is answered like one that is unknown. */
export const verifyBody = z.strictObject({ token: z.unknown().optional() });
export const resetPasswordBody = z.strictObject({ token: z.unknown().optional(), password: newPassword });
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

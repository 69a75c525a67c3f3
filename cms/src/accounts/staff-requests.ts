import { z } from 'zod';
import { accountLanguage, emailField, personName, shortText, staffRole } from './fields';
import { staffListStatuses } from './staff-list';

/* Bodies and queries of /api/staff. The text of every issue is a key of the website's texts. */

const page = {
  page: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100_000, 'invalid').default(1),
  limit: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(100, 'invalid').default(20),
};

export const staffListQuery = z.strictObject({
  ...page,
  status: z.enum(staffListStatuses, 'invalid').optional(),
  search: shortText(100),
});
export const auditListQuery = z.strictObject(page);

export const roleBody = z.strictObject({ role: staffRole });
export const inviteBody = z.strictObject({
  name: personName,
  email: emailField('emailEnterValid'),
  role: staffRole,
  language: accountLanguage,
});
/** For acts that need to know nothing more. */
export const emptyBody = z.strictObject({});

import type { SiteRoleType } from '../accounts/sessions';
import type { Kind } from './types';

/** Services are removed by administrators only; the rest by all staff. */
export const mayRemove = (role: SiteRoleType, kind: Kind): boolean => role === 'admin' || (role === 'marketing_responsible' && kind !== 'service');

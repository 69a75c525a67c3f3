import type { AccountRole } from '@/contracts/account';
import { hasRole } from '@/lib/roles';
import type { EditedKind } from './content-form';

/** Who is offered to delete; the CMS decides again. A service takes an administrator. */
export const mayRemoveContent = (role: AccountRole, kind: EditedKind): boolean => kind === 'subService' || hasRole(role, ['admin']);

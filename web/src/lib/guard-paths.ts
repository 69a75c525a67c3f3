import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { normaliseRole, type Role } from './roles';

interface Denial {
  locale: Locale;
  /** Path with its language where the visitor wanted to go. */
  from: string;
  /** Roles that would have been let in. */
  required: readonly Role[];
  /** The visitor's own. */
  role: string;
}

/** Address of the login page for somebody who has to sign in first, and comes back afterwards. */
export const loginPathFrom = (locale: Locale, from: string): string =>
  `${localePath(locale, paths.login)}?${new URLSearchParams({ from }).toString()}`;

/** Address of the page that says why somebody who is signed in isn't let in. It carries codes only; the page has the words. */
export const unauthorizedPathFor = ({ locale, from, required, role }: Denial): string =>
  `${localePath(locale, paths.unauthorized)}?${new URLSearchParams({ from, required: required.join(','), role }).toString()}`;

/** The known roles among those that an address names; whatever else it says is dropped. */
export const rolesFromQuery = (value: string | undefined): Role[] => {
  const roles = (value ?? '').slice(0, 200).split(',').map(normaliseRole);
  return [...new Set(roles.filter((role) => role !== null))];
};

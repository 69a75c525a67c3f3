import type { AccountRole } from '@/contracts/account';
import { paths } from '@/i18n/paths';
import { hasRole } from '@/lib/roles';

interface Section {
  /** Its name in the messages of `Dashboard`. */
  key: 'overview' | 'quotes' | 'services' | 'translations' | 'posts' | 'analytics' | 'staff';
  path: string;
  includesBelow?: boolean;
}

const forEverybody: readonly Section[] = [
  { key: 'overview', path: paths.dashboard },
  { key: 'quotes', path: paths.dashboardQuotes, includesBelow: true },
  { key: 'services', path: paths.dashboardServices, includesBelow: true },
  { key: 'translations', path: paths.dashboardTranslations },
  { key: 'posts', path: paths.dashboardPosts },
  { key: 'analytics', path: paths.dashboardAnalytics },
];
const forAdmins: readonly Section[] = [{ key: 'staff', path: paths.dashboardStaff, includesBelow: true }];

/** Parts of the dashboard that somebody can open. Each page checks again who asks. */
export const sectionsFor = (role: AccountRole): readonly Section[] => (hasRole(role, ['admin']) ? [...forEverybody, ...forAdmins] : forEverybody);

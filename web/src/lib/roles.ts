/** Roles as the site's own code names them. */
export type Role = 'user' | 'admin' | 'marketing_responsible';

/** Every name by which a role goes, in lower case (specification, section 5). */
const roleByName: ReadonlyMap<string, Role> = new Map([
  ['user', 'user'],
  ['member', 'user'],
  ['client', 'user'],
  ['admin', 'admin'],
  ['administrator', 'admin'],
  ['marketing_responsible', 'marketing_responsible'],
  ['marketing', 'marketing_responsible'],
  ['marketing-manager', 'marketing_responsible'],
]);

/** Who may open the dashboard. */
export const dashboardRoles = ['admin', 'marketing_responsible'] as const satisfies readonly Role[];

/**
 * The role behind a name or alias, whatever its case.
 * @returns null where no role goes by that name
 */
export const normaliseRole = (name: string | null | undefined): Role | null => roleByName.get(name?.trim().toLowerCase() ?? '') ?? null;

/**
 * Whether a role is among those that are let in.
 * @param allowed roles or aliases; none means any role will do
 */
export function hasRole(role: string | null | undefined, allowed: readonly string[]): boolean {
  const own = normaliseRole(role);
  if (own === null) return false;
  return allowed.length === 0 || allowed.some((name) => normaliseRole(name) === own);
}

/** Whether a role belongs to somebody of the agency. */
export const isStaff = (role: string | null | undefined): boolean => hasRole(role, dashboardRoles);

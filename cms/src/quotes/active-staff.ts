/** Who can be given work and is written to about it: staff who can sign in. `u` is up_users, `r` its role. */
export const ACTIVE_STAFF = `u.staff_status = 'approved' AND u.confirmed AND NOT coalesce(u.blocked, false)
  AND r.type IN ('admin', 'marketing_responsible')`;

/** Only the website's server calls these, on behalf of who is signed in there; every handler checks the role. */
const config = { auth: false, middlewares: ['global::site-call'] } as const;

const route = (method: 'GET' | 'POST' | 'PUT', path: string, action: string) =>
  ({ method, path, handler: `staff.${action}`, config });

export default {
  routes: [
    route('GET', '/staff', 'find'),
    route('POST', '/staff', 'invite'),
    route('GET', '/staff/audit', 'audit'),
    route('POST', '/staff/:id/approve', 'approve'),
    route('POST', '/staff/:id/refuse', 'refuse'),
    route('POST', '/staff/:id/block', 'block'),
    route('POST', '/staff/:id/unblock', 'unblock'),
    route('PUT', '/staff/:id/role', 'changeRole'),
  ],
};

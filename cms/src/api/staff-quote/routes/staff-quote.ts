/** Only the website's server calls these, on behalf of who is signed in there; every handler checks the role. */
const config = { auth: false, middlewares: ['global::site-call'] } as const;

const route = (method: 'GET' | 'POST' | 'PUT', path: string, action: string) =>
  ({ method, path: `/staff-quotes${path}`, handler: `staff-quote.${action}`, config });

export default {
  routes: [
    route('GET', '', 'find'),
    route('GET', '/export', 'export'),
    route('GET', '/assignees', 'assignees'),
    route('GET', '/:reference', 'findOne'),
    route('PUT', '/:reference/assignee', 'assign'),
    route('PUT', '/:reference/offer', 'saveOffer'),
    route('POST', '/:reference/offer', 'sendOffer'),
    route('POST', '/:reference/review', 'review'),
    route('POST', '/:reference/withdraw', 'withdraw'),
    route('POST', '/:reference/reopen', 'reopen'),
    route('POST', '/:reference/decline', 'decline'),
    route('POST', '/:reference/messages', 'write'),
    route('POST', '/:reference/notes', 'note'),
  ],
};

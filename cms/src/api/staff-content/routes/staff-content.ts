/** Only the website's server calls these, on behalf of who is signed in there; every handler checks the role. */
const config = { auth: false, middlewares: ['global::site-call'] } as const;

const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, action: string) =>
  ({ method, path: `/staff-content${path}`, handler: `staff-content.${action}`, config });

export default {
  routes: [
    // Before the kinds: it would be taken for one.
    route('POST', '/uploads', 'upload'),
    route('GET', '/:kind', 'find'),
    route('POST', '/:kind', 'create'),
    route('GET', '/:kind/:id', 'findOne'),
    route('PUT', '/:kind/:id', 'save'),
    route('DELETE', '/:kind/:id', 'remove'),
    route('POST', '/:kind/:id/publish', 'publish'),
    route('POST', '/:kind/:id/unpublish', 'unpublish'),
  ],
};

/** Only the website's server calls these, on behalf of who is signed in there; every handler asks who that is. */
const config = { auth: false, middlewares: ['global::site-call'] } as const;

const route = (method: 'GET' | 'POST', path: string, action: string) => ({ method, path, handler: `quote.${action}`, config });

export default {
  routes: [
    route('GET', '/quotes', 'find'),
    route('GET', '/quotes/:reference', 'findOne'),
    route('POST', '/quotes/:reference/accept', 'accept'),
    route('POST', '/quotes/:reference/decline', 'decline'),
    route('POST', '/quotes/:reference/messages', 'write'),
  ],
};

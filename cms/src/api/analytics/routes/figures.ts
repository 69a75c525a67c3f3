/** Only the website's server calls it, on behalf of who is signed in there; the handler checks the role. */
export default {
  routes: [
    {
      method: 'GET',
      path: '/analytics/figures',
      handler: 'figures.find',
      config: { auth: false, middlewares: ['global::site-call'] },
    },
  ],
};

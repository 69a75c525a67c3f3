export default {
  routes: [
    {
      method: 'GET',
      path: '/search',
      handler: 'search.find',
      // Only the website's server calls it, on behalf of whoever searches there.
      config: { auth: false, middlewares: ['global::site-call'] },
    },
  ],
};

export default {
  routes: [
    {
      method: 'POST',
      path: '/quote-requests',
      handler: 'quote-request.submit',
      // Only the website's server calls it, on behalf of who is signed in there.
      config: { auth: false, middlewares: ['global::site-call'] },
    },
  ],
};

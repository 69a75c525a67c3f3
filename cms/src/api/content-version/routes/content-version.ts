export default {
  routes: [
    {
      method: 'GET',
      path: '/content-version',
      handler: 'content-version.find',
      // Polled every few seconds: without an authentication it is the one statement it needs.
      config: { auth: false },
    },
  ],
};

export default {
  routes: [
    {
      method: 'GET',
      path: '/health',
      handler: 'health.find',
      // Authentication reads the database, which has no part in the answer.
      config: { auth: false },
    },
  ],
};

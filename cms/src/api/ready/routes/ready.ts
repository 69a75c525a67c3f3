export default {
  routes: [
    {
      method: 'GET',
      path: '/ready',
      handler: 'ready.find',
      // Authentication reads the database, whose absence is exactly what is to be told.
      config: { auth: false },
    },
  ],
};

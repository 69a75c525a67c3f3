export default {
  routes: [
    {
      method: 'GET',
      path: '/slug-moves/:model/:slug',
      handler: 'slug-move.find',
      // Tells no more than the published content does; without an authentication it is the one statement it needs.
      config: { auth: false },
    },
  ],
};

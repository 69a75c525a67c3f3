const post = (path: string, action: string) => ({
  method: 'POST',
  path: `/account/${path}`,
  handler: `account.${action}`,
  // Strapi's own authentication is not asked: sessions are ours, and the caller is the website's server.
  config: { auth: false, middlewares: ['global::site-call'] },
});

/** GET /account/me is answered earlier, by `global::early-answers`. */
export default {
  routes: [
    post('register', 'register'),
    post('login', 'login'),
    post('logout', 'logout'),
    post('verify', 'verify'),
    post('resend', 'resend'),
    post('forgot-password', 'forgotPassword'),
    post('reset-password', 'resetPassword'),
  ],
};

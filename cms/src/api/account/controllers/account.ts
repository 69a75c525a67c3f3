import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { emailBody, loginBody, registerBody, resetPasswordBody, verifyBody } from '../../../accounts/account-requests';
import { readAccount, requireAccount, SESSION_HEADER } from '../../../accounts/authenticate';
import { login } from '../../../accounts/login';
import { parseBody } from '../../../accounts/parse-body';
import { requestMail, resetPassword, verifyEmail } from '../../../accounts/recovery';
import { register } from '../../../accounts/registration';
import { deleteSession } from '../../../accounts/sessions';
import { clientKey } from '../../../limits/client-key';
import { limitsOf } from '../../../limits/limits';

/** What the visitor's address, as the site resolved it, counts as. */
const clientOf = (ctx: Context) => clientKey(ctx.get('x-client-address'));

/** Answers the same whatever was done. */
function accepted(ctx: Context): void {
  ctx.status = 202;
  ctx.body = {};
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** Asks for a mailed link: the limits of both kinds are shared. */
  async function mailLink(ctx: Context, template: 'verification' | 'reset'): Promise<void> {
    const limits = limitsOf(strapi);
    await limits.consume('askedMailsPerClient', clientOf(ctx));
    const body = parseBody(emailBody, ctx.request.body);
    await limits.consume('askedMailsPerAddress', body.email);
    await requestMail(strapi, template, body);
    accepted(ctx);
  }

  return {
    /** GET /api/account/me: who is signed in. */
    async me(ctx: Context) {
      const { documentId, email, name, role, sessionId } = await requireAccount(strapi, ctx);
      ctx.body = { user: { id: documentId, email, name, role }, token: sessionId };
    },

    /** POST /api/account/register */
    async register(ctx: Context) {
      await limitsOf(strapi).consume('registrationsPerClient', clientOf(ctx));
      const body = parseBody(registerBody, ctx.request.body);
      await register(strapi, body, await readAccount(strapi, ctx));
      accepted(ctx);
    },

    /** POST /api/account/login; `secret` is for the cookie, `token` names the session. */
    async login(ctx: Context) {
      const body = parseBody(loginBody, ctx.request.body);
      const { user, session } = await login(strapi, body, clientOf(ctx), ctx.get(SESSION_HEADER));
      ctx.body = {
        user: { id: user.documentId, email: user.email, name: user.name, role: user.role },
        token: session.id,
        secret: session.secret,
        maxAge: session.maxAge,
      };
    },

    /** POST /api/account/logout: 204 whether or not there was a session. */
    async logout(ctx: Context) {
      await deleteSession(strapi.db.connection, ctx.get(SESSION_HEADER));
      ctx.status = 204;
    },

    /** POST /api/account/verify */
    async verify(ctx: Context) {
      await limitsOf(strapi).consume('usedLinksPerClient', clientOf(ctx));
      const { token } = parseBody(verifyBody, ctx.request.body);
      ctx.body = { status: await verifyEmail(strapi, token) };
    },

    /** POST /api/account/resend */
    resend: (ctx: Context) => mailLink(ctx, 'verification'),

    /** POST /api/account/forgot-password */
    forgotPassword: (ctx: Context) => mailLink(ctx, 'reset'),

    /** POST /api/account/reset-password */
    async resetPassword(ctx: Context) {
      await limitsOf(strapi).consume('usedLinksPerClient', clientOf(ctx));
      await resetPassword(strapi, parseBody(resetPasswordBody, ctx.request.body));
      ctx.body = {};
    },
  };
};

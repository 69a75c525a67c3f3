import type { Core } from '@strapi/strapi';
import { deleteSessionsOf } from './sessions';

const SITE_USER = 'plugin::users-permissions.user';

/**
 * Signs an account out everywhere when somebody sets its password in the admin panel. Blocking it there, or changing its
 * role, needs nothing: sessions are checked against the account with every request.
 */
export function registerPanelEdits(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== SITE_USER || context.action !== 'update') return next();
    const { documentId, data } = context.params as { documentId: string; data?: { password?: unknown } };
    if (!data?.password) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      const user: { id: number } | null = await strapi.db.query(SITE_USER).findOne({ where: { documentId }, select: ['id'] });
      if (user) await deleteSessionsOf(trx, user.id);
      return result;
    });
  });
}

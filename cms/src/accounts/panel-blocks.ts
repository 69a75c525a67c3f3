import type { Core } from '@strapi/strapi';
import type { AuditPerson } from './audit';
import { Refusal } from './refusal';
import { closeStaff } from './staff-acts';
import { findUserByEmail, lockUser } from './users';

/** Who is signed in to the panel, as the site knows them; null where no panel request is under way. */
async function panelActor(strapi: Core.Strapi): Promise<AuditPerson | null> {
  const email: unknown = strapi.requestContext.get()?.state.user?.email;
  return typeof email === 'string' ? findUserByEmail(strapi.db.connection, email.toLowerCase()) : null;
}

async function followBlock(strapi: Core.Strapi, email: string): Promise<void> {
  const actor = await panelActor(strapi);
  await strapi.db.transaction(async ({ trx }) => {
    const user = await lockUser(trx, { email });
    // Blocked there because it was blocked here, or nobody's account here.
    if (user?.staffStatus !== 'approved' || user.blocked) return;
    await closeStaff(strapi, trx, user, actor);
  });
}

/** Blocks the site account of staff whose panel account is deactivated in the panel: blocking one blocks the other. */
export function registerPanelBlocks(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterUpdate({ params, result }) {
      const email: unknown = result?.email;
      if (params.data?.isActive !== false || typeof email !== 'string') return;
      try {
        await followBlock(strapi, email.toLowerCase());
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        strapi.log.warn('The site account of a deactivated panel account stays open: it is the last administrator there.');
      }
    },
  });
}

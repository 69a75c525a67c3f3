import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { listAudit } from '../../../accounts/audit';
import { requireAdmin } from '../../../accounts/authenticate';
import { parseBody } from '../../../accounts/parse-body';
import { Refusal } from '../../../accounts/refusal';
import type { Account } from '../../../accounts/sessions';
import { approve, block, changeRole, refuse, unblock } from '../../../accounts/staff-acts';
import { invite } from '../../../accounts/staff-invitation';
import { listStaff, readStaffMember } from '../../../accounts/staff-list';
import { auditListQuery, emptyBody, inviteBody, roleBody, staffListQuery } from '../../../accounts/staff-requests';
import { limitsOf } from '../../../limits/limits';

type Act = (strapi: Core.Strapi, actor: Account, documentId: string) => Promise<void>;

/** Strapi's body and route parameters, which koa's own type doesn't know. */
interface StrapiContext extends Context {
  readonly params: Readonly<Record<string, string>>;
  readonly request: Context['request'] & { readonly body?: unknown };
}

/** Anything that can't be an id is the id of nobody. @throws Refusal not_found */
function idOf({ params }: StrapiContext): string {
  const id = params.id ?? '';
  if (!/^[a-z0-9]{10,40}$/.test(id)) throw new Refusal('not_found');
  return id;
}

/** /api/staff: what administrators see of and do with staff accounts. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const db = strapi.db.connection;

  /** Does an act to the account of the address and answers with it as it is then. */
  async function answerAct(ctx: StrapiContext, actor: Account, act: Act) {
    const documentId = idOf(ctx);
    await act(strapi, actor, documentId);
    ctx.body = { data: await readStaffMember(db, { documentId }, actor.userId) };
  }

  const plainAct = (act: Act) => async (ctx: StrapiContext) => {
    const actor = await requireAdmin(strapi, ctx);
    parseBody(emptyBody, ctx.request.body);
    await answerAct(ctx, actor, act);
  };

  const roleAct = (act: (...args: [...Parameters<Act>, role: Parameters<typeof approve>[3]]) => Promise<void>) =>
    async (ctx: StrapiContext) => {
      const actor = await requireAdmin(strapi, ctx);
      const { role } = parseBody(roleBody, ctx.request.body);
      await answerAct(ctx, actor, (...args) => act(...args, role));
    };

  return {
    async find(ctx: StrapiContext) {
      const { userId } = await requireAdmin(strapi, ctx);
      const query = parseBody(staffListQuery, ctx.query);
      const { members, total } = await listStaff(db, query, userId);
      ctx.body = { data: members, pagination: { page: query.page, pageSize: query.limit, total } };
    },

    async audit(ctx: StrapiContext) {
      await requireAdmin(strapi, ctx);
      const query = parseBody(auditListQuery, ctx.query);
      const { entries, total } = await listAudit(db, query);
      ctx.body = { data: entries, pagination: { page: query.page, pageSize: query.limit, total } };
    },

    async invite(ctx: StrapiContext) {
      const actor = await requireAdmin(strapi, ctx);
      await limitsOf(strapi).consume('invitationsPerActor', String(actor.userId));
      const userId = await invite(strapi, actor, parseBody(inviteBody, ctx.request.body));
      ctx.status = 201;
      ctx.body = { data: await readStaffMember(db, { userId }, actor.userId) };
    },

    approve: roleAct(approve),
    changeRole: roleAct(changeRole),
    refuse: plainAct(refuse),
    block: plainAct(block),
    unblock: plainAct(unblock),
  };
};

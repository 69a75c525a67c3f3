import type { Core } from '@strapi/strapi';
import { requireStaff } from '../../../accounts/authenticate';
import { parseBody } from '../../../accounts/parse-body';
import type { Account } from '../../../accounts/sessions';
import { limitsOf } from '../../../limits/limits';
import { reopen, startReview, turnDown, withdrawOffer } from '../../../quotes/acts';
import { assign, listAssignees } from '../../../quotes/assignees';
import { languageOf, referenceOf, type StrapiContext } from '../../../quotes/call';
import { countInbox, exportInbox, listInbox } from '../../../quotes/inbox';
import { readInboxQuote } from '../../../quotes/inbox-detail';
import { addNote, writeAsStaff } from '../../../quotes/messages';
import { saveDraft, sendOffer } from '../../../quotes/offers';
import {
  assigneeBody, emptyBody, exportQuery, inboxQuery, messageBody, offerDraftBody, offerSendBody, reasonBody,
} from '../../../quotes/requests';

/** /api/staff-quotes: what staff see of and do with the quotes of all clients. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const db = strapi.db.connection;

  /** Does something to the quote of the address and answers with it as it is then. */
  const act = (change: (staff: Account, reference: string, body: unknown) => Promise<void>) => async (ctx: StrapiContext) => {
    const staff = await requireStaff(strapi, ctx);
    const [reference, language] = [referenceOf(ctx), languageOf(ctx)];
    await change(staff, reference, ctx.request.body);
    ctx.body = { data: await readInboxQuote(db, reference, language) };
  };

  const plainAct = (change: (cms: Core.Strapi, staff: Account, reference: string) => Promise<void>) =>
    act((staff, reference, body) => {
      parseBody(emptyBody, body);
      return change(strapi, staff, reference);
    });

  const words = (write: typeof writeAsStaff) =>
    act(async (staff, reference, body) => {
      await limitsOf(strapi).consume('quoteMessagesPerAccount', String(staff.userId));
      await write(strapi, staff, reference, parseBody(messageBody, body));
    });

  return {
    async find(ctx: StrapiContext) {
      const staff = await requireStaff(strapi, ctx);
      const { page, limit, language, ...filter } = parseBody(inboxQuery, ctx.query);
      const { quotes, total } = await listInbox(db, filter, { page, limit, language }, staff);
      ctx.body = { data: quotes, pagination: { page, pageSize: limit, total }, counts: await countInbox(db) };
    },

    async export(ctx: StrapiContext) {
      const staff = await requireStaff(strapi, ctx);
      const { language, ...filter } = parseBody(exportQuery, ctx.query);
      ctx.body = { data: await exportInbox(db, filter, language, staff) };
    },

    async assignees(ctx: StrapiContext) {
      await requireStaff(strapi, ctx);
      languageOf(ctx);
      ctx.body = { data: await listAssignees(db) };
    },

    findOne: act(async () => {}),
    assign: act((staff, reference, body) => assign(strapi, staff, reference, parseBody(assigneeBody, body).assignee)),
    saveOffer: act((_staff, reference, body) => saveDraft(strapi, reference, parseBody(offerDraftBody, body))),
    sendOffer: act((staff, reference, body) => sendOffer(strapi, staff, reference, parseBody(offerSendBody, body))),
    review: plainAct(startReview),
    withdraw: plainAct(withdrawOffer),
    reopen: plainAct(reopen),
    decline: act((staff, reference, body) => turnDown(strapi, staff, reference, parseBody(reasonBody, body).reason)),
    write: words(writeAsStaff),
    note: words(addNote),
  };
};

/** @jest-environment node */
import en from '../../messages/en.json';
import * as account from './account';
import * as analytics from './analytics';
import { analyticsExportQuery } from './analytics-figures';
import * as cart from './cart';
import * as content from './content';
import { quoteItemRequest } from './quote-request';
import * as quotes from './quotes';
import * as staff from './staff';
import { uploadRequest } from './uploads';

const values = [undefined, null, 0, 1, true, {}, [], ['a'], '', ' ', 'x', 'x\u0000yzabc', '12345', 'x'.repeat(2_000), 'كلمة'.repeat(30), new File([], 'a.png'), new File(['x'], '../a.png')];

const schemas = {
  login: account.loginRequest,
  register: account.registerRequest,
  clientForm: account.clientRegistrationForm,
  staffForm: account.staffRegistrationForm,
  email: account.emailRequest,
  verify: account.verifyRequest,
  reset: account.resetPasswordRequest,
  resetForm: account.resetPasswordForm,
  staffList: staff.staffListQuery,
  auditList: staff.auditListQuery,
  staffId: staff.staffIdParam,
  staffRole: staff.staffRoleRequest,
  invite: staff.staffInviteRequest,
  track: analytics.trackRequest,
  click: analytics.clickRequest,
  cartAction: analytics.cartActionRequest,
  linkCurrent: analytics.linkCurrentRequest,
  analyticsExport: analyticsExportQuery,
  cartAdd: cart.cartAddRequest,
  cartUpdate: cart.cartUpdateRequest,
  cartLine: cart.cartLineParam,
  quoteItem: quoteItemRequest,
  quoteList: quotes.quoteListQuery,
  quoteReference: quotes.quoteReferenceParam,
  quoteAccept: quotes.quoteAcceptRequest,
  quoteDecline: quotes.quoteDeclineRequest,
  quoteMessage: quotes.quoteMessageRequest,
  inbox: quotes.inboxQuery,
  assign: quotes.assignRequest,
  offerDraft: quotes.offerDraftRequest,
  offerSend: quotes.offerSendRequest,
  contentList: content.contentListQuery,
  contentId: content.contentIdParam,
  contentReference: content.contentReferenceParam,
  blogSlug: content.blogSlugParam,
  serviceCreate: content.serviceCreateRequest,
  serviceUpdate: content.serviceUpdateRequest,
  subServiceCreate: content.subServiceCreateRequest,
  subServiceUpdate: content.subServiceUpdateRequest,
  blogCreate: content.blogCreateRequest,
  blogUpdate: content.blogUpdateRequest,
  upload: uploadRequest,
};

describe.each(Object.entries(schemas))('the contract %s', (_, schema) => {
  it.each(Object.keys(schema.shape))('words every problem of %s by a key of the messages', (field) => {
    const messages = new Set<string>();
    for (const value of values) {
      const issues = schema.safeParse({ [field]: value }).error?.issues ?? [];
      for (const { path, message } of issues) if (path[0] === field) messages.add(message);
    }
    for (const message of messages) expect(Object.keys(en.Problems)).toContain(message);
  });
});

// First, because it settles how the schemas below are made.
import { quoteDeclineRequest, quoteMessageRequest } from '@/contracts/quotes';

/** The same rules as the calls have; issues are keys of the messages' `Problems`. */
export const messageSchema = quoteMessageRequest.pick({ text: true });
export const declineSchema = quoteDeclineRequest;

export const MESSAGE_MAX = 4_000;
export const REASON_MAX = 1_000;

import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { acceptedResponse, cartActionRequest, clickRequest, trackRequest } from '@/contracts/analytics';
import { languageQuery } from '@/contracts/language';
import type { EventIntake } from '../events/accept-event';
import { describeCartAction, describeClick, describePage, type EventSender } from '../events/stored-event';
import type { ApiBindings, ApiContext } from '../http/answers';
import { eventTurn } from '../http/event-turn';
import { jsonBody } from '../http/json-body';
import type { Visitors } from '../http/visitors';
import { bodyRefusals, json } from './json-route';

const accepted = {
  202: { description: 'Stored. What a bot sends is counted instead, and what staff send is dropped', content: json(acceptedResponse) },
  ...bodyRefusals,
};

/** `POST /api/analytics/track`, `/api/analytics/click` and `/api/visitor/cart-action`: each answered when its event is committed, never before. */
export function addAnalytics(app: OpenAPIHono<ApiBindings>, intake: EventIntake, visitors: Visitors): void {
  const middleware = [eventTurn(intake, visitors), jsonBody];
  const request = <S>(schema: S) => ({ query: languageQuery, body: { required: true as const, content: { 'application/json': { schema } } } });

  const track = createRoute({
    method: 'post',
    path: '/analytics/track',
    summary: 'A page that is shown; again with the same `eventId` and its `duration` (seconds) when it is left',
    middleware,
    request: request(trackRequest),
    responses: accepted,
  });
  const click = createRoute({
    method: 'post',
    path: '/analytics/click',
    summary: 'A link or button that was used; the same `eventId` again is the same event',
    middleware,
    request: request(clickRequest),
    responses: accepted,
  });
  const cartAction = createRoute({
    method: 'post',
    path: '/visitor/cart-action',
    summary: 'A service that was added to the cart or removed from it; the same `eventId` again is the same event',
    middleware,
    request: request(cartActionRequest),
    responses: accepted,
  });

  const senderOf = (c: ApiContext): EventSender => ({
    userAgent: c.req.header('user-agent'),
    sessionSecret: visitors.callerOf(c).sessionSecret,
  });
  const done = { success: true } as const;

  app.openapi(track, async (c) => {
    await intake.accept(c.req.valid('json'), describePage, senderOf(c));
    return c.json(done, 202);
  });
  app.openapi(click, async (c) => {
    await intake.accept(c.req.valid('json'), describeClick, senderOf(c));
    return c.json(done, 202);
  });
  app.openapi(cartAction, async (c) => {
    await intake.accept(c.req.valid('json'), describeCartAction, senderOf(c));
    return c.json(done, 202);
  });
}

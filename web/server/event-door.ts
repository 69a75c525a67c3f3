import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parse } from 'hono/utils/cookie';
import type { z } from 'zod';
import type { EventFields, EventIntake, Outcome } from '@/api/events/accept-event';
import { describeCartAction, describeClick, describePage, type DescribeEvent, type EventSender } from '@/api/events/stored-event';
import { MAX_BODY_BYTES } from '@/api/http/json-body';
import { answerHeaders, requestIdOf } from '@/api/http/request-id';
import { sessionCookieName, sessionSecretOf } from '@/config/session-cookie';
import { cartActionRequest, clickRequest, trackRequest } from '@/contracts/analytics';
import { visitorAddress } from '@/lib/forwarded-address';
import { parseSafeJson } from '@/lib/safe-json';

interface DoorOptions {
  intake: EventIntake;
  siteUrl: string;
  trustedProxyHops: number;
  /** The `/api` app, which answers everything else, and says no to events. */
  api: RequestListener;
}

/** Stores what a body says; undefined where it doesn't fit its contract. */
type Act = (intake: EventIntake, body: unknown, sender: EventSender) => Promise<void> | undefined;

const act =
  <Fields extends EventFields>(contract: z.ZodType<Fields>, describe: DescribeEvent<Fields>): Act =>
  (intake, body, sender) => {
    const fields = contract.safeParse(body);
    return fields.success ? intake.accept(fields.data, describe, sender) : undefined;
  };

const acts: ReadonlyMap<string, Act> = new Map([
  ['/api/analytics/track', act(trackRequest, describePage)],
  ['/api/analytics/click', act(clickRequest, describeClick)],
  ['/api/visitor/cart-action', act(cartActionRequest, describeCartAction)],
]);

const BODY = '{"success":true}';
const fixedHeaders = [...answerHeaders, ['Content-Type', 'application/json'], ['Content-Length', String(BODY.length)]].flat();

/**
 * Answers events before the app does: there are many of them, and the app's machinery around each would cost a multiple of it.
 * Only what a browser of the site sends and what ends well is answered here; the app answers all else, from the body that was read.
 */
export function createEventDoor({ intake, siteUrl, trustedProxyHops, api }: DoorOptions): RequestListener {
  const { origin } = new URL(siteUrl);
  const cookie = sessionCookieName(siteUrl);

  const senderOf = ({ headers }: IncomingMessage): EventSender => ({
    userAgent: headers['user-agent'],
    sessionSecret: headers.cookie === undefined ? undefined : sessionSecretOf(parse(headers.cookie, cookie)[cookie]),
  });

  async function answer(request: IncomingMessage, response: ServerResponse, store: Act): Promise<void> {
    const body = await readBody(request);
    const outcome: Outcome = {};
    try {
      const { headers, socket } = request;
      await intake.takeTurn(visitorAddress(oneOf(headers['x-forwarded-for']), socket.remoteAddress, trustedProxyHops));
      const json = isUtf8(body) ? parseSafeJson(body.toString()) : undefined;
      const stored = json && store(intake, json.value, senderOf(request));
      if (stored) {
        await stored;
        response.writeHead(202, ['X-Request-Id', requestIdOf(oneOf(headers['x-request-id'])), ...fixedHeaders]).end(BODY);
        return;
      }
    } catch (failure) {
      outcome.failure = failure;
    }
    // Where the app's listener looks for a body that was read.
    Object.assign(request, { rawBody: body });
    intake.outcomes.set(request, outcome);
    api(request, response);
  }

  return (request, response) => {
    const store = request.method === 'POST' ? acts.get(request.url ?? '') : undefined;
    if (store && isOrdinary(request.headers, origin)) void answer(request, response, store);
    else api(request, response);
  };
}

/** What browsers send from the site's own pages, with a body of a length that is known. */
function isOrdinary(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const { origin, 'content-type': type, 'content-length': length, 'sec-fetch-site': site } = headers;
  return (
    type === 'application/json' &&
    Number(length) <= MAX_BODY_BYTES &&
    headers['transfer-encoding'] === undefined &&
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || origin === ownOrigin)
  );
}

/** A header that Node joins where it came several times. */
const oneOf = (value: string | string[] | undefined): string | undefined => (typeof value === 'string' ? value : value?.join(', '));

/** Node hands out no more than was announced. Never settled where the sender goes away: then there is nobody to answer. */
const readBody = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve) => {
    let body: Buffer | undefined;
    request.on('data', (chunk: Buffer) => (body = body ? Buffer.concat([body, chunk]) : chunk));
    request.on('end', () => resolve(body ?? Buffer.alloc(0)));
  });

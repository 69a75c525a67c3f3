import { createMiddleware } from 'hono/factory';
import type { EventIntake } from '../events/accept-event';
import type { ApiBindings } from './answers';
import type { Visitors } from './visitors';

/**
 * Counts a call against its address's limit. What the door before the app has counted isn't counted twice, and what failed
 * there fails here, where failures are answered.
 */
export const eventTurn = (intake: EventIntake, visitors: Visitors) =>
  createMiddleware<ApiBindings>(async (c, next) => {
    const outcome = c.env?.incoming && intake.outcomes.get(c.env.incoming);
    if (outcome && 'failure' in outcome) throw outcome.failure;
    if (!outcome) await intake.takeTurn(visitors.callerOf(c).address);
    return next();
  });

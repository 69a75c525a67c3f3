import { z } from 'zod';

/** Answer of `GET /api/health`: the process answers. How things are behind it is another question, which nobody is asked here. */
export const healthResponse = z.object({ status: z.literal('ok') });

/** Answer of `GET /api/ready` where visitors may be sent here; else it is 503. The reasons are told on the private port alone. */
export const readyResponse = z.object({ status: z.literal('ready') });

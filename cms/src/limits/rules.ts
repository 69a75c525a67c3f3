const MINUTES = 60;
const HOURS = 3_600;

/** How often something may be tried: `points` times within `seconds`, counted from the first try. */
export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
}

/** Every limit there is. What each is counted by stands in its name. */
export const limitRules = {
  /** Wrong passwords for an account. While it is used up the right one is refused, too: an answer would tell it apart. */
  failedLoginsPerAddress: { points: 10, seconds: 15 * MINUTES },
  failedLoginsPerClient: { points: 50, seconds: 15 * MINUTES },
  registrationsPerClient: { points: 20, seconds: HOURS },
  /** Beyond it a registration answers as ever, and does nothing. */
  registrationsPerAddress: { points: 3, seconds: HOURS },
  /** Verification links asked for anew, and password resets. */
  askedMailsPerClient: { points: 20, seconds: HOURS },
  askedMailsPerAddress: { points: 5, seconds: HOURS },
  /** Mailed links used, right or wrong. */
  usedLinksPerClient: { points: 30, seconds: 15 * MINUTES },
  invitationsPerActor: { points: 30, seconds: HOURS },
  /** Calls of a quote request, one per item. */
  quoteCallsPerAccount: { points: 600, seconds: 10 * MINUTES },
  quoteMessagesPerAccount: { points: 60, seconds: HOURS },
  /** Each is some work for the database. */
  searchesPerClient: { points: 120, seconds: MINUTES },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;

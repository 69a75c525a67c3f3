import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import {
  claimMail, dropMail, failMail, markSent, postponeMail, returnMail, secondsUntilDue, type OutgoingMail,
} from './outbox';
import { describeFailure, judgeFailure, type RenderedMail, type SendMail } from './transport';

/** Makes the mail's text; null where there is nothing to send (any more). */
export type RenderMail = (mail: OutgoingMail) => Promise<RenderedMail | null>;

export interface MailerOptions {
  readonly db: Knex;
  readonly send: SendMail;
  readonly render: RenderMail;
  readonly log: { warn(message: string): void; error(message: string): void };
}

/** Mails of one run; more are left to the next one, which any process may take. */
const RUN_LIMIT = 200;

/** Pause before a mail server that couldn't be reached is tried with another mail, in seconds. */
const UNREACHABLE_PAUSE = 5;

type Outcome = 'done' | 'unreachable';

/**
 * Sends what the outbox holds. Any number of them may work on one database; each mail is claimed by one of them, and is
 * due again by itself where that one dies.
 */
export class Mailer {
  private readonly closing = new AbortController();
  private stopping = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: MailerOptions) {}

  /**
   * Sends the mails that are due, one after the other. Ends early where the mail server can't be reached: one attempt
   * tells as much as a hundred.
   * @returns seconds until the next one is due; null where none waits
   */
  async run(): Promise<number | null> {
    const sending = this.sendDue();
    this.running = Promise.allSettled([this.running, sending]);
    const outcome = await sending;
    if (this.stopping) return null;
    const seconds = await secondsUntilDue(this.options.db);
    return seconds !== null && outcome === 'unreachable' ? Math.max(seconds, UNREACHABLE_PAUSE) : seconds;
  }

  /** Takes up nothing new, and waits for the mail under way; breaks it off after the given time. */
  async stop(graceMs = 5_000): Promise<void> {
    this.stopping = true;
    const timer = setTimeout(() => this.closing.abort(), graceMs);
    await this.running;
    clearTimeout(timer);
  }

  private async sendDue(): Promise<Outcome> {
    for (let count = 0; count < RUN_LIMIT && !this.stopping; count += 1) {
      const mail = await claimMail(this.options.db);
      if (!mail) return 'done';
      if ((await this.deliver(mail)) === 'unreachable') return 'unreachable';
    }
    return 'done';
  }

  private async deliver(mail: OutgoingMail): Promise<Outcome> {
    const { db, log, render, send } = this.options;
    try {
      const rendered = await render(mail);
      if (!rendered) {
        await dropMail(db, mail);
        return 'done';
      }
      await send({ ...rendered, id: mail.id, recipient: mail.recipient }, this.closing.signal);
    } catch (error) {
      if (this.closing.signal.aborted) {
        await returnMail(db, mail);
        return 'done';
      }
      const kind = judgeFailure(error);
      const reason = describeFailure(error);
      log.warn(`Mail ${mail.id} (${mail.template}) was not sent, attempt ${mail.attempts}: ${reason}`);
      if (kind === 'refused') await failMail(db, mail, reason);
      else await postponeMail(db, mail, reason);
      return kind === 'unreachable' ? 'unreachable' : 'done';
    }
    await markSent(db, mail);
    return 'done';
  }
}

const wakers = new WeakMap<Core.Strapi, () => void>();

/** Says what `wakeMailer` does for a CMS process; undefined for nothing. */
export function setWaker(strapi: Core.Strapi, wake: (() => void) | undefined): void {
  if (wake) wakers.set(strapi, wake);
  else wakers.delete(strapi);
}

/**
 * Has the outbox looked through at once. Call it after the transaction that wrote a mail has committed. Returns at once
 * and never throws; a lost call costs a minute at most.
 */
export function wakeMailer(strapi: Core.Strapi): void {
  wakers.get(strapi)?.();
}

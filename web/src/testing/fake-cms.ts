import type { AskCms, AskOptions, CmsAnswer } from '@/cms/ask-cms';
import type { AccountRole } from '@/contracts/account';
import { buildApi, cmsAnswer } from './build-api';
import type { ApiOptions } from '@/api/app';

export const SESSION_SECRET = 's'.repeat(43);
export const SESSION_TOKEN = '7b1a2f4e-0c7d-4a52-9a2e-4f3f6f2f8f10';

/** A signed-in account as the CMS tells it, with things that are nobody's business. */
export const cmsAccount = (role: AccountRole = 'user') => ({
  user: { id: 'w1x2y3z4a5b6c7d8', email: 'lina@client.example', name: 'Lina', role, password: '$2b$10$x', blocked: false },
  token: SESSION_TOKEN,
});

type Reply = CmsAnswer | Error | ((options: AskOptions) => CmsAnswer);

/** A CMS that answers what a test told it to, by method and path, and remembers what it was asked. */
export class FakeCms {
  readonly asked: { call: string; options: AskOptions }[] = [];
  readonly #replies = new Map<string, Reply>();

  /** @param call method and path without its query, for example `GET /api/account/me` */
  reply(call: string, reply: Reply): this {
    this.#replies.set(call, reply);
    return this;
  }

  /** Knows the session of `SESSION_SECRET` as one of an account with this role. */
  signedIn(role: AccountRole): this {
    return this.reply('GET /api/account/me', ({ headers }) =>
      headers?.['x-session-secret'] === SESSION_SECRET ? cmsAnswer(cmsAccount(role)) : refusal('unauthorized', 401),
    );
  }

  calls(): string[] {
    return this.asked.map(({ call }) => call);
  }

  readonly ask: AskCms = async (path, options) => {
    const call = `${options.method ?? 'GET'} ${path.split('?')[0] ?? ''}`;
    this.asked.push({ call: `${options.method ?? 'GET'} ${path}`, options });
    const reply = this.#replies.get(call);
    if (reply instanceof Error) throw reply;
    if (reply === undefined) throw new Error(`the test has no answer to ${call}`);
    return typeof reply === 'function' ? reply(options) : reply;
  };

  /** The `/api` app in front of it. */
  api(options: Partial<ApiOptions> = {}) {
    return buildApi({ askCms: this.ask, ...options });
  }
}

/** A refusal as the CMS words it. */
export const refusal = (code: string, status: number, more: object = {}): CmsAnswer => cmsAnswer({ error: { code, ...more } }, status);

/** Headers of a browser that holds a session. */
export const withCookie = (secret = SESSION_SECRET, name = '__Host-session') => ({ cookie: `a=b; ${name}=${secret}` });

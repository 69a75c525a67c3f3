import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Refusal } from './refusal';
import { findAccount, type Account } from './sessions';

/** The value of the visitor's session cookie, which the site hands on. */
export const SESSION_HEADER = 'x-session-secret';

/** The signed-in account of a call of the site, or null. Only for routes behind `global::site-call`. */
export async function readAccount(strapi: Core.Strapi, ctx: Context): Promise<Account | null> {
  return findAccount(strapi.db.connection, ctx.get(SESSION_HEADER));
}

/** Like readAccount, but refuses a call of nobody (401). */
export async function requireAccount(strapi: Core.Strapi, ctx: Context): Promise<Account> {
  const account = await readAccount(strapi, ctx);
  if (!account) throw new Refusal('unauthorized');
  return account;
}

/** Refuses a call of nobody (401) and of anybody who isn't an administrator (403). */
export async function requireAdmin(strapi: Core.Strapi, ctx: Context): Promise<Account> {
  const account = await requireAccount(strapi, ctx);
  if (account.role !== 'admin') throw new Refusal('forbidden');
  return account;
}

/** Refuses a call of nobody (401) and of clients (403). */
export async function requireStaff(strapi: Core.Strapi, ctx: Context): Promise<Account> {
  const account = await requireAccount(strapi, ctx);
  if (account.role === 'user') throw new Refusal('forbidden');
  return account;
}

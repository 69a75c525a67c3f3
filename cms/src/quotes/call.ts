import type { Context } from 'koa';
import { parseBody } from '../accounts/parse-body';
import { Refusal } from '../accounts/refusal';
import type { MailLanguage } from '../mail/outbox';
import { languageQuery } from './requests';

/** Strapi's body and route parameters, which koa's own type doesn't know. */
export interface StrapiContext extends Context {
  readonly params: Readonly<Record<string, string>>;
  readonly request: Context['request'] & { readonly body?: unknown };
}

/** Anything that can't be a reference is nobody's. @throws Refusal not_found */
export function referenceOf({ params }: StrapiContext): string {
  const reference = params.reference ?? '';
  if (!/^Q-\d{4}-\d{6,12}$/.test(reference)) throw new Refusal('not_found');
  return reference;
}

/** The language of the answer. @throws Refusal invalid_request */
export const languageOf = (ctx: StrapiContext): MailLanguage => parseBody(languageQuery, ctx.query).language;

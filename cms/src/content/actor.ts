import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { Account } from '../accounts/sessions';
import type { Actor } from './types';

/** Nobody: it has no name to show. */
export const SYSTEM: Actor = { kind: 'system', id: null, name: '' };

const acting = new AsyncLocalStorage<Actor>();

interface PanelUser {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email: string;
}

const panelName = ({ firstname, lastname, username, email }: PanelUser): string =>
  [firstname, lastname].filter(Boolean).join(' ') || username || email;

export const toActor = ({ documentId, name }: Account): Actor => ({ kind: 'account', id: documentId, name });

/** Does work in somebody's name: document middlewares below it see who it was. */
export const runAs = <T>(actor: Actor, work: () => Promise<T>): Promise<T> => acting.run(actor, work);

/** In whose name the change under way is made: that of `runAs`, else of the panel's request, else the system's own. */
export function currentActor(strapi: Core.Strapi): Actor {
  const known = acting.getStore();
  if (known) return known;
  const state: { route?: { info?: { type?: string } }; user?: PanelUser } | undefined = strapi.requestContext.get()?.state;
  if (state?.route?.info?.type !== 'admin' || !state.user) return SYSTEM;
  return { kind: 'panel', id: String(state.user.id), name: panelName(state.user) };
}

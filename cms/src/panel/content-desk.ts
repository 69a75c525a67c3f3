import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { parseBody } from '../accounts/parse-body';
import { Refusal, refusalStatus } from '../accounts/refusal';
import { currentActor, readContent, type Kind, type Language } from '../content';
import { previewPath } from '../content/preview-path';
import { setSchedule } from '../content/schedules';
import { kinds, languages } from '../content/types';
import { compareVersion, listVersions, restoreVersion } from '../content/versions';
import { modelOf } from '../content/versions-words';
import type { StrapiContext } from '../quotes/call';
import { previewLink } from './preview-link';

type Verb = 'read' | 'update' | 'publish';

interface PanelContext extends StrapiContext {
  readonly state: { readonly userAbility: { can(action: string, subject: string): boolean } };
}

/** What a call is about. */
interface Subject {
  readonly kind: Kind;
  readonly documentId: string;
  readonly language: Language;
}

const subjectOf = z.object({ kind: z.enum(kinds), documentId: z.string().regex(/^[a-z0-9]{10,40}$/), language: z.enum(languages) });
const versionNumber = z.coerce.number().int().min(1).max(2_147_483_647);

const time = z.iso.datetime({ offset: true, error: 'date' }).nullable().optional();
const scheduleBody = z.strictObject({ publishAt: time, unpublishAt: time });
const restoreBody = z.strictObject({ version: z.string().max(200).nullable().optional() });

/** Whoever may do something to a kind of document in the panel may do the same here. @throws Refusal not_found, forbidden */
function subjectFor(ctx: PanelContext, verb: Verb): Subject {
  const { success, data } = subjectOf.safeParse({ ...ctx.params, language: ctx.query.language });
  if (!success) throw new Refusal('not_found');
  if (!ctx.state.userAbility.can(`plugin::content-manager.explorer.${verb}`, modelOf(data.kind).uid)) throw new Refusal('forbidden');
  return data;
}

/** @throws Refusal not_found */
function numberOf({ params }: PanelContext): number {
  const { success, data } = versionNumber.safeParse(params.number);
  if (!success) throw new Refusal('not_found');
  return data;
}

/** Answers with what the work brings, or why it is refused in the form of Strapi's own errors. */
const answering = (verb: Verb, work: (ctx: PanelContext, subject: Subject) => Promise<unknown>) => async (ctx: Context) => {
  const panel = ctx as PanelContext;
  try {
    ctx.body = { data: await work(panel, subjectFor(panel, verb)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, details } = error;
    ctx.status = refusalStatus[code];
    ctx.body = { data: null, error: { status: ctx.status, name: code, message: code, details } };
  }
};

/**
 * What the panel's form of a service, sub-service or post shows beside it: schedule, versions and preview. Call it while Strapi
 * registers.
 */
export function registerContentDesk(strapi: Core.Strapi): void {
  const route = (method: 'GET' | 'POST' | 'PUT', path: string, handler: (ctx: Context) => Promise<void>) => ({
    method,
    path: `/:kind/:documentId${path}`,
    handler,
    config: { policies: ['admin::isAuthenticatedAdmin'] },
    info: { pluginName: 'admin', type: 'admin' as const },
  });

  strapi.server.routes({
    type: 'admin',
    // Not below /admin: there the panel's pages are.
    prefix: '/content-desk',
    routes: [
      route('GET', '', answering('read', (_ctx, { kind, documentId }) => readContent(strapi, kind, documentId))),
      route('PUT', '/schedule', answering('publish', (ctx, { kind, documentId, language }) =>
        setSchedule(strapi, kind, currentActor(strapi), documentId, language, parseBody(scheduleBody, ctx.request.body)))),
      route('GET', '/versions', answering('read', (_ctx, { kind, documentId, language }) =>
        listVersions(strapi, kind, documentId, language))),
      route('GET', '/versions/:number', answering('read', (ctx, { kind, documentId, language }) =>
        compareVersion(strapi, kind, documentId, language, numberOf(ctx)))),
      route('POST', '/versions/:number/restore', answering('update', (ctx, { kind, documentId, language }) =>
        restoreVersion(strapi, kind, currentActor(strapi), documentId, language, numberOf(ctx), parseBody(restoreBody, ctx.request.body).version))),
      route('GET', '/preview', answering('read', async (_ctx, { kind, documentId, language }) => ({
        url: previewLink(strapi.config.get('site'), await previewPath(strapi, kind, documentId, language)),
      }))),
    ],
  });
}

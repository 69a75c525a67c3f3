import type { Core } from '@strapi/strapi';
import { requireStaff } from '../../../accounts/authenticate';
import { parseBody } from '../../../accounts/parse-body';
import { Refusal } from '../../../accounts/refusal';
import {
  createContent, listContent, mayRemove, publishContent, readContent, removeContent, saveContent, toActor, unpublishContent,
  type Actor, type ContentDocument, type Kind,
} from '../../../content';
import { contentListQuery, contentQuery, createBody, emptyBody, publishBody, saveBody, unpublishBody } from '../../../content/requests';
import { kinds } from '../../../content/types';
import { uploadImage } from '../../../content/upload-image';
import type { IncomingFile } from '../../../media/prepare-file';
import type { StrapiContext } from '../../../quotes/call';

/** A call with Strapi's parsed files. */
interface FileContext extends StrapiContext {
  readonly request: StrapiContext['request'] & { readonly files?: Readonly<Record<string, IncomingFile | IncomingFile[]>> };
}

/** @throws Refusal not_found for any other word */
function kindOf({ params }: StrapiContext): Kind {
  const kind = kinds.find((one) => one === params.kind);
  if (!kind) throw new Refusal('not_found');
  return kind;
}

/** Anything that can't be an id is the id of nothing. @throws Refusal not_found */
function idOf({ params }: StrapiContext): string {
  const id = params.id ?? '';
  if (!/^[a-z0-9]{10,40}$/.test(id)) throw new Refusal('not_found');
  return id;
}

/** @throws Refusal invalid_request where there isn't exactly one file, in the field `file` */
function fileOf({ request: { files = {} } }: FileContext): IncomingFile {
  const [file, ...others] = Object.entries(files).flatMap(([field, sent]) => [sent].flat().map((one) => ({ field, one })));
  if (file?.field !== 'file' || others.length > 0) throw new Refusal('invalid_request', { fields: { file: file ? 'invalid' : 'required' } });
  return file.one;
}

/** /api/staff-content: what staff read of and do with services, sub-services and posts, drafts included. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** Does something to the document of the address and answers with it as it is then. */
  const act = (change: (kind: Kind, actor: Actor, documentId: string, body: unknown) => Promise<ContentDocument>) => async (ctx: StrapiContext) => {
    const actor = toActor(await requireStaff(strapi, ctx));
    ctx.body = { data: await change(kindOf(ctx), actor, idOf(ctx), ctx.request.body) };
  };

  return {
    async find(ctx: StrapiContext) {
      await requireStaff(strapi, ctx);
      const query = parseBody(contentListQuery, ctx.query);
      const { documents, total } = await listContent(strapi, kindOf(ctx), query);
      ctx.body = { data: documents, pagination: { page: query.page, pageSize: query.limit, total } };
    },

    async findOne(ctx: StrapiContext) {
      await requireStaff(strapi, ctx);
      ctx.body = { data: await readContent(strapi, kindOf(ctx), idOf(ctx), parseBody(contentQuery, ctx.query)) };
    },

    async create(ctx: StrapiContext) {
      const actor = toActor(await requireStaff(strapi, ctx));
      ctx.body = { data: await createContent(strapi, kindOf(ctx), actor, parseBody(createBody, ctx.request.body)) };
      ctx.status = 201;
    },

    save: act((kind, actor, documentId, body) => saveContent(strapi, kind, actor, documentId, parseBody(saveBody, body))),

    publish: act((kind, actor, documentId, body) => {
      const { language, version } = parseBody(publishBody, body);
      return publishContent(strapi, kind, actor, documentId, language, version);
    }),

    unpublish: act((kind, actor, documentId, body) =>
      unpublishContent(strapi, kind, actor, documentId, parseBody(unpublishBody, body).language)),

    async remove(ctx: StrapiContext) {
      const staff = await requireStaff(strapi, ctx);
      const [kind, documentId] = [kindOf(ctx), idOf(ctx)];
      if (!mayRemove(staff.role, kind)) throw new Refusal('forbidden');
      parseBody(emptyBody, ctx.request.body);
      await removeContent(strapi, kind, toActor(staff), documentId);
      ctx.body = { data: null };
    },

    async upload(ctx: FileContext) {
      const actor = toActor(await requireStaff(strapi, ctx));
      ctx.body = { data: await uploadImage(strapi, actor, fileOf(ctx)) };
      ctx.status = 201;
    },
  };
};

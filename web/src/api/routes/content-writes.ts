import { z } from 'zod';
import { CmsRefusal, type CallCms } from '@/cms/site-calls';
import { contentDocument, staffContentPath, versionIn, writtenView, type ContentDocument, type ContentKind, type Written } from '@/cms/staff-content';
import type { ContentBody } from '@/contracts/content';
import type { Locale } from '@/i18n/locales';
import { ApiFailure, type ApiContext } from '../http/answers';
import type { Visitors } from '../http/visitors';

/** What staff do with content. Every rule about it is the CMS's; here are only the names of the API. */
export interface ContentWrites {
  create: (c: ApiContext, kind: ContentKind, body: ContentBody) => Promise<Written>;
  /** Writes what is given, then publishes the language or takes it back where `status` says so. */
  update: (c: ApiContext, kind: ContentKind, id: string, body: ContentBody) => Promise<Written>;
  remove: (c: ApiContext, kind: ContentKind, id: string) => Promise<void>;
  /**
   * What staff give back with a change of the published document that they have read.
   * @returns nothing for everybody else
   */
  versionForStaff: (c: ApiContext, kind: ContentKind, published: { id: string; language: Locale }) => Promise<{ version?: string }>;
}

interface Change {
  method: 'POST' | 'PUT';
  path: string;
  json: { language: Locale; [field: string]: unknown };
}

const answer = z.object({ data: contentDocument });

export function createContentWrites(callCms: CallCms, visitors: Visitors): ContentWrites {
  const change = async (c: ApiContext, kind: ContentKind, call: Change): Promise<ContentDocument> => {
    try {
      return (await callCms(visitors.callerOf(c), { ...call, answer })).data;
    } catch (error) {
      throw error instanceof CmsRefusal ? inWordsOfApi(error, kind, call.json.language) : error;
    }
  };

  return {
    async create(c, kind, { language, status, ...fields }) {
      const json = { language, input: inputOf(fields), publish: status === 'published' };
      return writtenView(kind, await change(c, kind, { method: 'POST', path: staffContentPath(kind), json }), language);
    },

    async update(c, kind, id, { language, status, version, ...fields }) {
      const path = staffContentPath(kind, id);
      const json = { language, input: inputOf(fields), version, publish: status === 'published' };
      const saved = await change(c, kind, { method: 'PUT', path, json });
      const isPublic = ['published', 'changed'].includes(versionIn(saved, language)?.state ?? 'missing');
      if (status !== 'draft' || !isPublic) return writtenView(kind, saved, language);
      return writtenView(kind, await change(c, kind, { method: 'POST', path: `${path}/unpublish`, json: { language } }), language);
    },

    async remove(c, kind, id) {
      await callCms(visitors.callerOf(c), { method: 'DELETE', path: staffContentPath(kind, id), answer: z.unknown() });
    },

    async versionForStaff(c, kind, { id, language }) {
      const caller = visitors.callerOf(c);
      if (caller.sessionSecret === undefined) return {};
      try {
        const { data } = await callCms(caller, { method: 'GET', path: staffContentPath(kind, id), answer });
        const version = versionIn(data, language)?.version;
        return version ? { version } : {};
      } catch (error) {
        // Not of the staff, or no longer signed in: a reader like all others.
        if (error instanceof CmsRefusal) return {};
        throw error;
      }
    },
  };
}

/** The API's fields that have another name in the CMS. */
const CMS_NAMES: Readonly<Record<string, string>> = {
  excerpt: 'description',
  image: 'imageId',
  category: 'categorySlug',
  publishedAt: 'publishDate',
};

const inputOf = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [CMS_NAMES[name] ?? name, value]));

function apiName(name: string, kind: ContentKind): string {
  if (name === 'description') return kind === 'post' ? 'excerpt' : name;
  return Object.keys(CMS_NAMES).find((ours) => CMS_NAMES[ours] === name) ?? name;
}

/** A refusal with the names of the API's fields, and with the document as it is now where somebody else was first. */
function inWordsOfApi({ code, details, document }: CmsRefusal, kind: ContentKind, language: Locale): ApiFailure {
  const fields = details.fields && Object.entries(details.fields).map(([name, problem]) => [apiName(name, kind), problem] as const);
  const present = contentDocument.safeParse(document);
  return new ApiFailure(code, {
    ...details,
    ...(fields && { fields: Object.fromEntries(fields) }),
    ...(present.success && { document: { ...writtenView(kind, present.data, language) } }),
  });
}

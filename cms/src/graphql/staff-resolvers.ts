import type { Core } from '@strapi/strapi';
import { parseBody } from '../accounts/parse-body';
import { Refusal } from '../accounts/refusal';
import {
  createContent, listContent, mayRemove, proposeSlug, publishContent, readContent, removeContent, reorderContent, saveContent, toActor, today,
  unpublishContent, type ContentDocument, type ContentInput, type Kind, type Language,
} from '../content';
import { contentListQuery } from '../content/requests';
import { setSchedule } from '../content/schedules';
import { listVersions, readVersion, restoreVersion } from '../content/versions';
import { createStaffField } from './staff-field';
import { saveResult } from './staff-save';

interface OfKind {
  kind: Kind;
}
interface OfDocument extends OfKind {
  documentId: string;
}
interface OfLanguage extends OfDocument {
  language: Language;
}
interface Save extends OfKind {
  language: Language;
  /** Checked where it is written. */
  input: ContentInput;
  publish: boolean;
}
interface Versioned {
  version?: string | null;
}
interface ListArguments extends OfKind {
  outdated?: boolean | null;
}
interface ScheduleArguments extends OfLanguage {
  publishAt?: Date | null;
  unpublishAt?: Date | null;
}

/** GraphQL's way to leave an argument out is null as well. */
const withoutNulls = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** A time as the schedule takes it: none given stays none, null takes it away. */
const isoOf = (time: Date | null | undefined) => (time ? time.toISOString() : time);

async function orNull(read: Promise<ContentDocument>): Promise<ContentDocument | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  }
}

/** Resolvers of `staff-schema.ts`, by type and field. */
export function staffResolvers(strapi: Core.Strapi) {
  const staffField = createStaffField(strapi);
  const posts = `${strapi.config.get<string>('admin.absoluteUrl')}/content-manager/collection-types/api::post.post`;

  return {
    Query: {
      staffContentList: staffField(({ kind, outdated, ...query }: ListArguments) =>
        listContent(strapi, kind, parseBody(contentListQuery, withoutNulls({ ...query, outdated: outdated ? 'true' : null }))),
      ),
      staffContent: staffField(({ kind, documentId }: OfDocument) => orNull(readContent(strapi, kind, documentId, { withSubServices: true }))),
      staffContentVersions: staffField(({ kind, documentId, language }: OfLanguage) => listVersions(strapi, kind, documentId, language)),
      staffContentVersion: staffField(({ kind, documentId, language, number }: OfLanguage & { number: number }) =>
        readVersion(strapi, kind, documentId, language, number),
      ),
      staffToday: staffField(() => today(strapi)),
      staffSlug: staffField(({ kind, title, documentId }: OfKind & { title: string; documentId?: string | null }) =>
        proposeSlug(strapi, kind, title, documentId ?? undefined),
      ),
    },

    Mutation: {
      staffCreateContent: staffField(({ kind, language, input, publish }: Save, staff) =>
        saveResult(() => createContent(strapi, kind, toActor(staff), { language, input, publish })),
      ),
      staffSaveContent: staffField(({ kind, documentId, language, input, version, publish }: Save & OfDocument & Versioned, staff) =>
        saveResult(() => saveContent(strapi, kind, toActor(staff), documentId, { language, input, version, publish })),
      ),
      staffPublishContent: staffField(({ kind, documentId, language, version }: OfLanguage & Versioned, staff) =>
        saveResult(() => publishContent(strapi, kind, toActor(staff), documentId, language, version)),
      ),
      staffUnpublishContent: staffField(({ kind, documentId, language }: OfLanguage, staff) =>
        saveResult(() => unpublishContent(strapi, kind, toActor(staff), documentId, language)),
      ),
      staffRemoveContent: staffField(async ({ kind, documentId }: OfDocument, staff) => {
        if (!mayRemove(staff.role, kind)) throw new Refusal('forbidden');
        await removeContent(strapi, kind, toActor(staff), documentId);
        return true;
      }),
      staffReorderContent: staffField(async ({ kind, documentIds }: OfKind & { documentIds: string[] }, staff) => {
        await reorderContent(strapi, kind, toActor(staff), documentIds);
        return true;
      }),
      staffScheduleContent: staffField(({ kind, documentId, language, publishAt, unpublishAt }: ScheduleArguments, staff) =>
        saveResult(() =>
          setSchedule(strapi, kind, toActor(staff), documentId, language, { publishAt: isoOf(publishAt), unpublishAt: isoOf(unpublishAt) }),
        ),
      ),
      staffRestoreVersion: staffField(({ kind, documentId, language, number, version }: OfLanguage & Versioned & { number: number }, staff) =>
        saveResult(() => restoreVersion(strapi, kind, toActor(staff), documentId, language, number, version)),
      ),
    },

    StaffContent: {
      editorUrl: ({ kind, documentId }: ContentDocument) => (kind === 'post' ? `${posts}/${documentId}` : null),
    },
  };
}

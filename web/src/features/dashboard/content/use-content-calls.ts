import {
  useStaffCreateContentMutation,
  useStaffPublishContentMutation,
  useStaffRemoveContentMutation,
  useStaffReorderContentMutation,
  useStaffRestoreVersionMutation,
  useStaffSaveContentMutation,
  useStaffScheduleContentMutation,
  useStaffUnpublishContentMutation,
} from '@/gql/hooks';
import type { StaffContentInput, StaffSaveResultFieldsFragment } from '@/gql/operations';
import type { Locale } from '@/i18n/locales';
import type { EditedKind, StaffContent } from './content-form';
import { problemOfError, type ContentProblem } from './content-problem';

export type SaveIssue = StaffSaveResultFieldsFragment['issues'][number];

/** What came of a change: the document as it is now, the one that somebody else saved first, what is wrong with it, or no answer. */
export type SaveOutcome =
  | { document: StaffContent }
  | { conflict: StaffContent }
  | { issues: readonly SaveIssue[] }
  | { problem: ContentProblem };

async function outcomeOf(asked: Promise<StaffSaveResultFieldsFragment | undefined>): Promise<SaveOutcome> {
  try {
    const result = await asked;
    if (result?.document) return { document: result.document };
    if (result?.conflict) return { conflict: result.conflict };
    if (result) return { issues: result.issues };
    return { problem: { code: 'internal', message: '' } };
  } catch (error) {
    return { problem: problemOfError(error) };
  }
}

/** @returns why it didn't happen, or null */
async function problemOf(asked: Promise<unknown>): Promise<ContentProblem | null> {
  try {
    await asked;
    return null;
  } catch (error) {
    return problemOfError(error);
  }
}

interface Save {
  language: Locale;
  input: StaffContentInput;
  publish: boolean;
}

/** Everything that staff change about a kind of content. None of these throws. */
export function useContentCalls(kind: EditedKind) {
  const [create] = useStaffCreateContentMutation();
  const [save] = useStaffSaveContentMutation();
  const [publish] = useStaffPublishContentMutation();
  const [unpublish] = useStaffUnpublishContentMutation();
  const [schedule] = useStaffScheduleContentMutation();
  const [restore] = useStaffRestoreVersionMutation();
  const [remove] = useStaffRemoveContentMutation();
  const [reorder] = useStaffReorderContentMutation();
  return {
    create: (variables: Save) => outcomeOf(create({ variables: { kind, ...variables } }).then(({ data }) => data?.staffCreateContent)),
    save: (documentId: string, version: string | null, variables: Save) =>
      outcomeOf(save({ variables: { kind, documentId, version, ...variables } }).then(({ data }) => data?.staffSaveContent)),
    publish: (documentId: string, language: Locale, version: string | null) =>
      outcomeOf(publish({ variables: { kind, documentId, language, version } }).then(({ data }) => data?.staffPublishContent)),
    unpublish: (documentId: string, language: Locale) =>
      outcomeOf(unpublish({ variables: { kind, documentId, language } }).then(({ data }) => data?.staffUnpublishContent)),
    schedule: (documentId: string, language: Locale, times: { publishAt: string | null; unpublishAt: string | null }) =>
      outcomeOf(schedule({ variables: { kind, documentId, language, ...times } }).then(({ data }) => data?.staffScheduleContent)),
    restore: (documentId: string, language: Locale, number: number, version: string | null) =>
      outcomeOf(restore({ variables: { kind, documentId, language, number, version } }).then(({ data }) => data?.staffRestoreVersion)),
    remove: (documentId: string) => problemOf(remove({ variables: { kind, documentId } })),
    reorder: (documentIds: string[]) => problemOf(reorder({ variables: { kind, documentIds } })),
  };
}

export type ContentCalls = ReturnType<typeof useContentCalls>;

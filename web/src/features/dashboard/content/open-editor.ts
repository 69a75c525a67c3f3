import { conflictsOf, fieldsOf, mergeFields, readKept, type ContentFields, type StaffContent } from './content-form';

/** What the form's words are a change of. */
export interface EditorBase {
  document: StaffContent | null;
  fields: ContentFields;
}

/**
 * The form as it was left, if that was with something unsaved, else as it was saved.
 * @param start what a new document begins with
 * @param keptText what the browser kept
 */
export function openEditor(document: StaffContent | null, start: ContentFields, keptText: string) {
  const saved = document ? fieldsOf(document) : start;
  const kept = readKept(keptText);
  if (!kept) return { base: { document, fields: saved }, theirs: null, typed: saved, image: null };
  const hasConflict = conflictsOf(kept.base, kept.typed, saved).length > 0;
  return {
    base: { document, fields: hasConflict ? kept.base : saved },
    theirs: hasConflict ? document : null,
    typed: mergeFields(kept.base, kept.typed, saved),
    image: kept.image && { ...kept.image, id: String(kept.image.id) },
  };
}

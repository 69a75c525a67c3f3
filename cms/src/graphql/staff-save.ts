import { Refusal } from '../accounts/refusal';
import { ContentConflict } from '../content/conflict';
import type { ContentDocument } from '../content/types';

interface SaveResult {
  readonly document?: ContentDocument;
  readonly conflict?: ContentDocument;
  readonly issues: readonly { readonly field: string; readonly text: string }[];
}

/** What came of a change, as the schema's `StaffSaveResult`: what can be mended by who made it is no error. */
export async function saveResult(change: () => Promise<ContentDocument>): Promise<SaveResult> {
  try {
    return { document: await change(), issues: [] };
  } catch (error) {
    if (error instanceof ContentConflict) return { conflict: error.document, issues: [] };
    if (!(error instanceof Refusal) || error.code !== 'invalid_request' || !error.details.fields) throw error;
    return { issues: Object.entries(error.details.fields).map(([field, text]) => ({ field, text })) };
  }
}

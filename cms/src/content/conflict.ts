import { Refusal } from '../accounts/refusal';
import type { ContentDocument } from './types';

/** Somebody else saved first. Carries the document as it is now, so that nothing typed has to be thrown away. */
export class ContentConflict extends Refusal {
  constructor(readonly document: ContentDocument) {
    super('conflict', { document });
  }
}

/*
 * Everything staff do with content. The doors (REST, GraphQL) parse, authorise and call these; each takes Strapi first.
 * Versions, schedules and uploads have files of their own: `versions`, `schedules`, `upload-image`.
 */
export { runAs, currentActor, SYSTEM, toActor } from './actor';
export { ContentConflict } from './conflict';
export { listContent } from './list-content';
export { mayRemove } from './permissions';
export { readContent } from './read-content';
export { removeContent } from './remove-content';
export { reorderContent } from './reorder-content';
export { createContent, publishContent, saveContent, unpublishContent } from './write-content';
export { proposeSlug } from './slugs';
export { today } from './today';
export type * from './types';

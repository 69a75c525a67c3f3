import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind, print, type ArgumentNode, type DocumentNode, type SelectionNode } from 'graphql';
import { env } from '@/config/env';
import { isPreviewing } from './preview';
import { askCmsGraphql, dataOf, readContent } from './read-content';
import type { CacheTag } from './tags';

/** Fields of the CMS's schema that can be asked for drafts. */
const DRAFTABLE: ReadonlySet<string> = new Set(['services', 'posts', 'pages']);

const draftStatus: ArgumentNode = {
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: 'status' },
  value: { kind: Kind.ENUM, value: 'DRAFT' },
};

const asDraft = (selection: SelectionNode): SelectionNode =>
  selection.kind === Kind.FIELD && DRAFTABLE.has(selection.name.value)
    ? { ...selection, arguments: [...(selection.arguments ?? []), draftStatus] }
    : selection;

/** The same operation, asking for drafts. What is in a document follows it. */
export const withDrafts = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? { ...definition, selectionSet: { ...definition.selectionSet, selections: definition.selectionSet.selections.map(asDraft) } }
      : definition,
  ),
});

/**
 * Reads one document: what is published, through the page cache, and for somebody who previews its draft, past every cache.
 * @param document operation from `src/gql/operations.ts`
 * @throws {ContentError} whenever there is no complete answer
 */
export async function readDraftable<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  tags: readonly CacheTag[],
): Promise<TData> {
  if (!(await isPreviewing())) return readContent(document, variables, tags);
  const response = await askCmsGraphql(JSON.stringify({ query: print(withDrafts(document)), variables }), {
    cache: 'no-store',
    headers: { 'x-preview-secret': env().SITE_API_SECRET },
  });
  return (await dataOf(response)) as TData;
}

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import type { AskCms } from './ask-cms';
import { CMS_TIMEOUT_MS, CmsUnavailable } from './site-calls';

/**
 * Reads published content from the CMS past Next's page cache, which the API doesn't have everywhere it is mounted.
 * @throws {CmsUnavailable} whenever there is no complete answer
 */
export type ReadPublished = <TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  requestId: string,
) => Promise<TData>;

interface GraphqlAnswer {
  data?: unknown;
  errors?: unknown[];
}

export function createReadPublished(askCms: AskCms): ReadPublished {
  const texts = new WeakMap<object, string>();
  const textOf = (document: Parameters<typeof print>[0]): string => {
    const text = texts.get(document) ?? print(document);
    texts.set(document, text);
    return text;
  };

  return async <TData, TVariables>(document: TypedDocumentNode<TData, TVariables>, variables: TVariables, requestId: string) => {
    const json = { query: textOf(document), variables };
    const response = await askCms('/graphql', { method: 'POST', isRead: true, json, headers: { 'x-request-id': requestId }, timeoutMs: CMS_TIMEOUT_MS }).catch(
      (cause: unknown) => {
        throw new CmsUnavailable('the CMS gave no answer', false, { cause });
      },
    );
    const { data, errors } = (response.json() ?? {}) as GraphqlAnswer;
    if (!response.ok || !data || errors?.length) throw new CmsUnavailable(`the CMS answered ${response.status} without the content`, response.status < 500);
    return data as TData;
  };
}

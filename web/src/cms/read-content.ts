import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { cache } from 'react';
import { cmsUrl } from '@/config/env';
import { ContentError } from './content-error';
import type { CacheTag } from './tags';

/** Backstop in seconds: content is asked for again after this long even when every notification was lost. */
export const REVALIDATE_SECONDS = 60;

const TIMEOUT_MS = 4_000;

interface CmsRequest extends RequestInit {
  headers?: Readonly<Record<string, string>>;
}

interface GraphQLAnswer {
  data?: unknown;
  errors?: { message: string }[];
}

/**
 * Reads published content from the CMS, through the page cache.
 * @param document operation from `src/gql/operations.ts`
 * @param variables its variables
 * @param tags what the answer depends on; a change behind one of them drops it
 * @throws {ContentError} whenever there is no complete answer; nothing is cached then
 */
export async function readContent<TData, TVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  tags: readonly CacheTag[],
): Promise<TData> {
  return (await ask(JSON.stringify({ query: print(document), variables }), tags.join())) as TData;
}

/** One question, asked once per page however many of its parts ask it. */
const ask = cache(async (body: string, tags: string): Promise<unknown> => dataOf(await askCmsGraphql(body, kept(tags.split(',')))));

/** Asks a GraphQL question of the CMS; `server/guarded-fetch.ts` stands below, repeats it and gives up early. @throws {ContentError} where there is no good answer */
export function askCmsGraphql(body: string, { headers, ...init }: CmsRequest): Promise<Response> {
  return fetchCms('/graphql', { ...init, method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json', ...headers }, body });
}

/** What an answer to it holds. @throws {ContentError} where that isn't all that was asked for */
export async function dataOf(response: Response): Promise<unknown> {
  const { data, errors } = (await response.json()) as GraphQLAnswer;
  if (errors?.length || !data) {
    throw new ContentError('graphql', errors?.map(({ message }) => message).join('; ') || 'empty answer', false);
  }
  return data;
}

/**
 * One request to the CMS for published content, through the page cache.
 * @param path on the CMS
 * @param tags what the answer depends on
 * @throws {ContentError} where there is no good answer; nothing is cached then
 */
export const fetchContent = (path: string, init: RequestInit, tags: readonly string[]): Promise<Response> =>
  fetchCms(path, { ...init, ...kept(tags) });

const kept = (tags: readonly string[]): Pick<RequestInit, 'cache' | 'next'> =>
  ({ cache: 'force-cache', next: { tags: [...tags], revalidate: REVALIDATE_SECONDS } });

async function fetchCms(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(new URL(path, cmsUrl()), { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ContentError(timedOut ? 'timeout' : 'unreachable', 'the CMS gave no answer', true, { cause });
  }
  if (!response.ok) throw new ContentError('status', `the CMS answered ${response.status}`, response.status >= 500);
  return response;
}

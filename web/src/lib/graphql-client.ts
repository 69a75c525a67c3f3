import { ApolloClient, HttpLink, InMemoryCache, type ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';
import { operationHashes } from '@/gql/hooks';

/**
 * The way to this site's own `/api/graphql`, which knows every operation by its hash; the text of a query never leaves the browser.
 * @param address of the door; a function is asked for each operation
 */
export const graphqlLink = (address: string | (() => string) = '/api/graphql'): ApolloLink =>
  new PersistedQueryLink({
    generateHash: (document) => {
      const operation = document.definitions.find((node) => node.kind === 'OperationDefinition');
      const hash = operationHashes[operation?.name?.value ?? ''];
      if (!hash) throw new Error('an operation that code generation has not seen');
      return hash;
    },
    // An unknown hash is a stale build, not a reason to send the text.
    retry: () => false,
  }).concat(new HttpLink({ uri: address, credentials: 'same-origin', enhancedClientAwareness: { transport: false } }));

/** Longer than the site spares a CMS that didn't answer its last question (`PAUSE_MS` of the guard), in ms. */
export const SECOND_TRY_AFTER_MS = 1_200;

/** The browser's client for what everybody may read. What got no answer is asked for a second time: the CMS may just have come back. */
export const createGraphqlClient = (): ApolloClient =>
  new ApolloClient({
    link: new RetryLink({ delay: { initial: SECOND_TRY_AFTER_MS, jitter: false }, attempts: { max: 2 } }).concat(graphqlLink()),
    cache: new InMemoryCache(),
  });

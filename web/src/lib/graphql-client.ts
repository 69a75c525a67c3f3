import { ApolloClient, HttpLink, InMemoryCache, type ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
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

/** The browser's client for what everybody may read. */
export const createGraphqlClient = (): ApolloClient => new ApolloClient({ link: graphqlLink(), cache: new InMemoryCache() });

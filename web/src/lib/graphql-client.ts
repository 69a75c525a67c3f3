import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { operationHashes } from '@/gql/hooks';

/**
 * The browser's GraphQL client. It speaks to this site's own `/api/graphql`, which knows every operation by its hash;
 * the text of a query never leaves the browser.
 */
export function createGraphqlClient(): ApolloClient {
  return new ApolloClient({
    link: new PersistedQueryLink({
      generateHash: (document) => {
        const operation = document.definitions.find((node) => node.kind === 'OperationDefinition');
        const hash = operationHashes[operation?.name?.value ?? ''];
        if (!hash) throw new Error('an operation that code generation has not seen');
        return hash;
      },
      // An unknown hash is a stale build, not a reason to send the text.
      retry: () => false,
    }).concat(new HttpLink({ uri: '/api/graphql', credentials: 'same-origin', enhancedClientAwareness: { transport: false } })),
    cache: new InMemoryCache(),
  });
}

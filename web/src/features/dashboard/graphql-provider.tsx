'use client';

import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { API_UNAUTHORIZED_EVENT, pageLocale, TIMEOUT_MS } from '@/lib/api-client';
import { graphqlLink } from '@/lib/graphql-client';

/** Told the same way as by every other call that was refused because nobody is signed in any more. */
const announceUnauthorized = new ErrorLink(({ error }) => {
  if (ServerError.is(error) && error.statusCode === 401) window.dispatchEvent(new Event(API_UNAUTHORIZED_EVENT));
});

const withTimeout = new SetContextLink(() => ({ fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } }));

const createClient = (): ApolloClient =>
  new ApolloClient({
    link: ApolloLink.from([announceUnauthorized, withTimeout, graphqlLink(() => `/api/graphql?language=${pageLocale()}`)]),
    cache: new InMemoryCache({ typePolicies: { StaffContent: { keyFields: ['documentId'] } } }),
    // What somebody else has changed meanwhile is seen on the next page, at the latest.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' }, query: { fetchPolicy: 'network-only' } },
  });

/** What below it is asked by the generated hooks goes through the site's GraphQL door, as whoever is signed in. */
export function GraphqlProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

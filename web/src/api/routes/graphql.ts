import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { AskCms } from '@/cms/ask-cms';
import { graphqlRequest, graphqlResponse, type GraphqlResponse } from '@/contracts/graphql';
import { ApiFailure, type ApiBindings } from '../http/answers';
import { jsonBody } from '../http/json-body';
import { refusals } from './refusals';

/** The site's own operations by SHA-256, as code generation writes them to `src/gql/operations.json`. */
export type KnownOperations = Readonly<Record<string, { name: string; document: string }>>;

const TIMEOUT_MS = 3_000;

const route = createRoute({
  method: 'post',
  path: '/graphql',
  summary: 'Runs one of the site’s own GraphQL operations, named by its hash',
  middleware: [jsonBody] as const,
  request: { body: { required: true, content: { 'application/json': { schema: graphqlRequest } } } },
  responses: {
    200: { description: 'The operation’s result', content: { 'application/json': { schema: graphqlResponse } } },
    ...refusals(400, 403, 413, 415, 503),
  },
});

/** `POST /api/graphql`: the browser's only way to content. Text of a query is never accepted. */
export function addGraphql(app: OpenAPIHono<ApiBindings>, askCms: AskCms, operations: KnownOperations): void {
  const known = new Map(Object.entries(operations));

  app.openapi(route, async (c) => {
    const { operationName, variables, extensions } = c.req.valid('json');
    const operation = known.get(extensions.persistedQuery.sha256Hash);
    if (!operation || (operationName !== undefined && operationName !== operation.name)) {
      throw new ApiFailure('unknown_operation');
    }
    return c.json(
      await run(askCms, { query: operation.document, operationName: operation.name, variables }, c.get('requestId')),
      200,
    );
  });
}

async function run(askCms: AskCms, json: unknown, requestId: string): Promise<GraphqlResponse> {
  let answer: unknown;
  try {
    const response = await askCms('/graphql', { method: 'POST', json, headers: { 'x-request-id': requestId }, timeoutMs: TIMEOUT_MS });
    answer = response.json();
  } catch (cause) {
    throw new ApiFailure('unavailable', {}, { cause });
  }
  // Drops `extensions` with it, where the CMS may put what is nobody's business.
  const parsed = graphqlResponse.safeParse(answer);
  if (!parsed.success || (parsed.data.data === undefined && !parsed.data.errors)) throw new ApiFailure('unavailable');
  return parsed.data;
}

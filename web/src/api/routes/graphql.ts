import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { AskCms } from '@/cms/ask-cms';
import { callerHeaders, type CallCms } from '@/cms/site-calls';
import { isErrorCode } from '@/contracts/errors';
import { graphqlRequest, graphqlResponse, type GraphqlResponse } from '@/contracts/graphql';
import { sessionFor } from '../http/access';
import { ApiFailure, type ApiBindings, type ApiContext } from '../http/answers';
import { jsonBody } from '../http/json-body';
import { errorText, languageOf } from '../http/texts';
import type { Visitors } from '../http/visitors';
import { refusals } from './refusals';

/** The site's own operations by SHA-256, as code generation writes them to `src/gql/operations.json`. `access`: `anyone` or `staff`. */
export type KnownOperations = Readonly<Record<string, { name: string; access: string; document: string }>>;

const TIMEOUT_MS = 3_000;

const route = createRoute({
  method: 'post',
  path: '/graphql',
  summary: 'Runs one of the site’s own GraphQL operations, named by its hash; those of the dashboard need a session of staff',
  middleware: [jsonBody] as const,
  request: { body: { required: true, content: { 'application/json': { schema: graphqlRequest } } } },
  responses: {
    200: { description: 'The operation’s result', content: { 'application/json': { schema: graphqlResponse } } },
    ...refusals(400, 401, 403, 413, 415, 503),
  },
});

/** What the CMS answers; it may say more about an error than it is asked for. */
const cmsGraphqlAnswer = z.object({
  data: graphqlResponse.shape.data,
  errors: z
    .array(z.object({ message: z.string(), path: z.array(z.union([z.string(), z.number()])).optional(), extensions: z.record(z.string(), z.unknown()).optional() }))
    .optional(),
});
type CmsGraphqlAnswer = z.infer<typeof cmsGraphqlAnswer>;

interface Door {
  askCms: AskCms;
  callCms: CallCms;
  visitors: Visitors;
  operations: KnownOperations;
  siteApiSecret: string;
}

/** `POST /api/graphql`: the browser's only way to content. Text of a query is never accepted. */
export function addGraphql(app: OpenAPIHono<ApiBindings>, { askCms, callCms, visitors, operations, siteApiSecret }: Door): void {
  const known = new Map(Object.entries(operations));

  /** What a staff operation is asked with: in whose name, and that the site asks. */
  async function staffHeaders(c: ApiContext): Promise<Record<string, string>> {
    const caller = visitors.callerOf(c);
    const session = await sessionFor(callCms, caller, 'staff');
    if (typeof session === 'string') throw new ApiFailure(session);
    return { 'x-site-secret': siteApiSecret, ...callerHeaders(caller) };
  }

  app.openapi(route, async (c) => {
    const { operationName, variables, extensions } = c.req.valid('json');
    const operation = known.get(extensions.persistedQuery.sha256Hash);
    if (!operation || (operationName !== undefined && operationName !== operation.name)) {
      throw new ApiFailure('unknown_operation');
    }
    const isOpen = operation.access === 'anyone';
    const headers = isOpen ? { 'x-request-id': c.get('requestId') } : await staffHeaders(c);
    const answer = await ask(askCms, { query: operation.document, operationName: operation.name, variables }, headers);
    return c.json(isOpen ? withoutExtensions(answer) : withCodes(c, answer), 200);
  });
}

async function ask(askCms: AskCms, json: unknown, headers: Readonly<Record<string, string>>): Promise<CmsGraphqlAnswer> {
  let answer: unknown;
  try {
    const response = await askCms('/graphql', { method: 'POST', json, headers, timeoutMs: TIMEOUT_MS });
    answer = response.json();
  } catch (cause) {
    throw new ApiFailure('unavailable', {}, { cause });
  }
  const parsed = cmsGraphqlAnswer.safeParse(answer);
  if (!parsed.success || (parsed.data.data === undefined && !parsed.data.errors)) throw new ApiFailure('unavailable');
  return parsed.data;
}

/** Drops what the CMS adds to errors, which is nobody's business. */
const withoutExtensions = ({ data, errors }: CmsGraphqlAnswer): GraphqlResponse => ({
  data,
  errors: errors?.map(({ message, path }) => ({ message, path })),
});

/**
 * Keeps of what the CMS adds the code alone, and puts it into words.
 * @throws ApiFailure where the caller may not, by the CMS's own check
 */
function withCodes(c: ApiContext, { data, errors }: CmsGraphqlAnswer): GraphqlResponse {
  return {
    data,
    errors: errors?.map(({ message, path, extensions }) => {
      const code = extensions?.code;
      if (code === 'unauthorized' || code === 'forbidden') throw new ApiFailure(code);
      return isErrorCode(code) ? { message: errorText(languageOf(c), code), path, extensions: { code } } : { message, path };
    }),
  };
}

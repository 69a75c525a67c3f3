import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import type { Answer, TestCms } from './cms';

interface Asking {
  readonly variables?: Record<string, unknown>;
  /** Sends this instead of the site's secret. */
  readonly siteSecret?: string;
}

/**
 * Asks the CMS by GraphQL the way the website's server does for staff.
 * @param secret value of the session cookie of whoever asks
 */
export function askAs(cms: TestCms, secret: string | undefined, query: string, { variables, siteSecret }: Asking = {}): Promise<Answer> {
  const headers = { 'x-site-secret': siteSecret ?? process.env.SITE_API_SECRET ?? '', ...(secret && { 'x-session-secret': secret }) };
  return cms.request('/graphql', { json: { query, variables }, headers });
}

/** The operations of the dashboard as the website asks them, by name, with their fragments. */
export function dashboardOperations(): ReadonlyMap<string, string> {
  const file = path.resolve(__dirname, '../../../web/src/gql/operations.json');
  const known: { name: string; access: string; document: string }[] = Object.values(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(known.filter(({ access }) => access === 'staff').map(({ name, document }) => [name, document]));
}

/** The field of the root that an operation asks; each has one. */
export function rootField(document: string): string {
  const [operation] = parse(document).definitions;
  const [field] = operation?.kind === 'OperationDefinition' ? operation.selectionSet.selections : [];
  if (field?.kind !== 'Field') throw new Error('an operation without a field');
  return field.name.value;
}

/** Runs one of the dashboard's operations. Returns what its one field answers. */
export async function dashboard<T>(cms: TestCms, secret: string, name: string, variables: Record<string, unknown> = {}): Promise<T> {
  const document = dashboardOperations().get(name);
  if (!document) throw new Error(`the dashboard asks no ${name}`);
  const { body, text } = await askAs(cms, secret, document, { variables });
  if (body?.errors) throw new Error(`${name} failed: ${text}`);
  return body.data[rootField(document)];
}

import { actorNames, becomeActor, type ActorName } from '../../fixtures/actors';
import { graphqlOperations, persistedQuery } from '../../fixtures/graphql-operations';
import { expect, test } from '../../fixtures/test';

/** Who is let in, written down a second time: `operations.json` has to agree. */
const LET_IN: Readonly<Record<string, readonly ActorName[]>> = { anyone: actorNames, staff: ['marketing', 'admin'] };
const SIGNED_IN: readonly ActorName[] = ['client', 'marketing', 'admin'];
/** Services are removed by administrators alone. */
const ADMIN_ALONE = 'StaffRemoveContent';

const isLetIn = ({ name, access }: { name: string; access: string }, actor: ActorName): boolean =>
  LET_IN[access]?.includes(actor) === true && (name !== ADMIN_ALONE || actor === 'admin');

/** Variables of any operation: of what doesn't exist, so that nobody who is let in changes anything. */
const VALUES: Readonly<Record<string, unknown>> = {
  kind: 'service', documentId: 'a'.repeat(24), documentIds: [], language: 'en', input: {}, publish: false, number: 1, title: 'Title',
  locale: 'en', other: 'ar', key: 'no-such-thing', id: 'a'.repeat(24), slug: 'no-such-thing', category: 'no-such-thing', page: 1, pageSize: 1, limit: 1,
  slugs: [], order: 1, count: 1,
};
const variablesOf = (document: string) => Object.fromEntries(Object.entries(VALUES).filter(([name]) => document.includes(`$${name}:`)));

for (const actor of actorNames) {
  test(`${actor}: each known GraphQL operation is for whom it says`, async ({ stack }) => {
    const visitor = await becomeActor(stack, actor);
    for (const operation of graphqlOperations) {
      const response = await visitor.post('/api/graphql', { data: persistedQuery(operation, variablesOf(operation.document)) });
      const what = `${operation.name} as ${actor}`;
      const body = (await response.json()) as { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] };
      if (isLetIn(operation, actor)) {
        expect(response.status(), what).toBe(200);
        expect((body.errors ?? []).filter(({ extensions }) => extensions?.code === undefined), what).toEqual([]);
      } else {
        expect(response.status(), what).toBe(SIGNED_IN.includes(actor) ? 403 : 401);
        expect(body.data, what).toBeUndefined();
      }
    }
  });
}

test('the dashboard’s operations are answered by GET to nobody, and by the CMS to nobody but the site', async ({ stack, request }) => {
  const admin = await becomeActor(stack, 'admin');
  const cookie = (await admin.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const operation of graphqlOperations.filter(({ access }) => access === 'staff')) {
    const asked = persistedQuery(operation, variablesOf(operation.document));
    expect((await admin.get('/api/graphql', { params: { extensions: JSON.stringify(asked.extensions) } })).status(), operation.name).toBe(405);
    const direct = await request.post(`${stack.cmsUrl}/graphql`, {
      data: { query: operation.document, variables: asked.variables },
      headers: { cookie, 'x-session-secret': cookie.split('=').at(-1) ?? '' },
    });
    const { errors } = (await direct.json()) as { errors?: { extensions?: { code?: string } }[] };
    expect(errors?.map(({ extensions }) => extensions?.code), operation.name).toEqual(['unauthorized']);
  }
});

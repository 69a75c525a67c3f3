import { startCms, type TestCms } from './helpers/cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const QUERY = '{ services { title } }';

it('a query that fails for a reason of ours is a 500, so that nobody keeps the answer', async () => {
  let broken = true;
  cms.strapi.documents.use((_context, next) => {
    if (broken) throw new Error('the database is gone');
    return next();
  });
  const failed = await cms.graphql(QUERY);
  expect(failed.status).toBe(500);
  expect(failed.text).not.toContain('the database is gone');

  broken = false;
  expect((await cms.graphql(QUERY)).status).toBe(200);
});

it('a query that the caller got wrong is none of ours', async () => {
  expect((await cms.graphql('{ services(sort: "nonsense") { title } }')).status).toBeLessThan(500);
  expect((await cms.graphql('{ nothing }')).status).toBe(400);
});

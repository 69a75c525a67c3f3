import type { TestCms } from './cms';

/** The SQL statements a CMS runs during a call; not those of the mailer, which works whenever it likes. */
export async function statementsDuring<T>(cms: TestCms, call: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const listener = ({ sql }: { sql: string }) => {
    if (!sql.includes('app.outbox')) statements.push(sql);
  };
  cms.strapi.db.connection.on('query', listener);
  try {
    return { result: await call(), statements };
  } finally {
    cms.strapi.db.connection.removeListener('query', listener);
  }
}

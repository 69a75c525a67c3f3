import type { TestCms } from './cms';

/** Parts of the statements of the mailer, of the schedule, of the rollup and of what removes old events, which work whenever they like. */
const background = [
  'app.outbox', 'due_at <= now()', 'rolled_up_to - interval', 'SET rolled_up_to', 'app.analytics_dirty_days', 'event_partitions(', 'WHERE linked_at <',
];

/** The SQL statements a CMS runs during a call; not those of its jobs. */
export async function statementsDuring<T>(cms: TestCms, call: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const listener = ({ sql }: { sql: string }) => {
    if (!background.some((part) => sql.includes(part))) statements.push(sql);
  };
  cms.strapi.db.connection.on('query', listener);
  try {
    return { result: await call(), statements };
  } finally {
    cms.strapi.db.connection.removeListener('query', listener);
  }
}

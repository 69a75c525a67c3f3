import { siteCall, type CallOptions } from './accounts';
import type { Answer, TestCms } from './cms';

/** Asks the CMS's search as the website does. */
export function askSearch(cms: TestCms, query: Record<string, string | number>, options?: CallOptions): Promise<Answer> {
  const entries = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return siteCall(cms, `/search?${new URLSearchParams(entries)}`, options);
}

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageAccess } from '@/contracts/access';
import { isForEveryone } from './site';

/** The maps of the proxy's configuration, by the variable that each sets. */
const config = readFileSync(path.join(import.meta.dirname, '../../deploy/nginx/front/http.conf'), 'utf8');
const maps = new Map(
  [...config.matchAll(/^map "?([^"{]+?)"? \$(\w+) \{\n([\s\S]*?)\n\}/gm)].map(([, source = '', name = '', body = '']) => [name, { source, rules: rulesOf(body) }]),
);

function rulesOf(body: string) {
  return body.split('\n').map((line) => {
    const [, pattern = '', value = ''] = /^\s*("[^"]*"|\S+)\s+("[^"]*"|\S+);$/.exec(line) ?? [];
    return { pattern: pattern.replace(/^"|"$/g, ''), value: value.replace(/^"|"$/g, '') };
  });
}

/** What nginx makes of a request: exact matches first, then patterns in their order, then the default. */
function valueOf(name: string, variables: Readonly<Record<string, string>>): string {
  const map = maps.get(name);
  if (!map) return variables[name] ?? '';
  const filled = (text: string): string => text.replace(/\$(\w+)/g, (_, inner: string) => valueOf(inner, variables));
  const source = filled(map.source);
  const exact = map.rules.find(({ pattern }) => pattern === source && pattern !== 'default');
  if (exact) return filled(exact.value);
  for (const { pattern, value } of map.rules) {
    if (!pattern.startsWith('~')) continue;
    const flags = pattern.startsWith('~*') ? 'i' : '';
    const match = new RegExp(pattern.replace(/^~\*?/, ''), flags).exec(source);
    if (match) return value === '$before_query' ? (match.groups?.before_query ?? '') : filled(value);
  }
  return filled(map.rules.find(({ pattern }) => pattern === 'default')?.value ?? '');
}

/** Whether the proxy may give this request something that it keeps. */
const mayBeKept = (url: string, headers: Readonly<Record<string, string>>): boolean =>
  ['navigates', 'is_personal', 'previews', 'is_sent_to_arabic'].every(
    (name) => valueOf(name, { request_uri: url, http_cookie: headers.cookie ?? '', http_rsc: headers.rsc ?? '' }) === '',
  );

const paths = [
  '/', '/ar', '/ar/', '/en/services', '/services', '/services/seo', '/ar/services/seo', '/arabic', '/english', '/blog', '/blog/page/2', '/search', '/ar/search', '/searching',
  '/dashboards', '/ar/dashboard', '/ar/dashboard/staff/audit', '/ar/quotes/Q-1', '/quotes-of-others', ...Object.keys(pageAccess), '/cart', '/login', '/about',
];
const cookies = [
  undefined, 'session=abc', 'language=ar', 'language=en', 'a=b; language=ar', 'a=b;language=ar;c=d', 'xlanguage=ar', 'language=arabic', 'a=language=ar',
  '__prerender_bypass=1', 'a=b; __next_preview_data=x', 'x__prerender_bypass=1',
];

it.each(paths)('the proxy keeps %s for whom the website answers it alike, and for nobody else', (path) => {
  for (const query of ['', '?a=1', '?q=/dashboard']) {
    for (const cookie of cookies) {
      for (const rsc of [undefined, '1']) {
        const headers = { ...(cookie !== undefined && { cookie }), ...(rsc !== undefined && { rsc }) };
        expect([cookie, rsc, mayBeKept(path + query, headers)]).toEqual([cookie, rsc, isForEveryone({ headers }, path)]);
      }
    }
  }
});

it('nothing of the API is ever kept', () => {
  for (const path of ['/api', '/api/health', '/api/cart?x']) expect(mayBeKept(path, {})).toBe(false);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0.5', 'gzip'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['brotli', ''],
  ['identity', ''],
  ['', ''],
])('asked with %j, the website is asked for %j', (accepted, encoding) => {
  expect(valueOf('site_encoding', { http_accept_encoding: accepted })).toBe(encoding);
});

/** @jest-environment node */
import { originsOf } from './analytics-provider';
import { contentSecurityPolicy, nextConfigHeaders, nextFileHeaders } from './security-headers';

const directives = (policy: string) => new Map(policy.split('; ').map((part): [string, string] => [part.split(' ')[0] ?? '', part]));
const plain = directives(contentSecurityPolicy({ provider: originsOf(null) }));

/** Directives that a provider changes. */
const changedBy = (provider: Parameters<typeof originsOf>[0]) =>
  [...directives(contentSecurityPolicy({ provider: originsOf(provider) }))].filter(([name, text]) => plain.get(name) !== text).map(([, text]) => text);

it('lets nobody else in where no analytics are set up', () => {
  expect([...plain.values()].join('; ')).not.toMatch(/https?:/);
  expect(contentSecurityPolicy()).toBe([...plain.values()].join('; '));
});

it('lets in Google’s analytics alone where those are', () => {
  expect(changedBy({ name: 'ga4', id: 'G-ABC1234567', src: '' })).toEqual([
    "script-src 'self' https://www.googletagmanager.com",
    "img-src 'self' data: https://*.google-analytics.com https://www.googletagmanager.com",
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
  ]);
});

it('lets in the origin of Plausible’s script alone where that is', () => {
  expect(changedBy({ name: 'plausible', id: 'rukn.example', src: 'https://stats.rukn.example/js/script.manual.js' })).toEqual([
    "script-src 'self' https://stats.rukn.example",
    "connect-src 'self' https://stats.rukn.example",
  ]);
});

it('allows a picture or a text that Next answers nothing at all, whatever its pages may', () => {
  const policy = (headers: { key: string; value: string }[]) => headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
  expect(policy(nextConfigHeaders())).toContain("script-src 'self' 'unsafe-inline'");
  expect(policy(nextFileHeaders())).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox");
});

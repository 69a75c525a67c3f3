/** @jest-environment node */
import { envNames, readEnv } from './env';

const complete = {
  SITE_URL: 'https://site.example/',
  CMS_URL: 'http://cms:1337',
  REVALIDATE_SECRET: '0123456789abcdef',
  SITE_API_SECRET: 'fedcba9876543210',
};

describe('readEnv', () => {
  it('gives defaults and drops the slash behind an address', () => {
    expect(readEnv(complete)).toEqual({
      ...complete,
      SITE_URL: 'https://site.example',
      SITE_HOST: '127.0.0.1',
      SITE_PORT: 3000,
      TRUSTED_PROXY_HOPS: 0,
      CMS_PUBLIC_URL: undefined,
      PAGE_CACHE_DIR: undefined,
      WEB_DIST_DIR: '.next',
      SERVICE_WORKER: 'on',
    });
  });

  it.each(Object.keys(complete))('names %s when it is missing or empty', (name) => {
    expect(() => readEnv({ ...complete, [name]: undefined })).toThrow(`${name} is required`);
    expect(() => readEnv({ ...complete, [name]: '' })).toThrow(`${name} is required`);
  });

  it.each([
    ['SITE_URL', 'javascript:alert(1)'],
    ['CMS_URL', 'cms:1337'],
    ['SITE_PORT', '70000'],
    ['SITE_PORT', 'http'],
    ['REVALIDATE_SECRET', 'short'],
    ['SITE_API_SECRET', 'short'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['TRUSTED_PROXY_HOPS', '1.5'],
    ['TRUSTED_PROXY_HOPS', 'all'],
    ['CMS_PUBLIC_URL', 'javascript:alert(1)'],
    ['SERVICE_WORKER', 'false'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(() => readEnv({ ...complete, [name]: value })).toThrow(new RegExp(`${name}: `));
  });

  it('never repeats a secret in its message', () => {
    expect(() => readEnv({ ...complete, REVALIDATE_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it('knows every variable by name', () => {
    expect(envNames).toContain('PAGE_CACHE_DIR');
  });
});

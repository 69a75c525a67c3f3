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
      GEOLOCATION_URL: undefined,
      METRICS_HOST: '127.0.0.1',
      METRICS_PORT: undefined,
      SHUTDOWN_DELAY_MS: 0,
      ANALYTICS_RETENTION_MONTHS: 13,
      ANALYTICS_PROVIDER: 'none',
      ANALYTICS_ID: undefined,
      ANALYTICS_SRC: 'https://plausible.io/js/script.manual.js',
    });
  });

  it('keeps the place of the address in the lookup’s', () => {
    const url = 'http://127.0.0.1:4000/{ip}/json';
    expect(readEnv({ ...complete, GEOLOCATION_URL: url })).toMatchObject({ GEOLOCATION_URL: url });
  });

  it('keeps figures off the port of visitors', () => {
    expect(readEnv({ ...complete, METRICS_PORT: '9100' })).toMatchObject({ METRICS_PORT: 9_100 });
    expect(() => readEnv({ ...complete, SITE_PORT: '9100', METRICS_PORT: '9100' })).toThrow('METRICS_PORT: needs a port of its own');
  });

  it('wants to know a provider of analytics by its id', () => {
    expect(() => readEnv({ ...complete, ANALYTICS_PROVIDER: 'ga4' })).toThrow('ANALYTICS_ID is required');
    expect(readEnv({ ...complete, ANALYTICS_PROVIDER: 'ga4', ANALYTICS_ID: 'G-ABC1234567' })).toMatchObject({ ANALYTICS_ID: 'G-ABC1234567' });
    expect(readEnv({ ...complete, ANALYTICS_PROVIDER: 'plausible', ANALYTICS_ID: 'rukn.example' })).toMatchObject({ ANALYTICS_ID: 'rukn.example' });
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
    ['GEOLOCATION_URL', 'https://geo.example/json'],
    ['GEOLOCATION_URL', 'file:///{ip}'],
    ['ANALYTICS_RETENTION_MONTHS', '0'],
    ['ANALYTICS_PROVIDER', 'matomo'],
    ['ANALYTICS_ID', "G-1' 'unsafe-inline"],
    ['ANALYTICS_SRC', 'http://plausible.io/js/script.js'],
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

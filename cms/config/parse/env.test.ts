import { parseEnv } from './env';

const secret = 'a-secret-of-sixteen-or-more';
const valid = {
  DATABASE_URL: 'postgresql://rukn:rukn@127.0.0.1:5439/rukn',
  REVALIDATE_SECRET: secret,
  SITE_API_SECRET: secret,
  APP_KEYS: `${secret}-1, ${secret}-2`,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
};

describe('parseEnv', () => {
  it('fills in what may be left out', () => {
    expect(parseEnv(valid)).toMatchObject({
      CMS_HOST: '127.0.0.1',
      CMS_PORT: 1337,
      SEED_CONTENT: false,
      ANALYTICS_RETENTION_MONTHS: 13,
      DEPLOYMENT: 'local',
      APP_KEYS: [`${secret}-1`, `${secret}-2`],
    });
  });

  it('takes an empty value for one that is not set', () => {
    expect(parseEnv({ ...valid, CMS_PUBLIC_URL: '', DEMO_PASSWORD: '' })).toMatchObject({ CMS_PORT: 1337 });
    expect(() => parseEnv({ ...valid, JWT_SECRET: '' })).toThrow('JWT_SECRET: is not set');
  });

  it('reads lists and addresses in lower case', () => {
    const given = { STAFF_EMAIL_DOMAINS: ' Rukn.example, ,mail.rukn.example', FIRST_ADMIN_EMAIL: ' Owner@Rukn.example' };
    expect(parseEnv({ ...valid, ...given })).toMatchObject({
      STAFF_EMAIL_DOMAINS: ['rukn.example', 'mail.rukn.example'],
      FIRST_ADMIN_EMAIL: 'owner@rukn.example',
    });
    expect(parseEnv(valid)).toMatchObject({ STAFF_EMAIL_DOMAINS: [] });
  });

  it('wants an object store whole or not at all', () => {
    const whole = { UPLOADS_ENDPOINT: 'https://s3.example/', UPLOADS_BUCKET: 'uploads', UPLOADS_ACCESS_KEY: 'key', UPLOADS_SECRET_KEY: secret };
    expect(parseEnv({ ...valid, ...whole })).toMatchObject({ UPLOADS_ENDPOINT: 'https://s3.example', UPLOADS_REGION: 'us-east-1' });
    for (const name of ['UPLOADS_BUCKET', 'UPLOADS_ACCESS_KEY', 'UPLOADS_SECRET_KEY']) {
      expect(() => parseEnv({ ...valid, ...whole, [name]: '' })).toThrow(`${name}: is not set`);
    }
  });

  it('cuts the slash off addresses', () => {
    expect(parseEnv({ ...valid, SITE_INTERNAL_URL: 'http://web:3000/' }).SITE_INTERNAL_URL).toBe('http://web:3000');
  });

  it.each([
    ['DATABASE_URL', 'mysql://x'],
    ['CMS_PORT', '0'],
    ['CMS_PORT', 'abc'],
    ['CMS_PUBLIC_URL', 'localhost:1337'],
    ['SITE_INTERNAL_URL', 'ftp://web'],
    ['SEED_CONTENT', 'yes'],
    ['DEPLOYMENT', 'staging'],
    ['JWT_SECRET', 'short'],
    ['APP_KEYS', 'short,keys'],
    ['SMTP_URL', 'http://mail'],
    ['SITE_API_SECRET', 'short'],
    ['STAFF_EMAIL_DOMAINS', 'rukn'],
    ['STAFF_EMAIL_DOMAINS', '@rukn.example'],
    ['STAFF_EMAIL_DOMAINS', 'rukn.example;other.example'],
    ['FIRST_ADMIN_EMAIL', 'owner'],
    ['REDIS_URL', 'http://redis'],
    ['ANALYTICS_RETENTION_MONTHS', '0'],
    ['ANALYTICS_RETENTION_MONTHS', '1.5'],
    ['ANALYTICS_RETENTION_MONTHS', 'ever'],
  ])('names %s when it is %j, without repeating it', (name, value) => {
    const attempt = () => parseEnv({ ...valid, [name]: value });
    expect(attempt).toThrow(`  ${name}: `);
    expect(attempt).not.toThrow(`: ${value}`);
  });

  it('names every problem at once', () => {
    expect(() => parseEnv({})).toThrow(/DATABASE_URL: is not set[\s\S]*JWT_SECRET: is not set/);
  });
});

import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';

/** Settings of a CMS under test. DATABASE_URL is set per suite, when it boots. */
const secrets = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'REVALIDATE_SECRET',
  'SITE_API_SECRET',
];
for (const name of secrets) process.env[name] = `test-${name.toLowerCase()}-0123456789`;

// Inside the run's folder, which is removed at its end.
const publicFolder = mkdtempSync(path.join(process.env.TEST_FOLDER ?? '', 'public-'));
mkdirSync(path.join(publicFolder, 'uploads'));

Object.assign(process.env, {
  // As it is deployed: introspection off, no stack traces.
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: 'true',
  CMS_PUBLIC_URL: 'http://cms.example',
  UPLOADS_DIR: publicFolder,
  SEED_CONTENT: 'false',
  DEMO_PASSWORD: '',
  SITE_INTERNAL_URL: '',
  STAFF_EMAIL_DOMAINS: '',
  FIRST_ADMIN_EMAIL: '',
  REDIS_URL: '',
});

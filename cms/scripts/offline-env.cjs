// Preloaded (node -r) by commands that read the project without running it: building the admin panel,
// printing the GraphQL schema, generating types. They need settings that parse, not settings that work.
// CMS_PUBLIC_URL is emptied on purpose: a build that knew its address would only work at that address.
const placeholder = 'offline-placeholder-never-used-to-serve';

Object.assign(process.env, {
  DATABASE_URL: 'postgresql://offline@127.0.0.1:1/offline',
  CMS_PUBLIC_URL: '',
  UPLOADS_DIR: '',
  SEED_CONTENT: 'false',
  STAFF_EMAIL_DOMAINS: '',
  FIRST_ADMIN_EMAIL: '',
  REDIS_URL: '',
  CMS_METRICS_PORT: '',
  STRAPI_TELEMETRY_DISABLED: 'true',
});

for (const name of [
  'REVALIDATE_SECRET',
  'SITE_API_SECRET',
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
]) {
  process.env[name] = placeholder;
}

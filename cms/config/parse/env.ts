import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const port = z.coerce.number().int().min(1).max(65535);
const connections = z.coerce.number().int().min(2).max(200);
const months = z.coerce.number().int().min(1).max(120);
const secret = z.string().min(16, 'must have at least 16 characters');
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Domains separated by commas. Compared as a whole, so only plain names in ASCII make sense. */
const domains = z
  .string()
  .transform((value) => value.split(',').map((domain) => domain.trim().toLowerCase()).filter(Boolean))
  .pipe(z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be domains such as example.com, separated by commas')));

/** What an object store can't be used without. */
const objectStore = ['UPLOADS_BUCKET', 'UPLOADS_ACCESS_KEY', 'UPLOADS_SECRET_KEY'] as const;

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  DEPLOYMENT: z.enum(['local', 'production']).default('local'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_CONNECTIONS: connections.default(15),
  CMS_HOST: z.string().min(1).default('127.0.0.1'),
  CMS_PORT: port.default(1337),
  CMS_PUBLIC_URL: url.optional(),
  CMS_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  CMS_METRICS_PORT: port.optional(),
  SITE_URL: url.default('http://localhost:3000'),
  SITE_INTERNAL_URL: url.optional(),
  REVALIDATE_SECRET: secret,
  SITE_API_SECRET: secret,
  STAFF_EMAIL_DOMAINS: domains.default([]),
  FIRST_ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  APP_KEYS: z
    .string()
    .transform((value) => value.split(',').map((key) => key.trim()))
    .pipe(z.array(secret).min(1)),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:1025'),
  MAIL_FROM: z.string().min(3).default('Rukn Digital <hello@rukn.example>'),
  UPLOADS_DIR: z.string().min(1).default('./public'),
  UPLOADS_ENDPOINT: url.optional(),
  UPLOADS_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket').optional(),
  UPLOADS_REGION: z.string().min(1).default('us-east-1'),
  UPLOADS_ACCESS_KEY: z.string().min(1).optional(),
  UPLOADS_SECRET_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  SEED_CONTENT: flag.default(false),
  ANALYTICS_RETENTION_MONTHS: months.default(13),
  DEMO_PASSWORD: z.string().min(8).optional(),
});

const envSchema = variables.superRefine((given, context) => {
  if (given.UPLOADS_ENDPOINT === undefined) return;
  for (const name of objectStore) if (given[name] === undefined) context.addIssue({ code: 'custom', path: [name] });
});

/** The CMS's settings, typed and checked. */
export type Env = z.infer<typeof envSchema>;

/**
 * Checks the environment and fails naming every variable that is wrong, never its value:
 * most of them are secrets and the message ends in a log.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // A line `NAME=` of a .env file means "not set", not "set to the empty string".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${given[name] === undefined ? 'is not set' : issue.message}`;
  });
  throw new Error(`The CMS cannot start, these environment variables are wrong:\n${problems.join('\n')}`);
}

let parsed: Env | undefined;

/** The process's environment, parsed once. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

import { z } from 'zod';
import { providerOf, providerVariables, type AnalyticsProvider } from './analytics-provider';

/**
 * Everything web takes from its surroundings. An empty variable counts as unset, as Compose passes it that way.
 * Nothing here is needed by `next build`: the values are read when the site runs.
 */
const variables = z.object({
  /** Public address of the site. Origins are compared with it and links are made from it; the Host header never is. */
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  /** Address and port that the production server listens on. */
  SITE_HOST: z.string().min(1).default('127.0.0.1'),
  SITE_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** Where the CMS answers, as seen from this process. */
  CMS_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  /** Where staff reach the CMS's admin panel; the dashboard links to it where set. */
  CMS_PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')).optional(),
  /** Shared with the CMS; proves that a change notification comes from it. */
  REVALIDATE_SECRET: z.string().min(16, 'needs at least 16 characters'),
  /** Shared with the CMS; proves to it that a call about accounts comes from the site. */
  SITE_API_SECRET: z.string().min(16, 'needs at least 16 characters'),
  /** Reverse proxies in front of the site: how many of the last addresses in X-Forwarded-For they wrote. 0 believes none. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Where a visitor's place is asked, `{ip}` in the place of the address; nobody is asked where unset. */
  GEOLOCATION_URL: z.url({ protocol: /^https?$/ }).includes('{ip}', 'needs {ip} where the address goes').optional(),
  /** Where rendered pages are kept; `<dist>/cache/pages` where unset. */
  PAGE_CACHE_DIR: z.string().optional(),
  /** Where several replicas of the site share pages and tell each other of changes. Alone where unset. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Where figures and the reasons of readiness are told, apart from visitors; nowhere without a port. */
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Milliseconds between saying that this process is about to end and taking no more connections, for whoever asks now and then. */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(30_000).default(0),
  /** Next's build folder below web/. */
  WEB_DIST_DIR: z.string().min(1).default('.next'),
  /** `off` takes the service worker out of every browser that has it. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** As the CMS has it; here only to say it to visitors. */
  ANALYTICS_RETENTION_MONTHS: z.coerce.number().int().min(1).max(120).default(13),
  ...providerVariables,
});

const schema = variables.superRefine(({ ANALYTICS_PROVIDER, ANALYTICS_ID, METRICS_PORT, SITE_PORT }, context) => {
  const isMissing = ANALYTICS_PROVIDER !== 'none' && ANALYTICS_ID === undefined;
  if (isMissing) context.addIssue({ code: 'custom', path: ['ANALYTICS_ID'], message: 'required' });
  // The site's own port is the public one.
  if (METRICS_PORT === SITE_PORT) context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message: 'needs a port of its own' });
});

export type WebEnv = z.infer<typeof schema>;

/**
 * Parses the variables.
 * @param source usually `process.env`
 * @throws Error naming each variable that is missing or wrong
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): WebEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return given[name] === undefined ? `${name} is required` : `${name}: ${issue.message}`;
  });
  throw new Error(`The environment of web is incomplete. ${problems.join('; ')}`);
}

/** Names of all variables that web reads, for the comparison with `.env.example`. */
export const envNames = Object.keys(variables.shape);

let parsed: WebEnv | undefined;

/** The parsed environment of this process; read once, on first use. */
export const env = (): WebEnv => (parsed ??= readEnv(process.env));

/** Base address of the CMS. */
export const cmsUrl = (): string => env().CMS_URL;

/** Public base address of the site, without a slash at its end. */
export const siteUrl = (): string => env().SITE_URL;

/** Where staff write content, or undefined where the panel has no address of its own. */
export const contentEditorUrl = (): string | undefined => {
  const { CMS_PUBLIC_URL } = env();
  return CMS_PUBLIC_URL && `${CMS_PUBLIC_URL}/admin`;
};

/** What of visitors' analytics the browser has to know: whether places can be told, and who else is told of pages, both with consent only. */
export const trackingSettings = (): { geolocation: boolean; provider: AnalyticsProvider | null } => ({
  geolocation: env().GEOLOCATION_URL !== undefined,
  provider: providerOf(env()),
});

/** For how many months single events of visitors are kept. */
export const retentionMonths = (): number => env().ANALYTICS_RETENTION_MONTHS;

/** Whether this is no development run; there the browser keeps nothing, and is told of no builds. */
export const isProduction = (): boolean => process.env.NODE_ENV === 'production';

/** Tells libraries that look at NODE_ENV that this is production. Only the production server calls it, before it loads Next. */
export function enterProduction(): void {
  Object.assign(process.env, { NODE_ENV: 'production' });
}

import { z } from 'zod';

/** GA4's measurement id, or the domain as Plausible has it. */
const ID = /^(?:G-[A-Z0-9]{4,20}|[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/;

/** Another company's analytics that is told of pages, with the visitor's consent. */
export const providerVariables = {
  ANALYTICS_PROVIDER: z.enum(['none', 'ga4', 'plausible']).default('none'),
  ANALYTICS_ID: z.string().regex(ID, 'needs G-… for ga4, the domain for plausible').optional(),
  /** Plausible's script, in its version that tells nothing by itself. */
  ANALYTICS_SRC: z.url({ protocol: /^https$/ }).default('https://plausible.io/js/script.manual.js'),
} as const;

const variables = z.object(providerVariables);
export type ProviderVariables = z.infer<typeof variables>;

export interface AnalyticsProvider {
  name: 'ga4' | 'plausible';
  id: string;
  /** Address of Plausible's script. */
  src: string;
}

/** What has to be allowed for it, as it stands in the content security policy. */
export interface ProviderOrigins {
  scripts: readonly string[];
  images: readonly string[];
  connections: readonly string[];
}

/** @returns null where there is none */
export const providerOf = ({ ANALYTICS_PROVIDER: name, ANALYTICS_ID: id, ANALYTICS_SRC: src }: ProviderVariables): AnalyticsProvider | null =>
  name === 'none' || id === undefined ? null : { name, id, src };

/** The origins that a provider's script comes from and talks to, and no others. */
export function originsOf(provider: AnalyticsProvider | null): ProviderOrigins {
  if (!provider) return { scripts: [], images: [], connections: [] };
  if (provider.name === 'plausible') {
    const { origin } = new URL(provider.src);
    return { scripts: [origin], images: [], connections: [origin] };
  }
  const collecting = 'https://*.google-analytics.com';
  const tagManager = 'https://www.googletagmanager.com';
  return { scripts: [tagManager], images: [collecting, tagManager], connections: [collecting, 'https://*.analytics.google.com', tagManager] };
}

let configured: ProviderOrigins | undefined;

/**
 * The origins of this process's provider. Asked by `next build` too, where the rest of the environment isn't there; what is wrong with these
 * variables is said when the site starts.
 */
export function configuredOrigins(): ProviderOrigins {
  if (configured) return configured;
  const given = Object.entries(process.env).filter(([name, value]) => name in providerVariables && value !== '');
  const { data } = variables.safeParse(Object.fromEntries(given));
  return (configured = originsOf(data ? providerOf(data) : null));
}

'use client';

import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { BrandMark } from '@/components/layout/brand-mark';
import { useServiceListQuery } from '@/gql/hooks';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { createGraphqlClient } from '@/lib/graphql-client';
import { outageTexts } from './texts';

interface OutageProps {
  locale: Locale;
  /** Path without its language: home shows the demo services, the catalogue its own words. */
  path: string;
  /** Loads the page anew; called once content answers again. */
  onRecovered: () => void;
}

/**
 * Shown where a page was never rendered and its content can't be had. "Try Again" asks for content through the site's GraphQL door
 * and loads the page anew as soon as there is some.
 */
export default function OutageView(props: OutageProps) {
  const [client] = useState(createGraphqlClient);
  return (
    <ApolloProvider client={client}>
      <Outage {...props} />
    </ApolloProvider>
  );
}

function Outage({ locale, path, onRecovered }: OutageProps) {
  const t = outageTexts[locale];
  const [asked, setAsked] = useState(false);
  const { data, error, loading, refetch } = useServiceListQuery({
    variables: { locale },
    skip: !asked,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (data) onRecovered();
  }, [data, onRecovered]);

  const isHome = path === paths.home;
  const title = path.startsWith(paths.services) ? t.servicesFailed : t.title;
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-5xl flex-col justify-center gap-6 px-6 py-16">
      <title>{title}</title>
      <BrandMark className="size-12 text-primary" />
      <h1 className="text-4xl font-semibold text-balance">{title}</h1>
      <p className="max-w-prose text-lg text-ink/80">{t.explanation}</p>
      <div className="flex flex-wrap items-center gap-4">
        <button
          type="button"
          disabled={loading}
          onClick={() => (asked ? void refetch().catch(() => undefined) : setAsked(true))}
          className="min-h-11 rounded-xl bg-primary px-6 py-2 font-semibold text-paper disabled:opacity-60"
        >
          {loading ? t.trying : t.tryAgain}
        </button>
        {isHome ? null : (
          <a href={localePath(locale, paths.home)} className="min-h-11 content-center font-semibold text-primary underline underline-offset-4">
            {t.home}
          </a>
        )}
        <p role="status">{error && !loading ? t.stillDown : ''}</p>
      </div>
      {isHome ? <DemoServices locale={locale} /> : null}
    </main>
  );
}

function DemoServices({ locale }: { locale: Locale }) {
  const t = outageTexts[locale];
  return (
    <section aria-labelledby="demo-notice" className="mt-8 flex flex-col gap-4">
      <p id="demo-notice" className="rounded-xl border border-sand-300 bg-sand-100 px-4 py-3">
        {t.demoNotice}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {t.demoServices.map(({ title, description }) => (
          <li key={title} className="rounded-xl border border-sand-300 p-6">
            <h2 className="text-xl font-semibold">{title}</h2>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

'use client';

import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { BrandMark } from '@/components/layout/brand-mark';
import { buttonStyles } from '@/components/ui/button-style';
import { useServiceListQuery } from '@/gql/hooks';
import type { Locale } from '@/i18n/locales';
import { localePath, paths, stripLocale } from '@/i18n/paths';
import { createGraphqlClient } from '@/lib/graphql-client';
import { HomeFallback } from './home-fallback';
import { outageTexts } from './texts';

interface OutageProps {
  locale: Locale;
  /** Of the page's address: home shows the demo services, the catalogue and the blog their own words. */
  pathname: string;
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

const isBelow = (path: string, list: string): boolean => path === list || path.startsWith(`${list}/`);

function Outage({ locale, pathname, onRecovered }: OutageProps) {
  const t = outageTexts[locale];
  const path = stripLocale(pathname);
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
  const isBlog = isBelow(path, paths.blog);
  const isServices = isBelow(path, paths.services);
  const title = isServices ? t.servicesFailed : isBlog ? t.blogFailed : t.title;
  const working = isHome || isServices ? t.loadingServices : '';
  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-5xl flex-col justify-center gap-6 px-5 py-16 sm:px-10">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <BrandMark className="size-12 text-primary" />
      <h1 className={isBlog ? 'text-4xl text-danger' : 'text-4xl'}>{title}</h1>
      <p className="max-w-prose text-lg text-ink-muted">{t.explanation}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {/* Not disabled while it asks: the focus would be lost. */}
        <button
          type="button"
          aria-disabled={loading}
          onClick={() => {
            if (loading) return;
            if (asked) void refetch().catch(() => undefined);
            else setAsked(true);
          }}
          className={`${buttonStyles.primary} cursor-pointer aria-disabled:opacity-60`}
        >
          {loading ? t.trying : t.tryAgain}
        </button>
        {isHome ? null : (
          <a href={localePath(locale, paths.home)} className="text-link inline-flex min-h-11 items-center font-semibold text-primary">
            {t.home}
          </a>
        )}
        <p role="status" className="font-semibold">
          {loading ? working : error ? t.stillDown : ''}
        </p>
      </div>
      {isHome ? <HomeFallback locale={locale} loading={loading} /> : null}
    </main>
  );
}

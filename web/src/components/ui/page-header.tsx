import type { ReactNode } from 'react';
import { directionOf, type Locale } from '@/i18n/locales';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { Container } from './container';

interface PageHeaderProps {
  title: string;
  text?: string | null;
  /** Language of title and text where it isn't the page's. */
  contentLocale?: Locale;
  breadcrumbs: { label: string; crumbs: readonly Crumb[] };
  children?: ReactNode;
}

/** Head of every page but home: where we are, what this is, why it matters. */
export function PageHeader({ title, text, contentLocale, breadcrumbs, children }: PageHeaderProps) {
  return (
    <header className="border-b border-sand-200 bg-sand-50">
      <Container className="pt-10 pb-14 lg:pt-14 lg:pb-20">
        <Breadcrumbs {...breadcrumbs} />
        <div lang={contentLocale} dir={contentLocale && directionOf(contentLocale)}>
          <h1 className="mt-6 max-w-4xl text-5xl [overflow-wrap:anywhere]">{title}</h1>
          {text ? <p className="mt-6 max-w-2xl text-xl text-ink-muted">{text}</p> : null}
        </div>
        {children}
      </Container>
    </header>
  );
}

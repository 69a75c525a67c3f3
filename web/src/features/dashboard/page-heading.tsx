import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: ReactNode;
  /** For what the title names. */
  titleId?: string;
  text?: string;
  /** Links to the pages beside this one. */
  children?: ReactNode;
}

/** Title of a page of the dashboard. */
export function PageHeading({ title, titleId, text, children }: PageHeadingProps) {
  return (
    <div className="mb-6">
      <h1 id={titleId} className="text-2xl [overflow-wrap:anywhere]">{title}</h1>
      {text ? <p className="mt-1 max-w-prose text-ink-muted">{text}</p> : null}
      {children}
    </div>
  );
}

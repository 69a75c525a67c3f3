import { ChevronEndIcon } from './icons';
import { SiteLink } from './site-link';

export interface Crumb {
  label: string;
  href: string;
}

interface BreadcrumbsProps {
  label: string;
  /** From the home page down; the current page isn't among them. */
  crumbs: readonly Crumb[];
}

/** Where the page stands. The page itself is named by its heading right below. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm [overflow-wrap:anywhere] text-ink-muted">
        {crumbs.map(({ label: text, href }) => (
          <li key={href} className="flex items-center gap-1">
            <SiteLink href={href} className="inline-flex min-h-6 items-center rounded-xl py-1 hover:text-ink hover:underline">
              {text}
            </SiteLink>
            <ChevronEndIcon className="size-4 text-sand-300 rtl:-scale-x-100" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

export type JsonLdObject = Readonly<Record<string, unknown>>;

/**
 * Structured data as the content of a `<script>`: `<` is escaped, so that no text of an editor can close the element.
 * @param data a schema.org object
 */
export const serialiseJsonLd = (data: JsonLdObject): string => JSON.stringify(data).replace(/</g, '\\u003c');

/** The company, where something else names it; the home page tells all about it under the same id. */
export const organizationReference = (siteUrl: string, name: string): JsonLdObject => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name,
  url: siteUrl,
});

/** A step of the way to a page. */
export interface TrailStep {
  name: string;
  /** Path with its language. */
  path: string;
}

/** The way to a page as schema.org knows it, from the home page down to the page itself. */
export const breadcrumbJsonLd = (siteUrl: string, steps: readonly TrailStep[]): JsonLdObject => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, siteUrl).href,
  })),
});

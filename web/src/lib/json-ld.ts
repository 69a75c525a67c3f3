/**
 * Structured data as the content of a `<script>`: `<` is escaped, so that no text of an editor can close the element.
 * @param data a schema.org object
 */
export const serialiseJsonLd = (data: Readonly<Record<string, unknown>>): string => JSON.stringify(data).replace(/</g, '\\u003c');

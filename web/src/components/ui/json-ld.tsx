import { serialiseJsonLd, type JsonLdObject } from '@/lib/json-ld';

/** Structured data for search engines. A data block: browsers never run it. */
export function JsonLd({ data }: { data: JsonLdObject }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />;
}

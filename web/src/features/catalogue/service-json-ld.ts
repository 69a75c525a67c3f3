import { organizationReference, type JsonLdObject } from '@/lib/json-ld';
import type { Service } from './types';

interface ServiceFacts {
  service: Service;
  /** Absolute address of the page. */
  url: string;
  /** Base address of the site, for pictures. */
  siteUrl: string;
  company: { name: string };
}

/** The service as schema.org knows it. Only fixed prices are named as offers. */
export const serviceJsonLd = ({ service, url, siteUrl, company }: ServiceFacts): JsonLdObject => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: service.title,
  description: service.description,
  url,
  inLanguage: service.contentLocale,
  ...(service.image && { image: new URL(service.image.src, siteUrl).href }),
  provider: organizationReference(siteUrl, company.name),
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: service.title,
    itemListElement: service.subServices.map(({ title, description, price }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title, description },
      ...(price > 0 && { price: price.toFixed(2), priceCurrency: 'USD' }),
    })),
  },
});

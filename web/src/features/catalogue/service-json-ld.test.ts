import { serviceJsonLd } from './service-json-ld';
import type { Service, SubService } from './types';

const part = (title: string, price: number): SubService => ({ id: title, slug: title, title, description: 'D', price, image: null });
const service: Service = {
  id: 's',
  slug: 'seo',
  order: 0,
  title: 'SEO',
  description: 'Found where people look.',
  image: null,
  seo: null,
  subServices: [part('audit', 1499), part('retainer', 0)],
  contentLocale: 'en',
  availableLocales: ['en'],
};

it('names the service, who provides it, and only fixed prices', () => {
  const data = serviceJsonLd({ service, url: 'https://site.example/services/seo', siteUrl: 'https://site.example', company: { name: 'Rukn' } });
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'SEO',
    url: 'https://site.example/services/seo',
    inLanguage: 'en',
    provider: { '@type': 'Organization', '@id': 'https://site.example/#organization', name: 'Rukn' },
    hasOfferCatalog: {
      itemListElement: [
        { '@type': 'Offer', price: '1499.00', priceCurrency: 'USD', itemOffered: { name: 'audit' } },
        { '@type': 'Offer', itemOffered: { name: 'retainer' } },
      ],
    },
  });
  const { itemListElement } = data.hasOfferCatalog as { itemListElement: object[] };
  expect(itemListElement[1]).not.toHaveProperty('price');
});

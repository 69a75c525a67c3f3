import { breadcrumbJsonLd, serialiseJsonLd } from './json-ld';

it('cannot be closed from inside', () => {
  const text = serialiseJsonLd({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});

it('lists the way to a page with whole addresses', () => {
  const steps = [
    { name: 'الرئيسية', path: '/ar' },
    { name: 'الخدمات', path: '/ar/services' },
  ];
  expect(breadcrumbJsonLd('https://site.example', steps)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'الرئيسية', item: 'https://site.example/ar' },
      { '@type': 'ListItem', position: 2, name: 'الخدمات', item: 'https://site.example/ar/services' },
    ],
  });
});

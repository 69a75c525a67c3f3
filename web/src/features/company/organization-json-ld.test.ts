import { siteJsonLd } from './organization-json-ld';
import type { SiteSettings } from './types';

const settings: SiteSettings = {
  name: 'ركن الرقمية',
  tagline: 'تسويق راسخ',
  heroTitle: '',
  heroText: '',
  ctaTitle: '',
  ctaText: '',
  email: 'hello@rukn.example',
  phone: '+971 4 000 0000',
  whatsapp: '',
  address: 'دبي',
  supportHours: '',
  foundedYear: 2020,
  footerYear: 2024,
  figures: [],
  socialLinks: [
    { network: 'linkedin', url: 'https://linkedin.example/rukn' },
    { network: 'x', url: 'javascript:alert(1)' },
  ],
};

const site = { siteUrl: 'https://site.example', locale: 'ar', url: 'https://site.example/ar' } as const;
const graph = (more: Partial<SiteSettings> = {}) =>
  siteJsonLd({ ...site, settings: { ...settings, ...more } })['@graph'] as [Record<string, unknown>, Record<string, unknown>];

it('tells name, logo, contact and profiles of the company', () => {
  const [organization, website] = graph();
  expect(organization).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://site.example/#organization',
    name: 'ركن الرقمية',
    url: 'https://site.example',
    logo: { '@type': 'ImageObject', url: 'https://site.example/apple-icon.png' },
    contactPoint: { '@type': 'ContactPoint', telephone: '+971 4 000 0000', email: 'hello@rukn.example', availableLanguage: ['en', 'ar'] },
    sameAs: ['https://linkedin.example/rukn'],
    foundingDate: '2020',
  });
  expect(website).toMatchObject({ '@type': 'WebSite', url: 'https://site.example/ar', inLanguage: 'ar', publisher: { '@id': organization['@id'], name: 'ركن الرقمية' } });
});

it('names nothing that staff left empty', () => {
  const [organization] = graph({ email: '', phone: '', address: '', tagline: '', socialLinks: [] });
  for (const key of ['contactPoint', 'sameAs', 'address', 'description']) expect(organization).not.toHaveProperty(key);
});

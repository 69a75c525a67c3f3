import { locales, type Locale } from '@/i18n/locales';
import { organizationReference, type JsonLdObject } from '@/lib/json-ld';
import type { SiteSettings } from './types';

interface SiteFacts {
  settings: SiteSettings;
  /** Base address of the site. */
  siteUrl: string;
  locale: Locale;
  /** Absolute address of the home page in this language. */
  url: string;
}

const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

/** The company and its site as schema.org knows them, for the home page. What staff left empty isn't named. */
export function siteJsonLd({ settings, siteUrl, locale, url }: SiteFacts): JsonLdObject {
  const { name, tagline, email, phone, address, foundedYear, socialLinks } = settings;
  const profiles = socialLinks.map((link) => link.url).filter(isWebAddress);
  const organization = {
    ...organizationReference(siteUrl, name),
    ...(tagline && { description: tagline }),
    logo: { '@type': 'ImageObject', url: `${siteUrl}/apple-icon.png` },
    foundingDate: String(foundedYear),
    ...(address && { address }),
    ...((email || phone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(email && { email }),
        ...(phone && { telephone: phone }),
        availableLanguage: locales,
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name,
    url,
    inLanguage: locale,
    publisher: organizationReference(siteUrl, name),
  };
  return { '@context': 'https://schema.org', '@graph': [organization, website] };
}

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { phoneHref } from '@/lib/contact-links';
import { Container } from '../ui/container';
import { GirihField } from '../ui/girih-field';
import { Isolate } from '../ui/isolate';
import { SiteLink } from '../ui/site-link';
import { BrandMark } from './brand-mark';
import { PrivacyButton } from './late-layout';

export interface FooterCompany {
  name: string;
  tagline: string;
  email: string;
  phone: string;
  address: string;
  footerYear: number;
  socialLinks: readonly { network: string; url: string }[];
}

interface SiteFooterProps {
  locale: Locale;
  company: FooterCompany;
  services: readonly { slug: string; title: string }[];
}

/** So that the columns stay about equally long; the rest is behind "All services". */
const SERVICES_SHOWN = 5;

const networkNames: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
};

const link = 'inline-flex min-h-8 min-w-6 items-center rounded text-teal-100 hover:text-white hover:underline max-lg:min-h-11';

/** Who we are, how to reach us, and where everything is. */
export async function SiteFooter({ locale, company, services }: SiteFooterProps) {
  const [t, consent] = await Promise.all([getTranslations({ locale, namespace: 'Footer' }), getTranslations({ locale, namespace: 'Consent' })]);
  const to = (path: string) => localePath(locale, path);
  return (
    <footer className="on-dark far-down relative isolate overflow-hidden bg-teal-900 text-teal-100">
      <GirihField className="absolute inset-x-0 bottom-0 -z-10 h-40 w-full text-teal-800 [mask-image:linear-gradient(to_top,black,transparent)]" />
      <Container className="grid gap-x-12 gap-y-12 py-16 lg:grid-cols-[1.5fr_1fr_1fr_1fr] lg:py-24">
        <div className="max-w-sm">
          <p className="flex items-center gap-3 text-xl font-semibold text-white">
            <BrandMark className="size-9 text-teal-500" />
            {company.name}
          </p>
          <p className="mt-4">{company.tagline}</p>
          <address className="mt-6 flex flex-col items-start not-italic">
            <a href={`mailto:${company.email}`} className={link}>
              <Isolate>{company.email}</Isolate>
            </a>
            <a href={phoneHref(company.phone)} className={link}>
              <Isolate>{company.phone}</Isolate>
            </a>
            <span className="inline-flex min-h-8 items-center">{company.address}</span>
          </address>
        </div>

        <Column title={t('company')}>
          <FooterLink href={to(paths.about)}>{t('about')}</FooterLink>
          <FooterLink href={`${to(paths.about)}#team`}>{t('team')}</FooterLink>
          <FooterLink href={to(paths.careers)}>{t('careers')}</FooterLink>
          <FooterLink href={to(paths.contact)}>{t('contact')}</FooterLink>
        </Column>
        <Column title={t('services')}>
          {services.slice(0, SERVICES_SHOWN).map(({ slug, title }) => (
            <FooterLink key={slug} href={to(paths.service(slug))}>
              {title}
            </FooterLink>
          ))}
          <FooterLink href={to(paths.services)}>{t('allServices')}</FooterLink>
        </Column>
        <Column title={t('resources')}>
          <FooterLink href={to(paths.blog)}>{t('blog')}</FooterLink>
          <FooterLink href={to(paths.caseStudies)}>{t('caseStudies')}</FooterLink>
          <FooterLink href={to(paths.resources)}>{t('guides')}</FooterLink>
          <FooterLink href={to(paths.tools)}>{t('tools')}</FooterLink>
        </Column>
      </Container>

      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-teal-700/60 py-6 text-sm">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p>{t('copyright', { year: String(company.footerYear), name: company.name })}</p>
          <PrivacyButton label={consent('open')} className={`${link} cursor-pointer`} />
        </div>
        {company.socialLinks.length ? (
          // The end of the page is where the button back to its top stands.
          <ul aria-label={t('social')} className="me-14 flex flex-wrap gap-x-6 min-[83rem]:me-0">
            {company.socialLinks.map(({ network, url }) => (
              <li key={url}>
                <a href={url} rel="noopener me" className={link}>
                  {networkNames[network] ?? network}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Container>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-base text-white">{title}</h2>
      <ul className="mt-4 flex flex-col items-start gap-1">{children}</ul>
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <SiteLink href={href} className={link}>
        {children}
      </SiteLink>
    </li>
  );
}

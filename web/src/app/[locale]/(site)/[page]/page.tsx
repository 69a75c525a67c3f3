import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { CompanyCta } from '@/features/company/company-cta';
import { CompanyPageView } from '@/features/company/company-page-view';
import { loadPage, loadSettings, loadTeam } from '@/features/company/company.server';
import { ContactCards } from '@/features/company/contact-cards';
import { Figures } from '@/features/company/figures';
import { TeamSection } from '@/features/company/team-section';
import type { Locale } from '@/i18n/locales';
import { companyPageSlugs } from '@/i18n/paths';
import { pageMetadata } from '@/lib/page-metadata';
import { companySubject } from '../../../share-subjects';
import { readLocale } from '../../read-locale';
import { PageTrail } from '../page-trail';

interface PageProps {
  params: Promise<{ locale: string; page: string }>;
}

type CompanyPageSlug = (typeof companyPageSlugs)[number];

export const generateStaticParams = () => [];

async function read({ params }: PageProps) {
  const { locale: segment, page: slug } = await params;
  const locale = readLocale(segment);
  // Asked before the CMS is: what strangers try must not become requests.
  const known = companyPageSlugs.find((companyPage) => companyPage === slug);
  return { locale, slug: known, page: known ? await loadPage(locale, known) : null };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, page } = await read(props);
  if (!page) return {};
  const { name, tagline } = await loadSettings(locale);
  const { slug, title, summary, seo, contentLocale, availableLocales } = page;
  return pageMetadata({
    locale,
    path: `/${slug}`,
    siteName: name,
    title: seo?.metaTitle || title,
    description: seo?.metaDescription || summary || tagline,
    share: companySubject(page),
    noindex: seo?.noindex,
    contentLocale,
    availableLocales,
  });
}

export default async function CompanyPage(props: PageProps) {
  const { locale, slug, page } = await read(props);
  if (!slug || !page) notFound();
  const settings = await loadSettings(locale);
  return (
    <CompanyPageView locale={locale} page={page} lead={await lead(slug, locale)}>
      <PageTrail locale={locale} steps={[{ name: page.title, path: `/${slug}` }]} />
      {slug === 'about' ? <TeamSection locale={locale} team={await loadTeam(locale)} /> : null}
      {slug === 'contact' ? null : <CompanyCta locale={locale} title={settings.ctaTitle} text={settings.ctaText} />}
    </CompanyPageView>
  );
}

/** What two of the pages show before their text. */
async function lead(slug: CompanyPageSlug, locale: Locale) {
  const settings = await loadSettings(locale);
  if (slug === 'contact') return <ContactCards locale={locale} settings={settings} />;
  if (slug !== 'about') return null;
  const t = await getTranslations({ locale, namespace: 'Company' });
  return <Figures label={t('figures')} figures={settings.figures} />;
}

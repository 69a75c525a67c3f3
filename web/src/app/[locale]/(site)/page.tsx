import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { siteUrl } from '@/config/env';
import { LatestPosts } from '@/features/blog/latest-posts';
import { loadLatestPosts } from '@/features/blog/blog.server';
import { loadFirstServices } from '@/features/catalogue/catalogue.server';
import { HomeServices } from '@/features/catalogue/stepper/home-services';
import { loadSettings } from '@/features/company/company.server';
import { Figures } from '@/features/company/figures';
import { siteJsonLd } from '@/features/company/organization-json-ld';
import { BenefitsSection } from '@/features/home/benefits/benefits-section';
import { Hero } from '@/features/home/hero';
import { HomeCta } from '@/features/home/home-cta';
import { IntegrationsSection } from '@/features/home/integrations/integrations-section';
import { WorkflowsSection } from '@/features/home/workflows/workflows-section';
import { localePath, paths } from '@/i18n/paths';
import { pageMetadata } from '@/lib/page-metadata';
import { homeSubject } from '../../share-subjects';
import { readLocale } from '../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = readLocale((await params).locale);
  const settings = await loadSettings(locale);
  const { name, tagline, heroText } = settings;
  return pageMetadata({
    locale,
    path: paths.home,
    siteName: name,
    title: tagline ? `${name} | ${tagline}` : name,
    absoluteTitle: true,
    description: heroText || tagline,
    share: homeSubject(settings),
  });
}

export default async function HomePage({ params }: PageProps) {
  const locale = readLocale((await params).locale);
  const [t, settings, services, posts] = await Promise.all([
    getTranslations({ locale, namespace: 'Home' }),
    loadSettings(locale),
    loadFirstServices(locale),
    loadLatestPosts(locale),
  ]);
  return (
    <>
      <JsonLd data={siteJsonLd({ settings, siteUrl: siteUrl(), locale, url: new URL(localePath(locale, paths.home), siteUrl()).href })} />
      <Hero locale={locale} title={settings.heroTitle} text={settings.heroText} foundedYear={settings.foundedYear} />
      <Figures label={t('figures')} figures={settings.figures} />
      <HomeServices locale={locale} services={services} />
      <BenefitsSection locale={locale} />
      <WorkflowsSection locale={locale} />
      <IntegrationsSection locale={locale} />
      <LatestPosts locale={locale} posts={posts} />
      <HomeCta locale={locale} title={settings.ctaTitle} text={settings.ctaText} />
    </>
  );
}

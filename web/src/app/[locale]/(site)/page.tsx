import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LatestPosts } from '@/features/blog/latest-posts';
import { loadLatestPosts } from '@/features/blog/blog.server';
import { loadServices } from '@/features/catalogue/catalogue.server';
import { HomeServices } from '@/features/catalogue/home-services';
import { loadSettings } from '@/features/company/company.server';
import { Figures } from '@/features/company/figures';
import { Hero } from '@/features/home/hero';
import { HomeCta } from '@/features/home/home-cta';
import { paths } from '@/i18n/paths';
import { pageMetadata } from '@/lib/page-metadata';
import { readLocale } from '../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = readLocale((await params).locale);
  const { name, tagline, heroText } = await loadSettings(locale);
  return pageMetadata({
    locale,
    path: paths.home,
    siteName: name,
    title: tagline ? `${name} | ${tagline}` : name,
    absoluteTitle: true,
    description: heroText || tagline,
  });
}

export default async function HomePage({ params }: PageProps) {
  const locale = readLocale((await params).locale);
  const [t, settings, services, posts] = await Promise.all([
    getTranslations({ locale, namespace: 'Home' }),
    loadSettings(locale),
    loadServices(locale),
    loadLatestPosts(locale),
  ]);
  return (
    <>
      <Hero locale={locale} title={settings.heroTitle} text={settings.heroText} foundedYear={settings.foundedYear} />
      <Figures label={t('figures')} figures={settings.figures} />
      <HomeServices locale={locale} services={services} />
      <LatestPosts locale={locale} posts={posts} />
      <HomeCta locale={locale} title={settings.ctaTitle} text={settings.ctaText} />
    </>
  );
}

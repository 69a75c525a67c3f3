import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { siteUrl } from '@/config/env';
import { loadSettings } from '@/features/company/company.server';
import { directionOf } from '@/i18n/locales';
import { preloadFonts } from './preload-fonts';
import { readLocale } from './read-locale';
import '../globals.css';

interface LayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** None is known when the site is built, as there is no CMS then; each page is rendered when it is first asked for. */
export const generateStaticParams = () => [];

export const viewport: Viewport = { themeColor: '#fbfaf7' };

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const locale = readLocale((await params).locale);
  const { name, tagline } = await loadSettings(locale);
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: name, template: `%s | ${name}` },
    description: tagline,
    // Numbers in a text are no phone numbers unless we say so.
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export default async function LocaleLayout({ params, children }: LayoutProps) {
  const locale = readLocale((await params).locale);
  preloadFonts(locale);
  return (
    <html lang={locale} dir={directionOf(locale)} data-scroll-behavior="smooth">
      <body>{children}</body>
    </html>
  );
}

import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'NotFound' });
  return { title: t('title'), robots: { index: false } };
}

/**
 * What the production server sends, as a 404, for every address without a page: Next itself renders `not-found.tsx` in the browser only, so
 * that its HTML would have neither words nor a language.
 */
export default async function PageNotFound({ params }: PageProps) {
  const locale = readLocale((await params).locale);
  setRequestLocale(locale);
  return <NotFoundView locale={locale} />;
}

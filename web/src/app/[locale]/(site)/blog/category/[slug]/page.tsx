import type { Metadata } from 'next';
import { readLocale } from '../../../../read-locale';
import { BlogList, blogListMetadata } from '../../list';

interface PageProps {
  params: Promise<{ locale: string; slug: string }>;
}

export const generateStaticParams = () => [];

async function read({ params }: PageProps) {
  const { locale, slug } = await params;
  return { locale: readLocale(locale), page: 1, categorySlug: slug };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return blogListMetadata(await read(props));
}

export default async function CategoryPage(props: PageProps) {
  return <BlogList {...await read(props)} />;
}

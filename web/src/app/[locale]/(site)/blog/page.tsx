import type { Metadata } from 'next';
import { readLocale } from '../../read-locale';
import { BlogList, blogListMetadata } from './list';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return blogListMetadata({ locale: readLocale((await params).locale), page: 1 });
}

export default async function BlogPage({ params }: PageProps) {
  return <BlogList locale={readLocale((await params).locale)} page={1} />;
}

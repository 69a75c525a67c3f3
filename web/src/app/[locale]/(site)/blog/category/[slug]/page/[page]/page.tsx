import type { Metadata } from 'next';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../../../../../read-locale';
import { BlogList, blogListMetadata } from '../../../../list';
import { readPageNumber } from '../../../../../page-number';

interface PageProps {
  params: Promise<{ locale: string; slug: string; page: string }>;
}

export const generateStaticParams = () => [];

async function read({ params }: PageProps) {
  const { locale: segment, slug, page } = await params;
  const locale = readLocale(segment);
  return { locale, page: readPageNumber(page, locale, paths.category(slug)), categorySlug: slug };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return blogListMetadata(await read(props));
}

export default async function CategoryListPage(props: PageProps) {
  return <BlogList {...await read(props)} />;
}

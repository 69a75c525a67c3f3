import type { Metadata } from 'next';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../../../read-locale';
import { BlogList, blogListMetadata } from '../../list';
import { readPageNumber } from '../../../page-number';

interface PageProps {
  params: Promise<{ locale: string; page: string }>;
}

export const generateStaticParams = () => [];

async function read({ params }: PageProps) {
  const { locale: segment, page } = await params;
  const locale = readLocale(segment);
  return { locale, page: readPageNumber(page, locale, paths.blog) };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return blogListMetadata(await read(props));
}

export default async function BlogListPage(props: PageProps) {
  return <BlogList {...await read(props)} />;
}

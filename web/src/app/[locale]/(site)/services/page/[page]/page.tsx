import type { Metadata } from 'next';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../../../read-locale';
import { readPageNumber } from '../../../page-number';
import { servicesMetadata, ServicesList } from '../../list';

interface PageProps {
  params: Promise<{ locale: string; page: string }>;
}

export const generateStaticParams = () => [];

async function read({ params }: PageProps) {
  const { locale: segment, page } = await params;
  const locale = readLocale(segment);
  return { locale, page: readPageNumber(page, locale, paths.services) };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  return servicesMetadata(await read(props));
}

export default async function ServicesFurtherPage(props: PageProps) {
  return <ServicesList {...await read(props)} />;
}

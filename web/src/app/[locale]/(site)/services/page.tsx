import type { Metadata } from 'next';
import { readLocale } from '../../read-locale';
import { servicesMetadata, ServicesList } from './list';

interface PageProps {
  params: Promise<{ locale: string }>;
}

const FIRST_PAGE = 1;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return servicesMetadata({ locale: readLocale((await params).locale), page: FIRST_PAGE });
}

export default async function ServicesPage({ params }: PageProps) {
  return <ServicesList locale={readLocale((await params).locale)} page={FIRST_PAGE} />;
}

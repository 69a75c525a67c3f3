import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { contentIdParam } from '@/contracts/content';
import { requireAccount } from '@/features/auth/guard.server';
import { NewView } from '@/features/dashboard/content/edit-view';
import { mayRemoveContent } from '@/features/dashboard/content/may-remove';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'ContentEditor' });
  return { title: t('new.subService') };
}

export default async function NewSubServicePage({ params, searchParams }: PageProps) {
  const locale = readLocale((await params).locale);
  const serviceId = contentIdParam.shape.id.catch('').parse((await searchParams).service);
  const { role } = await requireAccount({ locale, path: paths.dashboardNewSubService(serviceId) });
  return <NewView key={serviceId} kind="subService" start={{ serviceId }} mayRemove={mayRemoveContent(role, 'subService')} />;
}

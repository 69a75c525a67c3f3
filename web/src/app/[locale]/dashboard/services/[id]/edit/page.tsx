import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { contentIdParam } from '@/contracts/content';
import { requireAccount } from '@/features/auth/guard.server';
import { EditView } from '@/features/dashboard/content/edit-view';
import { mayRemoveContent } from '@/features/dashboard/content/may-remove';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../../../read-locale';

interface PageProps {
  params: Promise<{ locale: string; id: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'ContentEditor' });
  return { title: t('edit.service') };
}

export default async function EditServicePage({ params }: PageProps) {
  const { locale: segment, id } = await params;
  const locale = readLocale(segment);
  const { role } = await requireAccount({ locale, path: paths.dashboardService(id) });
  if (!contentIdParam.safeParse({ id }).success) notFound();
  return <EditView kind="service" documentId={id} mayRemove={mayRemoveContent(role, 'service')} />;
}

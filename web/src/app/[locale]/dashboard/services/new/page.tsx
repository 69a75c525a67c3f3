import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireAccount } from '@/features/auth/guard.server';
import { NewView } from '@/features/dashboard/content/edit-view';
import { mayRemoveContent } from '@/features/dashboard/content/may-remove';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'ContentEditor' });
  return { title: t('new.service') };
}

export default async function NewServicePage({ params }: PageProps) {
  const locale = readLocale((await params).locale);
  const { role } = await requireAccount({ locale, path: paths.dashboardNewService });
  return <NewView kind="service" mayRemove={mayRemoveContent(role, 'service')} />;
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { contentIdParam } from '@/contracts/content';
import { requireAccount } from '@/features/auth/guard.server';
import { EditView } from '@/features/dashboard/content/edit-view';
import { mayRemoveContent } from '@/features/dashboard/content/may-remove';
import { SubServicePicker } from '@/features/dashboard/content/sub-service-picker';
import { PageHeading } from '@/features/dashboard/page-heading';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const HEADING_ID = 'pick-sub-service';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'ContentEditor' });
  return { title: t('edit.subService') };
}

/** The editor of the sub-service that the address names, or, where it names none, all of them to choose from. */
export default async function EditSubServicePage({ params, searchParams }: PageProps) {
  const locale = readLocale((await params).locale);
  const id = contentIdParam.shape.id.catch('').parse((await searchParams).id);
  const { role } = await requireAccount({ locale, path: paths.dashboardSubService(id) });
  if (id) return <EditView key={id} kind="subService" documentId={id} mayRemove={mayRemoveContent(role, 'subService')} />;
  const t = await getTranslations({ locale, namespace: 'ContentList' });
  return (
    <>
      <PageHeading titleId={HEADING_ID} title={t('pickTitle')} text={t('pickText')} />
      <SubServicePicker labelledBy={HEADING_ID} />
    </>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireAccount } from '@/features/auth/guard.server';
import { StaffHeading } from '@/features/dashboard/staff/staff-heading';
import { readStaffQuery, staffQueryString } from '@/features/dashboard/staff/staff-query';
import { StaffView } from '@/features/dashboard/staff/staff-view';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'Staff' });
  return { title: t('title') };
}

export default async function StaffPage({ params, searchParams }: PageProps) {
  const locale = readLocale((await params).locale);
  const query = readStaffQuery(await searchParams);
  const queryString = staffQueryString(query);
  await requireAccount({ locale, path: `${paths.dashboardStaff}${queryString && `?${queryString}`}` });
  return (
    <>
      <StaffHeading locale={locale} />
      <StaffView locale={locale} initialQuery={query} />
    </>
  );
}

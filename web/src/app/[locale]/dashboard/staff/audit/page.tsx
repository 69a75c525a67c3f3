import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireAccount } from '@/features/auth/guard.server';
import { AuditView } from '@/features/dashboard/audit/audit-view';
import { StaffHeading } from '@/features/dashboard/staff/staff-heading';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

const HEADING_ID = 'audit-log';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'Staff' });
  return { title: t('auditTitle') };
}

export default async function AuditPage({ params }: PageProps) {
  const locale = readLocale((await params).locale);
  await requireAccount({ locale, path: paths.dashboardStaffAudit });
  const t = await getTranslations({ locale, namespace: 'Staff' });
  return (
    <>
      <StaffHeading locale={locale} />
      <h2 id={HEADING_ID} className="text-lg">
        {t('auditTitle')}
      </h2>
      <p className="mb-4 text-sm text-ink-muted">{t('auditText')}</p>
      <AuditView locale={locale} labelledBy={HEADING_ID} />
    </>
  );
}

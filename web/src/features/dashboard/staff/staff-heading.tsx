import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/i18n/paths';
import { PageHeading } from '../page-heading';
import { SectionNav } from '../section-nav';

/** Head of the pages about staff. */
export async function StaffHeading({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Staff' });
  const items = [
    { path: paths.dashboardStaff, label: t('accounts') },
    { path: paths.dashboardStaffAudit, label: t('audit') },
  ];
  return (
    <PageHeading title={t('title')} text={t('intro')}>
      <SectionNav locale={locale} label={t('pages')} items={items} className="mt-3 border-b border-sand-200" />
    </PageHeading>
  );
}

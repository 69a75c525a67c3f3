import { contentEditorUrl } from '@/config/env';
import { requireAccount } from '@/features/auth/guard.server';
import { OverviewView } from '@/features/dashboard/overview-view';
import { paths } from '@/i18n/paths';
import { readLocale } from '../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export default async function DashboardPage({ params }: PageProps) {
  const locale = readLocale((await params).locale);
  const account = await requireAccount({ locale, path: paths.dashboard });
  return <OverviewView locale={locale} account={account} editorUrl={contentEditorUrl()} />;
}

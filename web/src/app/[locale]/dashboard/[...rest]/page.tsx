import { notFound } from 'next/navigation';
import { requireAccount } from '@/features/auth/guard.server';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string; rest: string[] }>;
}

/** What isn't there below the dashboard: strangers don't even learn that. */
export default async function NoSuchDashboardPage({ params }: PageProps) {
  const { locale: segment, rest } = await params;
  const locale = readLocale(segment);
  await requireAccount({ locale, path: [paths.dashboard, ...rest].join('/') });
  notFound();
}

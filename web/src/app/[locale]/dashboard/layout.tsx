import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { readAccount } from '@/cms/account';
import { SkipLink } from '@/components/layout/skip-link';
import { SoftLinks } from '@/components/layout/soft-links';
import { contentEditorUrl } from '@/config/env';
import { AuthBoot } from '@/features/auth/auth-boot';
import { ProtectedRoute } from '@/features/auth/protected-route';
import { loadSettings } from '@/features/company/company.server';
import { DashboardContainer } from '@/features/dashboard/dashboard-container';
import { DashboardHeader } from '@/features/dashboard/dashboard-header';
import { DashboardSkeleton } from '@/features/dashboard/dashboard-skeleton';
import { Tracking } from '@/features/tracking/tracking';
import { Updates } from '@/features/updates/updates';
import { dashboardRoles, hasRole } from '@/lib/roles';
import { readLocale } from '../read-locale';
import { LogoutButton } from './logout-button';

interface LayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

const MAIN_ID = 'main';

/** Who asks decides what is shown; without this the languages' layout makes it a page to be rendered once, where nobody can be asked about. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'Dashboard' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

/**
 * The frame of the dashboard. It keeps nobody out: a layout isn't rendered again from page to page, so every page asks
 * for itself (`requireAccount`), and for whoever it sends away there is no frame.
 */
export default async function DashboardLayout({ params, children }: LayoutProps) {
  const locale = readLocale((await params).locale);
  const account = await readAccount();
  if (!account || !hasRole(account.role, dashboardRoles)) return children;

  const [t, settings, { Dashboard, Staff, QuoteInbox, QuoteWords, Problems, Auth, ...others }] = await Promise.all([
    getTranslations({ locale, namespace: 'Dashboard' }),
    loadSettings(locale),
    getMessages({ locale }),
  ]);
  const { Content, ContentToday, ContentList, ContentEditor, ContentBoard, ContentPosts, Analytics } = others;
  const messages = {
    Dashboard, Staff, QuoteInbox, QuoteWords, Problems, Auth: { Domains: Auth.Domains, Segments: Auth.Segments },
    Content, ContentToday, ContentList, ContentEditor, ContentBoard, ContentPosts, Analytics,
  };
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <AuthBoot guarded />
      <SoftLinks />
      <Updates locale={locale} />
      <Tracking />
      <ProtectedRoute locale={locale} allowedRoles={dashboardRoles} loading={<DashboardSkeleton label={t('checking')} />}>
        <SkipLink targetId={MAIN_ID} label={t('skipToContent')} />
        <DashboardHeader locale={locale} brand={settings.name} account={account} editorUrl={contentEditorUrl()} logout={<LogoutButton />} />
        <main id={MAIN_ID} tabIndex={-1}>
          <DashboardContainer className="py-8">{children}</DashboardContainer>
        </main>
      </ProtectedRoute>
    </NextIntlClientProvider>
  );
}

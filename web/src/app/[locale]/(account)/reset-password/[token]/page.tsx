import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { linkToken } from '@/contracts/account';
import { ResetPasswordView } from '@/features/auth/reset-password-view';
import { accountMetadata } from '../../account-metadata';
import { readLocale } from '../../../read-locale';

interface PageProps {
  params: Promise<{ locale: string; token: string }>;
}

// Every address of this page is somebody's secret; none may be kept.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = readLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'Auth.Reset' });
  return accountMetadata(t('title'), { holdsLink: true });
}

export default async function ResetPasswordPage({ params }: PageProps) {
  const { locale, token } = await params;
  readLocale(locale);
  return <ResetPasswordView token={token} wellFormed={linkToken.safeParse(token).success} />;
}

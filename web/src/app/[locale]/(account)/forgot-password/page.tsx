import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ForgotPasswordView } from '@/features/auth/forgot-password-view';
import { accountMetadata } from '../account-metadata';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = readLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'Auth.Forgot' });
  return accountMetadata(t('title'));
}

export default async function ForgotPasswordPage({ params }: PageProps) {
  readLocale((await params).locale);
  return <ForgotPasswordView />;
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffRegisterView } from '@/features/auth/staff-register-view';
import { accountMetadata } from '../account-metadata';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = readLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'Auth.Register' });
  return accountMetadata(t('title'));
}

export default async function RegisterPage({ params }: PageProps) {
  readLocale((await params).locale);
  return <StaffRegisterView />;
}

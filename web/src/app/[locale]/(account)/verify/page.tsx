import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { VerifyView } from '@/features/auth/verify-view';
import { accountMetadata } from '../account-metadata';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = readLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'Auth.Verify' });
  return accountMetadata(t('title'), { holdsLink: true });
}

export default async function VerifyPage({ params }: PageProps) {
  readLocale((await params).locale);
  return <VerifyView />;
}

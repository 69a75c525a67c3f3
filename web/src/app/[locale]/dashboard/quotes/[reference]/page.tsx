import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { quoteReference } from '@/contracts/quotes';
import { requireAccount } from '@/features/auth/guard.server';
import { InboxQuoteView } from '@/features/dashboard/quotes/inbox-quote-view';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../../read-locale';

interface PageProps {
  params: Promise<{ locale: string; reference: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: (await params).reference };
}

export default async function InboxQuotePage({ params }: PageProps) {
  const { locale: segment, reference } = await params;
  const locale = readLocale(segment);
  await requireAccount({ locale, path: paths.dashboardQuote(reference) });
  if (!quoteReference.safeParse(reference).success) notFound();
  return <InboxQuoteView locale={locale} reference={reference} />;
}

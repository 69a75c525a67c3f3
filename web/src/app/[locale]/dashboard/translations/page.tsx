import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireAccount } from '@/features/auth/guard.server';
import { boardQueryString, readBoardQuery } from '@/features/dashboard/content/board-query';
import { TranslationBoard } from '@/features/dashboard/content/translation-board';
import { PageHeading } from '@/features/dashboard/page-heading';
import { paths } from '@/i18n/paths';
import { readLocale } from '../../read-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const HEADING_ID = 'translations';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'ContentBoard' });
  return { title: t('title') };
}

export default async function TranslationsPage({ params, searchParams }: PageProps) {
  const locale = readLocale((await params).locale);
  const query = readBoardQuery(await searchParams);
  const queryString = boardQueryString(query);
  await requireAccount({ locale, path: `${paths.dashboardTranslations}${queryString && `?${queryString}`}` });
  const t = await getTranslations({ locale, namespace: 'ContentBoard' });
  return (
    <>
      <PageHeading titleId={HEADING_ID} title={t('title')} text={t('intro')} />
      <TranslationBoard labelledBy={HEADING_ID} initialQuery={query} />
    </>
  );
}

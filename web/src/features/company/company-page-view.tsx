import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { directionOf, type Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { PageBody } from './page-body';
import type { CompanyPage } from './types';

interface CompanyPageViewProps {
  locale: Locale;
  page: CompanyPage;
  /** What this page shows between its head and its text. */
  lead?: ReactNode;
  /** And after its text. */
  children?: ReactNode;
}

/** A page that marketing writes in the CMS. */
export async function CompanyPageView({ locale, page, lead, children }: CompanyPageViewProps) {
  const [t, nav, trail] = await Promise.all([
    getTranslations({ locale, namespace: 'Company' }),
    getTranslations({ locale, namespace: 'Nav' }),
    getTranslations({ locale, namespace: 'Breadcrumbs' }),
  ]);
  const { title, summary, body, contentLocale } = page;
  return (
    <>
      <PageHeader
        title={title}
        text={summary}
        contentLocale={contentLocale}
        breadcrumbs={{ label: trail('label'), crumbs: [{ label: nav('home'), href: localePath(locale, paths.home) }] }}
      />
      {lead}
      {body.length ? (
        <Section>
          {contentLocale !== locale ? (
            <div className="mb-10">
              <Notice>{t('onlyEnglish')}</Notice>
            </div>
          ) : null}
          <div lang={contentLocale} dir={directionOf(contentLocale)}>
            <PageBody body={body} />
          </div>
        </Section>
      ) : null}
      {children}
    </>
  );
}

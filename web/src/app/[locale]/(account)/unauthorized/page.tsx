import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { SiteLink } from '@/components/ui/site-link';
import { Outcome } from '@/features/auth/outcome';
import { localePath, paths } from '@/i18n/paths';
import { rolesFromQuery } from '@/lib/guard-paths';
import { accountMetadata } from '../account-metadata';
import { readLocale } from '../../read-locale';
import { Denial } from './denial';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What it says is in its address. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: readLocale((await params).locale), namespace: 'Unauthorized' });
  return accountMetadata(t('title'));
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/** Where a guard sends somebody with another role. Of what the address says, only known roles are shown, in our own words. */
export default async function UnauthorizedPage({ params, searchParams }: PageProps) {
  const locale = readLocale((await params).locale);
  const [t, query] = await Promise.all([getTranslations({ locale, namespace: 'Unauthorized' }), searchParams]);
  const [role] = rolesFromQuery(single(query.role));
  return (
    <Outcome kind="failed" title={t('title')} takesFocus={false}>
      <p className="text-lg text-ink-muted">{t('text')}</p>
      <Denial locale={locale} required={rolesFromQuery(single(query.required))} role={role} />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={localePath(locale, paths.home)}>{t('home')}</ButtonLink>
        <SiteLink href={localePath(locale, paths.contact)} className="text-link inline-flex min-h-11 items-center font-semibold text-primary">
          {t('support')}
        </SiteLink>
      </div>
    </Outcome>
  );
}

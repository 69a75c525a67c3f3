import { getTranslations } from 'next-intl/server';
import { ArrowOutIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import type { AccountUser } from '@/contracts/account';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { hasRole } from '@/lib/roles';
import { dubaiToday } from './analytics/range';
import { VisitorsCard } from './analytics/visitors-card';
import { TodayContent } from './content/today-content';
import { isolate } from './isolated';
import { PageHeading } from './page-heading';
import { QuoteFigures } from './quotes/quote-figures';
import { WaitingRequests } from './waiting-requests';

interface OverviewProps {
  locale: Locale;
  account: AccountUser;
  editorUrl: string | undefined;
}

interface QuickLink {
  href: string;
  title: string;
  text: string;
  newTab?: boolean;
}

/** What the dashboard opens with: what waits for one, and the ways to everything else. */
export async function OverviewView({ locale, account, editorUrl }: OverviewProps) {
  const t = await getTranslations({ locale, namespace: 'Dashboard' });
  const isAdmin = hasRole(account.role, ['admin']);
  const links: QuickLink[] = [
    { href: localePath(locale, paths.dashboardNewService), title: t('newService'), text: t('newServiceText') },
    { href: localePath(locale, paths.dashboardTranslations), title: t('translations'), text: t('translationsText') },
    ...(isAdmin
      ? [
          { href: localePath(locale, paths.dashboardStaff), title: t('staff'), text: t('staffLinkText') },
          { href: localePath(locale, paths.dashboardStaffAudit), title: t('auditLink'), text: t('auditLinkText') },
        ]
      : []),
    ...(editorUrl ? [{ href: editorUrl, title: t('contentEditor'), text: t('editorLinkText'), newTab: true }] : []),
    { href: localePath(locale, paths.home), title: t('viewSite'), text: t('siteLinkText') },
  ];
  return (
    <>
      <PageHeading title={t.rich('greeting', { name: account.name, isolate })} text={t('greetingText', { role: t(`roles.${account.role}`) })} />
      <div className="grid gap-6 lg:grid-cols-[2fr_3fr]">
        <div className="flex flex-col gap-6">
          <QuoteFigures locale={locale} />
          <TodayContent />
          <VisitorsCard locale={locale} renderedToday={dubaiToday()} />
          {isAdmin ? <WaitingRequests locale={locale} /> : null}
        </div>
        <section aria-labelledby="quick-links">
          <h2 id="quick-links" className="sr-only">
            {t('quickLinks')}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {links.map((link) => (
              <li key={link.href} className="relative rounded-2xl border border-sand-200 bg-white p-5 transition-colors hover:border-teal-300">
                <h3 className="text-base">
                  <SiteLink href={link.href} className="card-link" {...(link.newTab && { target: '_blank', rel: 'noopener' })}>
                    {link.title}
                    {link.newTab ? (
                      <>
                        <ArrowOutIcon className="ms-1.5 inline size-4 rtl:-scale-x-100" />
                        <span className="sr-only"> {t('opensNewTab')}</span>
                      </>
                    ) : null}
                  </SiteLink>
                </h3>
                <p className="mt-1 text-sm text-ink-muted">{link.text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

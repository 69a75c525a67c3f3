'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { StaffListResponse, StaffMember } from '@/contracts/staff';
import type { Locale } from '@/i18n/locales';
import { ActionButton } from '@/components/ui/action-button';
import { useApi } from '@/lib/use-api';
import { isolate } from '../isolated';
import { News } from '../news';
import { ActDialog } from './act-dialog';
import { InviteForm } from './invite-form';
import { PendingRequests } from './pending-requests';
import type { StaffAct } from './staff-acts';
import { StaffList } from './staff-list';
import { staffListPath, staffQueryString, type StaffQuery } from './staff-query';

interface StaffViewProps {
  locale: Locale;
  initialQuery: StaffQuery;
}

const PENDING_PATH = staffListPath({ page: 1, status: 'pending', search: '' });

/** Everything an administrator does with the agency's accounts. */
export function StaffView({ locale, initialQuery }: StaffViewProps) {
  const t = useTranslations('Staff');
  const [query, setQuery] = useState(initialQuery);
  const [asked, setAsked] = useState<{ act: StaffAct; member: StaffMember } | null>(null);
  const [invites, setInvites] = useState(false);
  const [news, setNews] = useState<ReactNode>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pending = useApi<StaffListResponse>(PENDING_PATH);
  const list = useApi<StaffListResponse>(staffListPath(query), { keepPrevious: true });

  const reload = () => {
    void pending.reload();
    void list.reload();
  };
  const showQuery = (change: Partial<StaffQuery>) => {
    const next = { ...query, page: 1, ...change };
    setQuery(next);
    const text = staffQueryString(next);
    // The address follows, so that a reload and a link show the same list.
    window.history.replaceState(null, '', `${window.location.pathname}${text && `?${text}`}`);
  };
  const tell = (text: ReactNode) => {
    setNews(text);
    reload();
  };
  const ask = (act: StaffAct, member: StaffMember) => {
    setNews(null);
    setAsked({ act, member });
  };

  // What was pressed may be gone with its line; the heading is where the list begins.
  useEffect(() => {
    if (news) heading.current?.focus();
  }, [news]);

  return (
    <div className="flex flex-col gap-6">
      <News onDismiss={() => setNews(null)}>{news}</News>

      <PendingRequests locale={locale} list={pending} onAct={ask} />

      <section aria-labelledby="invite" className="rounded-2xl border border-sand-200 bg-sand-50 p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h2 id="invite" className="text-lg">
              {t('invite.title')}
            </h2>
            <p className="max-w-prose text-sm text-ink-muted">{t('invite.text')}</p>
          </div>
          {invites ? null : (
            <ActionButton aria-expanded={false} onClick={() => setInvites(true)}>
              {t('invite.open')}
            </ActionButton>
          )}
        </div>
        {invites ? (
          <div className="mt-4">
            <InviteForm
              locale={locale}
              onClose={() => setInvites(false)}
              onInvited={({ name, email }) => {
                setInvites(false);
                tell(t.rich('invite.done', { name, email, isolate }));
              }}
            />
          </div>
        ) : null}
      </section>

      <section aria-labelledby="staff-list">
        <h2 id="staff-list" ref={heading} tabIndex={-1} className="mb-3 scroll-mt-24 text-lg">
          {t('listTitle')}
        </h2>
        <StaffList locale={locale} labelledBy="staff-list" query={query} list={list} onQuery={showQuery} onAct={ask} />
      </section>

      {asked ? (
        <ActDialog
          {...asked}
          onDone={() => {
            setAsked(null);
            tell(t.rich(`${asked.act}.done`, { name: asked.member.name, isolate }));
          }}
          onOutdated={reload}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Isolate } from '@/components/ui/isolate';
import type { InboxQuoteDetail } from '@/contracts/quotes';
import { formatDate } from '@/lib/format';

/** Who asks. */
export function ClientCard({ quote: { client, language } }: { quote: Pick<InboxQuoteDetail, 'client' | 'language'> }) {
  const t = useTranslations('QuoteInbox.clientCard');
  const domains = useTranslations('Auth.Domains');
  const segments = useTranslations('Auth.Segments');
  const locale = useLocale();
  const { name, email, companyName, businessDomain, clientSegment, registeredAt } = client;
  return (
    <dl className="flex flex-col gap-3">
      <Fact term={t('name')}>
        <bdi className="font-semibold">{name}</bdi>
      </Fact>
      <Fact term={t('email')}>
        <a href={`mailto:${email}`} className="text-link inline-flex min-h-6 items-center text-primary">
          <Isolate>{email}</Isolate>
        </a>
      </Fact>
      {companyName ? (
        <Fact term={t('company')}>
          <bdi>{companyName}</bdi>
        </Fact>
      ) : null}
      {businessDomain ? <Fact term={t('domain')}>{known(domains, businessDomain)}</Fact> : null}
      {clientSegment ? <Fact term={t('segment')}>{known(segments, clientSegment)}</Fact> : null}
      <Fact term={t('language')}>{t(`languages.${language}`)}</Fact>
      <Fact term={t('since')}>{registeredAt ? formatDate(registeredAt, locale) : t('accountGone')}</Fact>
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-muted">{term}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
);

/** A choice of the registration form in words; an older one that isn't offered any more as it is. */
function known<Texts extends { (key: never): string; has: (key: never) => boolean }>(texts: Texts, value: string): string {
  const key = value as never;
  return texts.has(key) ? texts(key) : value;
}

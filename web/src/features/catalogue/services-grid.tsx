import { getTranslations } from 'next-intl/server';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Cover } from '@/components/ui/cover';
import { EmptyState } from '@/components/ui/empty-state';
import { ArrowEndIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { ServiceIcon } from './service-icon';
import type { ServiceSummary } from './types';

interface ServicesGridProps {
  locale: Locale;
  services: readonly ServiceSummary[];
}

/** Services of one page. Each card can be jumped to by its slug (`/services#seo`) and is marked then. */
export async function ServicesGrid({ locale, services }: ServicesGridProps) {
  const t = await getTranslations({ locale, namespace: 'Services' });
  if (!services.length) {
    return (
      <EmptyState
        title={t('empty')}
        hint={t('emptyHint')}
        action={<ButtonLink href={localePath(locale, paths.contact)}>{t('unsureAction')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {services.map((service, index) => (
        <li key={service.id} className="flex">
          <ServiceCard locale={locale} service={service} priority={index === 0} />
        </li>
      ))}
      <li className="flex">
        <div className="flex w-full flex-col items-start justify-end rounded-2xl border border-teal-200 bg-teal-50 p-6 sm:p-8">
          <h2 className="text-2xl">{t('unsureTitle')}</h2>
          <p className="mt-3 text-teal-900">{t('unsureText')}</p>
          <ArrowLink href={localePath(locale, paths.contact)} className="mt-4">
            {t('unsureAction')}
          </ArrowLink>
        </div>
      </li>
    </ul>
  );
}

async function ServiceCard({ locale, service, priority }: { locale: Locale; service: ServiceSummary; priority: boolean }) {
  const t = await getTranslations({ locale, namespace: 'Services' });
  const { slug, title, description, image, subServices } = service;
  return (
    <article
      id={slug}
      tabIndex={-1}
      className="group relative flex w-full flex-col rounded-2xl border border-sand-200 bg-white transition-shadow hover:shadow-raised target:border-coral target:ring-4 target:ring-coral/30"
    >
      <Cover picture={image} slug={slug} priority={priority} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw" className="aspect-[16/10] rounded-t-[calc(var(--radius-2xl)-1px)]" />
      <div className="flex grow flex-col p-6 sm:p-7">
        <div className="flex items-center gap-3">
          <ServiceIcon slug={slug} title={title} className="size-6 shrink-0 text-teal-600" />
          <h2 className="text-2xl">
            <SiteLink href={localePath(locale, paths.service(slug))} className="card-link">
              {title}
            </SiteLink>
          </h2>
        </div>
        <p className="mt-3 text-ink-muted">{description}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-6">
          <span className="text-sm text-ink-muted">{t('included', { count: subServices.length })}</span>
          <span className="inline-flex items-center gap-2 font-semibold text-primary">
            {t('clickToExplore')}
            <ArrowEndIcon className="size-5 transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1" />
          </span>
        </div>
      </div>
    </article>
  );
}

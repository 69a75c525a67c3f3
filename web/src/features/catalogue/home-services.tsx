import { getTranslations } from 'next-intl/server';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Cover } from '@/components/ui/cover';
import { EmptyState } from '@/components/ui/empty-state';
import { CheckIcon } from '@/components/ui/icons';
import { Section, SectionHeading } from '@/components/ui/section';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import type { ServiceSummary } from './types';

/** Sub-services named on a card; the rest is counted. */
const FEATURES_SHOWN = 6;

interface HomeServicesProps {
  locale: Locale;
  services: readonly ServiceSummary[];
}

/** The services on the home page, each with what it contains. */
export async function HomeServices({ locale, services }: HomeServicesProps) {
  const [t, home, nav] = await Promise.all([
    getTranslations({ locale, namespace: 'Services' }),
    getTranslations({ locale, namespace: 'Home' }),
    getTranslations({ locale, namespace: 'Nav' }),
  ]);
  return (
    <Section id="services-section" labelledBy="services-title" tone="sand">
      <SectionHeading
        id="services-title"
        title={home('servicesTitle')}
        text={home('servicesText')}
        action={<ArrowLink href={localePath(locale, paths.services)}>{nav('viewAllServices')}</ArrowLink>}
      />
      {services.length ? (
        <ul className="grid gap-6 lg:grid-cols-2">
          {services.map((service) => (
            <li key={service.id} className="flex">
              <HomeServiceCard locale={locale} service={service} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('empty')}
          hint={t('emptyHint')}
          action={<ButtonLink href={localePath(locale, paths.contact)}>{nav('contact')}</ButtonLink>}
        />
      )}
    </Section>
  );
}

async function HomeServiceCard({ locale, service }: { locale: Locale; service: ServiceSummary }) {
  const t = await getTranslations({ locale, namespace: 'Services' });
  const { slug, title, description, image, subServices } = service;
  const hidden = subServices.length - FEATURES_SHOWN;
  return (
    <article className="flex w-full flex-col rounded-2xl border border-sand-200 bg-white p-6 sm:p-8">
      <div className="flex items-start gap-5 max-sm:flex-col">
        <Cover picture={image} slug={slug} sizes={128} className="aspect-[4/3] w-32 shrink-0 rounded-xl" />
        <div>
          <h3 className="text-2xl">{title}</h3>
          <p className="mt-2 text-ink-muted">{description}</p>
        </div>
      </div>
      {subServices.length ? (
        <div className="mt-6 border-t border-sand-200 pt-5">
          <h4 className="text-sm text-ink-muted">{t('keyFeatures')}</h4>
          <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {subServices.slice(0, FEATURES_SHOWN).map(({ id, title: feature }) => (
              <li key={id} className="flex items-start gap-2">
                <CheckIcon className="mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 text-teal-600" />
                {feature}
              </li>
            ))}
          </ul>
          {hidden > 0 ? <p className="mt-3 font-semibold text-primary">{t('more', { count: hidden })}</p> : null}
        </div>
      ) : null}
      <div className="mt-auto pt-5">
        <ArrowLink href={localePath(locale, paths.service(slug))} aria-label={t('learnMoreAbout', { title })}>
          {t('learnMore')}
        </ArrowLink>
      </div>
    </article>
  );
}

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Section, SectionHeading } from '@/components/ui/section';
import { directionOf, type Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import type { ServiceSummary } from '../types';
import { HOME_SERVICES_LIMIT } from './constants';
import { HomeServiceCard } from './home-service-card';
import { ServicesStepper } from './late-stepper';

interface HomeServicesProps {
  locale: Locale;
  services: readonly ServiceSummary[];
}

const key = (arrow: ReactNode) => <kbd className="rounded-[4px] border border-sand-300 bg-white px-1.5 py-0.5 font-mono text-ink">{arrow}</kbd>;

/** The services on the home page, each with what it contains: one at a time where that can be shown, else a list. */
export async function HomeServices({ locale, services }: HomeServicesProps) {
  const [t, stepper, home, nav] = await Promise.all([
    getTranslations({ locale, namespace: 'Services' }),
    getTranslations({ locale, namespace: 'Stepper' }),
    getTranslations({ locale, namespace: 'Home' }),
    getTranslations({ locale, namespace: 'Nav' }),
  ]);
  const shown = services.slice(0, HOME_SERVICES_LIMIT);
  return (
    <Section id="services-section" labelledBy="services-title" tone="sand">
      <SectionHeading
        id="services-title"
        title={home('servicesTitle')}
        text={home('servicesText')}
        action={<ArrowLink href={localePath(locale, paths.services)}>{nav('viewAllServices')}</ArrowLink>}
      />
      {shown.length ? (
        <ServicesStepper
          rtl={directionOf(locale) === 'rtl'}
          labels={{
            dots: stepper('dots'),
            skip: stepper('skip'),
            forward: stepper.rich('forward', { key }),
            back: stepper.rich('back', { key }),
            swipe: stepper('swipe'),
          }}
          items={shown.map((service, index) => ({
            id: service.id,
            title: service.title,
            progress: stepper('progress', { n: index + 1, total: shown.length }),
            card: <HomeServiceCard locale={locale} service={service} />,
          }))}
        />
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

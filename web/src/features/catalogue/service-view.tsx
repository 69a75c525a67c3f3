import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Cover } from '@/components/ui/cover';
import { CtaPanel } from '@/components/ui/cta-panel';
import { Notice } from '@/components/ui/notice';
import { Section, SectionHeading } from '@/components/ui/section';
import { directionOf, type Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { PanelBar } from './panel-bar';
import type { ServicePlace } from './place';
import { ServiceIcon } from './service-icon';
import { SubServiceCard } from './sub-service-card';
import type { Service, SubService } from './types';

interface ServiceViewProps {
  locale: Locale;
  service: Service;
  place: ServicePlace;
  /** Path of the page of the grid that has its card, without language. */
  gridPath: string;
  /** Says that the text is in the other language. */
  notice: string;
  /** What can be done with each of its parts; in the page's language, whatever language they are in. */
  actionFor: (subService: SubService) => ReactNode;
}

/** A service with everything it contains. Its heading takes the focus when the panel opens. */
export async function ServiceView({ locale, service, place, gridPath, notice, actionFor }: ServiceViewProps) {
  const [t, nav, home] = await Promise.all([
    getTranslations({ locale, namespace: 'Services' }),
    getTranslations({ locale, namespace: 'Nav' }),
    getTranslations({ locale, namespace: 'Home' }),
  ]);
  const { slug, title, description, image, subServices, contentLocale } = service;
  return (
    <>
      <PanelBar locale={locale} place={place} slug={slug} gridPath={gridPath} />
      <div data-track-service={title} className="border-b border-sand-200 bg-sand-50">
        <Container className="grid items-center gap-x-16 gap-y-10 pt-8 pb-14 lg:grid-cols-[1.1fr_1fr] lg:pt-12 lg:pb-20">
          <div>
            {contentLocale !== locale ? <Notice>{notice}</Notice> : null}
            <div lang={contentLocale} dir={directionOf(contentLocale)}>
              <ServiceIcon slug={slug} title={title} className="size-9 text-teal-600" />
              <h1 tabIndex={-1} className="mt-4 text-5xl">
                {title}
              </h1>
              <p className="mt-6 max-w-xl text-xl text-ink-muted">{description}</p>
            </div>
            <ButtonLink href={localePath(locale, paths.contact)} className="mt-10">
              {nav('getStarted')}
            </ButtonLink>
          </div>
          <Cover picture={image} slug={slug} priority sizes="(min-width: 64rem) 34rem, 100vw" className="aspect-[4/3] rounded-2xl" />
        </Container>
      </div>

      <Section labelledBy="included-title">
        <SectionHeading
          id="included-title"
          title={t('includes')}
          text={subServices.length ? t('includesText', { count: subServices.length }) : t('noSubServices')}
        />
        <ul lang={contentLocale} dir={directionOf(contentLocale)} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {subServices.map((subService) => (
            <li key={subService.id} className="flex">
              <SubServiceCard
                locale={contentLocale}
                subService={subService}
                action={
                  <div lang={locale} dir={directionOf(locale)}>
                    {actionFor(subService)}
                  </div>
                }
              />
            </li>
          ))}
        </ul>
      </Section>

      <CtaPanel title={t('ctaTitle')} text={t('ctaText')}>
        <ButtonLink href={localePath(locale, paths.contact)} variant="accent">
          {home('ctaPrimary')}
        </ButtonLink>
      </CtaPanel>
    </>
  );
}

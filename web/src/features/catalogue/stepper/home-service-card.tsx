import { getTranslations } from 'next-intl/server';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Cover } from '@/components/ui/cover';
import { forScreenReaders } from '@/components/ui/for-screen-readers';
import { CheckIcon } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import type { ServiceSummary } from '../types';
import { FEATURES_SHOWN } from './constants';

interface HomeServiceCardProps {
  locale: Locale;
  service: ServiceSummary;
}

/** A service with what it contains: in the list with its picture on top, in the stepper over the whole stage. */
export async function HomeServiceCard({ locale, service }: HomeServiceCardProps) {
  const t = await getTranslations({ locale, namespace: 'Services' });
  const { slug, title, description, image, subServices } = service;
  const hidden = subServices.length - FEATURES_SHOWN;
  return (
    <article className="flex w-full flex-col overflow-hidden rounded-2xl border border-sand-200 bg-white lg:stepped:flex-row-reverse lg:stepped:shadow-raised lg:tall:flex-col">
      <Cover
        picture={image}
        slug={slug}
        sizes="(min-width: 64rem) 64rem, 100vw"
        className="aspect-[5/2] stepped:aspect-auto stepped:min-h-0 stepped:flex-1 stepped:basis-0 lg:stepped:flex-[5] lg:tall:basis-px stepped:*:scale-110 stepped:*:transition-[translate] stepped:*:duration-250 stepped:group-data-[place=next]/card:*:translate-y-[5%] stepped:group-data-[place=past]/card:*:-translate-y-[5%]"
      />
      <div className="flex grow flex-col p-6 sm:p-8 max-sm:stepped:p-5 stepped:grow-0 lg:stepped:flex-[6] lg:stepped:px-10 lg:stepped:py-8 lg:tall:grid lg:tall:flex-none lg:tall:grid-cols-2 lg:tall:grid-rows-[auto_auto_1fr] lg:tall:gap-x-12 lg:tall:p-12">
        <h3 className="text-2xl lg:stepped:text-3xl lg:tall:text-4xl">{title}</h3>
        <p className="mt-2 text-ink-muted max-sm:stepped:text-sm lg:stepped:mt-3 lg:tall:mt-4">{description}</p>
        {subServices.length ? (
          <div className="mt-6 border-t border-sand-200 pt-5 max-sm:stepped:mt-3 max-sm:stepped:pt-3 lg:stepped:mt-4 lg:stepped:pt-4 lg:tall:col-start-2 lg:tall:row-span-3 lg:tall:row-start-1 lg:tall:mt-0 lg:tall:border-s lg:tall:border-t-0 lg:tall:ps-12 lg:tall:pt-0">
            <h4 className="text-sm text-ink-muted">{t('keyFeatures')}</h4>
            <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2 max-sm:stepped:mt-1 max-sm:stepped:gap-y-1 max-sm:stepped:text-sm max-sm:stepped:leading-snug lg:tall:grid-cols-1">
              {subServices.slice(0, FEATURES_SHOWN).map(({ id, title: feature }) => (
                <li key={id} className="flex items-start gap-2">
                  <CheckIcon className="mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 text-teal-600" />
                  {feature}
                </li>
              ))}
            </ul>
            {hidden > 0 ? <p className="mt-3 font-semibold text-primary max-sm:stepped:mt-1 max-sm:stepped:text-sm">{t('more', { count: hidden })}</p> : null}
          </div>
        ) : null}
        <div className="mt-auto -mb-2 pt-5 max-sm:stepped:pt-1 lg:stepped:pt-3">
          <ArrowLink href={localePath(locale, paths.service(slug))}>
            {t.rich('learnMore', { title, about: forScreenReaders })}
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}

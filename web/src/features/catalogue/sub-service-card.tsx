import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Cover } from '@/components/ui/cover';
import type { Locale } from '@/i18n/locales';
import { Price } from './price';
import type { SubService } from './types';

interface SubServiceCardProps {
  locale: Locale;
  subService: SubService;
  /** What can be done with it. */
  action?: ReactNode;
}

/** One thing that can be booked, with its price. */
export async function SubServiceCard({ locale, subService, action }: SubServiceCardProps) {
  const t = await getTranslations({ locale, namespace: 'Services' });
  const { slug, title, description, image, price } = subService;
  return (
    <article id={slug} data-track-sub-service={title} className="flex w-full flex-col overflow-hidden rounded-2xl border border-sand-200 bg-white">
      <Cover picture={image} slug={slug} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw" className="aspect-[16/9]" />
      <div className="flex grow flex-col p-6 sm:p-7">
        <p className="text-sm font-semibold text-teal-600">{t('premium')}</p>
        <h3 className="mt-1 text-xl">{title}</h3>
        <p className="mt-3 text-ink-muted">{description}</p>
        <div className="mt-auto pt-6">
          <p className="border-t border-sand-200 pt-4 text-lg font-semibold">
            <span className="sr-only">{t('price')}: </span>
            <Price amount={price} onRequest={t('contactForQuote')} />
          </p>
          {action ? <div className="mt-5">{action}</div> : null}
        </div>
      </div>
    </article>
  );
}

import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { ButtonLink } from '../ui/button-link';
import { Container } from '../ui/container';
import { GirihField } from '../ui/girih-field';
import { SiteLink } from '../ui/site-link';

/** What every address without a page shows, inside the site's frame. */
export async function NotFoundView({ locale }: { locale: Locale }) {
  const [t, nav] = await Promise.all([getTranslations({ locale, namespace: 'NotFound' }), getTranslations({ locale, namespace: 'Nav' })]);
  const ways = [
    [paths.services, nav('services')],
    [paths.blog, nav('blog')],
    [paths.about, nav('about')],
    [paths.contact, nav('contact')],
  ] as const;
  return (
    // The mark tells features/auth that this page is public, at whatever address it turned up.
    <div data-not-found className="relative isolate overflow-hidden">
      <GirihField className="absolute inset-0 -z-10 size-full text-sand-200 [mask-image:radial-gradient(circle_at_80%_40%,black,transparent_60%)] rtl:-scale-x-100" />
      <Container className="py-24 lg:py-36">
        <p aria-hidden="true" className="text-[clamp(6rem,4rem+10vw,12rem)] leading-none font-semibold tracking-tight text-primary">
          {t('code')}
        </p>
        <h1 className="mt-6 text-4xl">
          <span className="sr-only">{t('code')} </span>
          {t('title')}
        </h1>
        <p className="mt-4 max-w-md text-lg text-ink-muted">{t('text')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href={localePath(locale, paths.home)}>{t('home')}</ButtonLink>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {ways.map(([path, label]) => (
              <li key={path}>
                <SiteLink href={localePath(locale, path)} className="text-link inline-flex min-h-11 items-center font-semibold text-primary">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  );
}

import type { Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { outageTexts } from './texts';

/** Articles that home shows. */
const ARTICLES = 3;

interface HomeFallbackProps {
  locale: Locale;
  /** Whether content is being asked for again. */
  loading: boolean;
}

/** What home shows in place of its lists: five services to look at, none to open or to order, and where the articles would be. */
export function HomeFallback({ locale, loading }: HomeFallbackProps) {
  const t = outageTexts[locale];
  return (
    <>
      <section aria-labelledby="demo-services" className="mt-8 flex flex-col gap-4 border-t border-sand-200 pt-10">
        <h2 id="demo-services" className="text-3xl">
          {t.servicesTitle}
        </h2>
        <p className="rounded-xl border border-sand-300 bg-sand-100 px-4 py-3 font-semibold">{t.demoNotice}</p>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {t.demoServices.map(({ title, description }) => (
            <li key={title} className="rounded-2xl border border-sand-200 bg-white p-6">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-ink-muted">{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="latest-posts" className="mt-4 flex flex-col gap-3">
        <h2 id="latest-posts" className="text-3xl">
          {t.blogTitle}
        </h2>
        {loading ? (
          <ul aria-hidden="true" className="grid animate-pulse gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {Array.from({ length: ARTICLES }, (_, index) => (
              <li key={index} className="h-80 rounded-2xl bg-sand-200" />
            ))}
          </ul>
        ) : (
          <p className="font-semibold text-danger">{t.blogFailed}</p>
        )}
        <p>
          <a href={localePath(locale, paths.blog)} className="text-link inline-flex min-h-11 items-center font-semibold text-primary">
            {t.blogLink}
          </a>
        </p>
      </section>
    </>
  );
}

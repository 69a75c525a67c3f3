import { useLocale, useTranslations } from 'next-intl';
import { ArrowOutIcon, DocumentIcon } from '@/components/ui/icons';
import { Isolate } from '@/components/ui/isolate';
import { SiteLink } from '@/components/ui/site-link';
import { directionOf, type Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { formatMoment } from '@/lib/format';
import { mediaPath } from '@/lib/media-path';
import { languageOf, type StaffContent } from './content-form';

/** A document's title in the reader's language, or in the other one where that is all there is. */
export function titleOf(document: StaffContent, locale: Locale): { text: string; language: Locale } | null {
  for (const language of [locale, ...(['en', 'ar'] as const)]) {
    const title = languageOf(document, language)?.title;
    if (title) return { text: title, language };
  }
  return null;
}

/** Where a document is edited: here, or in the admin panel; null where that has no known address. */
export function editAddress(document: Pick<StaffContent, 'kind' | 'documentId' | 'editorUrl'>, locale: Locale): string | null {
  if (document.kind === 'post') return document.editorUrl;
  return localePath(locale, document.kind === 'service' ? paths.dashboardService(document.documentId) : paths.dashboardSubService(document.documentId));
}

interface TitleLinkProps {
  document: StaffContent;
  /** Shows a small picture beside it. */
  hasPicture?: boolean;
}

/** A document's title, as the way to its editor, and its address. */
export function TitleLink({ document, hasPicture = false }: TitleLinkProps) {
  const t = useTranslations('Content');
  const dashboard = useTranslations('Dashboard');
  const locale = useLocale();
  const title = titleOf(document, locale);
  const address = editAddress(document, locale);
  const isOutside = document.kind === 'post';
  const words = title ? (
    <span lang={title.language} dir={directionOf(title.language)}>
      {title.text}
    </span>
  ) : (
    t('untitled')
  );
  return (
    <span className="flex min-w-0 items-center gap-3 lg:min-w-64">
      {hasPicture ? <Thumbnail image={document.image} /> : null}
      <span className="min-w-0">
        {address === null ? (
          <span className="font-semibold [overflow-wrap:anywhere]">{words}</span>
        ) : (
          <SiteLink
            href={address}
            {...(isOutside && { target: '_blank', rel: 'noopener' })}
            className="text-link inline-block min-h-6 py-0.5 font-semibold [overflow-wrap:anywhere] text-primary pointer-coarse:min-h-11 pointer-coarse:py-2"
          >
            {words}
            {isOutside ? (
              <>
                <ArrowOutIcon className="ms-1.5 inline size-4 rtl:-scale-x-100" />
                <span className="sr-only"> {dashboard('opensNewTab')}</span>
              </>
            ) : null}
          </SiteLink>
        )}
        <span className="block text-sm [overflow-wrap:anywhere] text-ink-muted">
          <Isolate>{document.slug}</Isolate>
        </span>
      </span>
    </span>
  );
}

/** Beside its title, which says the same. */
function Thumbnail({ image }: { image: StaffContent['image'] }) {
  return (
    <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-xl bg-sand-100 text-sand-300">
      {image ? (
        <img src={mediaPath(image.url)} alt="" width={48} height={48} loading="lazy" decoding="async" className="size-full object-cover" />
      ) : (
        <DocumentIcon className="size-6" />
      )}
    </span>
  );
}

/** When a document was changed last, in either language, and by whom. */
export function LastChange({ document }: { document: StaffContent }) {
  const locale = useLocale();
  const newest = document.languages.reduce<StaffContent['languages'][number] | null>(
    (found, version) => (version.changedAt && (!found?.changedAt || version.changedAt > found.changedAt) ? version : found),
    null,
  );
  if (!newest?.changedAt) return null;
  return (
    <span className="block text-sm lg:min-w-28">
      <time dateTime={newest.changedAt}>{formatMoment(newest.changedAt, locale)}</time>
      {newest.changedBy ? (
        <span className="block text-ink-muted [overflow-wrap:anywhere]">
          <bdi>{newest.changedBy}</bdi>
        </span>
      ) : null}
    </span>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { ArrowStartIcon } from '@/components/ui/icons';
import { MessageBox } from '@/components/ui/message-box';
import { SiteLink } from '@/components/ui/site-link';
import { directionOf, locales, type Locale } from '@/i18n/locales';
import { localePath, paths } from '@/i18n/paths';
import { News } from '../news';
import { ContentConflict } from './content-conflict';
import { editAddress, titleOf } from './content-cells';
import { textFields, textNames, type ContentFields, type EditedKind, type StaffContent, type StaffImage } from './content-form';
import type { EditorDialog } from './editor-dialog';
import { EditorDialogs } from './editor-dialogs';
import { LanguagePanel } from './language-panel';
import { LeaveGuard } from './leave-guard';
import { SharedPanel } from './shared-panel';
import { useContentEditor, type EditorAct } from './use-content-editor';

interface ContentEditorProps {
  kind: EditedKind;
  /** As it was loaded; null makes a new one. */
  document: StaffContent | null;
  /** What a new one begins with. */
  start?: Partial<ContentFields>;
  mayRemove: boolean;
  /** What belongs to a document that is saved. */
  children?: (document: StaffContent) => ReactNode;
}

/** A service or sub-service in both languages: beside each other on wide screens, below each other on narrow ones. */
export function ContentEditor({ kind, document, start, mayRemove, children }: ContentEditorProps) {
  const t = useTranslations('ContentEditor');
  const content = useTranslations('Content');
  const locale = useLocale();
  const [news, setNews] = useState<{ act: EditorAct; language: Locale } | null>(null);
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const editor = useContentEditor({
    kind,
    document,
    start,
    onCreated: (created) => {
      const address = editAddress(created, locale);
      // It has an address from now on; the form stays as it is.
      if (address) window.history.replaceState(null, '', address);
    },
    onDone: (act, language) => {
      setDialog(null);
      setNews({ act, language });
    },
    onConflict: () => setDialog(null),
  });
  const show = (next: EditorDialog | null) => {
    editor.clearFailure();
    setDialog(next);
  };
  const { present, typed, theirFields, conflicts, busy, failure, isDirty } = editor;
  const failureText = failure && (failure.message || (failure.code === 'invalid' ? t('refused') : content('noAnswer')));
  const hasConflict = theirFields !== null && conflicts.length > 0;

  // A dialog gives the focus back to what opened it, which may be gone.
  useEffect(() => {
    if (news && window.document.activeElement === window.document.body) heading.current?.focus();
  }, [news]);

  const copy = () => {
    for (const name of textNames) {
      editor.form.setValue(textFields.ar[name], editor.form.getValues(textFields.en[name]));
      editor.form.clearErrors(textFields.ar[name]);
    }
  };
  const askToCopy = () => {
    const isEmpty = textNames.every((name) => typed[textFields.ar[name]].trim() === '');
    if (isEmpty) copy();
    else show({ kind: 'copy' });
  };
  const images = [present?.image, document?.image, editor.uploaded].filter((image): image is StaffImage => image !== null && image !== undefined);
  const title = present && titleOf(present, locale);
  const back = kind === 'subService' && typed.serviceId ? paths.dashboardService(typed.serviceId) : paths.dashboardServices;

  return (
    <div className="flex flex-col gap-5">
      <div>
        <SiteLink href={localePath(locale, back)} className="text-link inline-flex min-h-11 items-center gap-2 font-semibold text-primary">
          <ArrowStartIcon className="size-4 rtl:-scale-x-100" />
          {t(`back.${back === paths.dashboardServices ? 'list' : 'service'}`)}
        </SiteLink>
        <h1 ref={heading} tabIndex={-1} className="text-2xl [overflow-wrap:anywhere]">
          {title ? (
            <span lang={title.language} dir={directionOf(title.language)} className="block text-start">
              {title.text}
            </span>
          ) : (
            t(`new.${kind}`)
          )}
        </h1>
        <p className="mt-1 max-w-prose text-ink-muted">{t(`intro.${kind}`)}</p>
      </div>
      <News onDismiss={() => setNews(null)}>{news ? t(`done.${news.act}`, { language: content(`languages.${news.language}`) }) : null}</News>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setNews(null);
          void editor.saveAll();
        }}
        // Nothing that gets the focus hides behind the bar at the foot.
        className="flex flex-col gap-5 [&_:is(input,textarea,select,button)]:scroll-mb-28"
      >
        {hasConflict ? (
          <ContentConflict
            fields={conflicts}
            mine={typed}
            theirs={theirFields}
            images={images}
            refusals={editor.refusals}
            onSettle={(choice) => {
              editor.settle(choice);
              heading.current?.focus();
            }}
          />
        ) : null}
        {editor.hasMerged ? <MessageBox tone="error">{t('merged')}</MessageBox> : null}
        <div className="grid gap-5 lg:grid-cols-2">
          {locales.map((language) => (
            <LanguagePanel key={language} editor={editor} language={language} onDialog={show} onCopy={language === 'ar' ? askToCopy : undefined} />
          ))}
        </div>
        <SharedPanel editor={editor} />
        <div className="z-10 -mx-4 [@media(min-height:40em)]:sticky [@media(min-height:40em)]:bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-sand-200 bg-paper px-4 py-3 sm:mx-0 sm:px-0">
          <ActionButton type="submit" variant="primary" aria-disabled={busy !== null || undefined}>
            {busy?.act === 'save' && busy.language === null ? t('saving') : t('saveAll')}
          </ActionButton>
          {isDirty ? (
            <ActionButton
              variant="quiet"
              aria-disabled={busy !== null || undefined}
              onClick={() => {
                if (busy === null) editor.discard();
              }}
            >
              {t('discard')}
            </ActionButton>
          ) : null}
          <p role="status" className="text-sm text-ink-muted">
            {isDirty ? t('unsaved') : present ? t('saved') : null}
          </p>
          <p role="alert" className="font-semibold text-danger empty:hidden">
            {dialog || hasConflict ? null : failureText}
          </p>
        </div>
      </form>
      {present && children ? children(present) : null}
      {present && mayRemove ? (
        <section aria-labelledby="remove" className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-danger/40 bg-white p-4 sm:p-5">
          <div>
            <h2 id="remove" className="text-lg">
              {t(`remove.heading.${kind}`)}
            </h2>
            <p className="max-w-prose text-sm text-ink-muted">{t(`remove.note.${kind}`)}</p>
          </div>
          <ActionButton variant="outlineDanger" aria-haspopup="dialog" onClick={() => show({ kind: 'remove' })}>
            {t('remove.action')}
          </ActionButton>
        </section>
      ) : null}
      {dialog ? <EditorDialogs editor={editor} dialog={dialog} error={failureText} onCopy={copy} onClose={() => show(null)} /> : null}
      <LeaveGuard isUnsaved={isDirty} onLeave={editor.forget} />
    </div>
  );
}

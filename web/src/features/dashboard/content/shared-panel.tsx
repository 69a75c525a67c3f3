'use client';

import { useLocale, useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { useProblemText } from '@/lib/use-problem-text';
import { titleOf } from './content-cells';
import type { StaffImage } from './content-form';
import { ImageField } from './image-field';
import { SlugField } from './slug-field';
import type { ContentEditorState } from './use-content-editor';
import { useContentList } from './use-content-list';

/** What is the same in both languages. */
export function SharedPanel({ editor }: { editor: ContentEditorState }) {
  const t = useTranslations('ContentEditor');
  const problemText = useProblemText();
  const { kind, form, typed, present, uploaded } = editor;
  const { register, setValue, clearErrors, formState } = form;
  const images = [present?.image, uploaded].filter((image): image is StaffImage => image !== null && image !== undefined);
  const image = images.find(({ id }) => String(id) === typed.imageId) ?? null;
  return (
    <section aria-labelledby="panel-shared" className="grid gap-5 rounded-2xl border border-sand-200 bg-white p-4 sm:p-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <div>
          <h2 id="panel-shared" className="text-lg">
            {t('shared')}
          </h2>
          <p className="text-sm text-ink-muted">{t('sharedHint')}</p>
        </div>
        {kind === 'subService' ? <ServiceSelect editor={editor} /> : null}
        <SlugField editor={editor} />
        {kind === 'subService' ? (
          <TextField
            label={t('fields.price')}
            hint={t('priceHint')}
            error={problemText(formState.errors.price?.message)}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            className="max-w-48 rtl:text-end"
            {...register('price', { onChange: () => clearErrors('price') })}
          />
        ) : null}
      </div>
      <ImageField
        image={image}
        error={problemText(formState.errors.imageId?.message)}
        onChange={(chosen) => {
          if (chosen) editor.setUploaded(chosen);
          clearErrors('imageId');
          setValue('imageId', chosen === null ? '' : String(chosen.id));
        }}
      />
    </section>
  );
}

/** As many services as can be asked for at once. */
const ALL = 100;

/** The service a sub-service belongs to. */
function ServiceSelect({ editor: { form, typed } }: { editor: ContentEditorState }) {
  const t = useTranslations('ContentEditor');
  const content = useTranslations('Content');
  const locale = useLocale();
  const problemText = useProblemText();
  const { documents, problem } = useContentList({ kind: 'service', sort: 'order', page: 1, limit: ALL });
  const options = (documents ?? []).map((document) => ({ value: document.documentId, label: titleOf(document, locale)?.text ?? document.slug }));
  // What is chosen is there before the others are.
  const isListed = typed.serviceId === '' || options.some(({ value }) => value === typed.serviceId);
  return (
    <SelectField
      label={t('fields.serviceId')}
      placeholder={t('chooseService')}
      hint={problem ? content('loadFailed') : undefined}
      error={problemText(form.formState.errors.serviceId?.message)}
      options={isListed ? options : [...options, { value: typed.serviceId, label: content('loading') }]}
      value={typed.serviceId}
      onChange={(event) => {
        form.clearErrors('serviceId');
        form.setValue('serviceId', event.target.value);
      }}
    />
  );
}

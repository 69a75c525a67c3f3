'use client';

import { useTranslations } from 'next-intl';
import { directionOf } from '@/i18n/locales';
import { mediaPath } from '@/lib/media-path';
import { ConflictChoice } from '../conflict-choice';
import { textOfField, type ContentFields, type FieldName, type StaffImage } from './content-form';

interface ContentConflictProps {
  fields: readonly FieldName[];
  mine: ContentFields;
  theirs: ContentFields;
  images: readonly StaffImage[];
  /** How often somebody tried to save: this is why it didn't happen. */
  refusals: number;
  onSettle: (choice: 'mine' | 'theirs') => void;
}

/** Where somebody else has changed the same words and saved first. */
export function ContentConflict({ fields, mine, theirs, images, refusals, onSettle }: ContentConflictProps) {
  const t = useTranslations('ContentEditor.conflict');
  const rows = fields.map((field) => ({
    key: field,
    title: <FieldTitle field={field} />,
    mine: <Value field={field} value={mine[field]} images={images} />,
    theirs: <Value field={field} value={theirs[field]} images={images} />,
  }));
  return <ConflictChoice id="content-conflict" level={2} t={t} rows={rows} refusals={refusals} onSettle={onSettle} />;
}

function FieldTitle({ field }: { field: FieldName }) {
  const t = useTranslations('ContentEditor');
  const content = useTranslations('Content');
  const text = textOfField(field);
  const name = text ? t('fieldIn', { field: t(`fields.${text.name}`), language: content(`languages.${text.language}`) }) : sharedTitle(field, t);
  return <>{name}</>;
}

function sharedTitle(field: FieldName, t: ReturnType<typeof useTranslations<'ContentEditor'>>): string {
  if (field === 'slug') return t('slug.label');
  if (field === 'imageId') return t('image.label');
  return t(field === 'price' ? 'fields.price' : 'fields.serviceId');
}

function Value({ field, value, images }: { field: FieldName; value: string; images: readonly StaffImage[] }) {
  const t = useTranslations('ContentEditor');
  const text = textOfField(field);
  const image = field === 'imageId' ? images.find(({ id }) => String(id) === value) : undefined;
  if (value.trim() === '') return <span className="text-ink-muted">{t('conflict.empty')}</span>;
  if (image) {
    return (
      <span className="flex items-center gap-3">
        <img src={mediaPath(image.url)} alt="" width={image.width} height={image.height} className="h-16 w-24 rounded-xl bg-sand-50 object-contain" />
        <bdi className="min-w-0 text-sm [overflow-wrap:anywhere]">{image.name}</bdi>
      </span>
    );
  }
  return (
    <span lang={text?.language} dir={text ? directionOf(text.language) : 'ltr'} className="block whitespace-pre-line [overflow-wrap:anywhere]">
      {value}
    </span>
  );
}

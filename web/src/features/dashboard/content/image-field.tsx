'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { AlertIcon } from '@/components/ui/icons';
import { Isolate } from '@/components/ui/isolate';
import { classNames } from '@/lib/class-names';
import { mediaPath } from '@/lib/media-path';
import { useProblemText } from '@/lib/use-problem-text';
import type { StaffImage } from './content-form';
import { imageTypes, uploadImage } from './upload-image';

interface ImageFieldProps {
  image: StaffImage | null;
  /** What the server said against it. */
  error?: string;
  onChange: (image: StaffImage | null) => void;
}

/** The picture of both languages, shown whole. A new one is sent at once, and belongs to the document when that is saved. */
export function ImageField({ image, error, onChange }: ImageFieldProps) {
  const t = useTranslations('ContentEditor.image');
  const content = useTranslations('Content');
  const locale = useLocale();
  const problemText = useProblemText();
  const id = useId();
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (file: File) => {
    const controller = new AbortController();
    upload.current = controller;
    setFailure(null);
    setPart(0);
    const result = await uploadImage(file, { locale, onProgress: setPart, signal: controller.signal });
    setPart(null);
    if (controller.signal.aborted) return;
    if ('image' in result) return onChange(result.image);
    const words = { network: content('noAnswer'), refused: t('refused') };
    setFailure(result.message || (result.problem === 'network' || result.problem === 'refused' ? words[result.problem] : (problemText(result.problem) ?? null)));
  };

  const problem = failure ?? error;
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={problem ? `${id}-error` : `${id}-hint`} className="flex flex-col gap-2">
      <p id={`${id}-label`} className="text-sm font-semibold">
        {t('label')}
      </p>
      <div className={classNames('flex w-full items-center justify-center rounded-xl border border-sand-200 bg-sand-50', image ? 'aspect-[3/2] max-h-72 overflow-hidden' : 'min-h-32')}>
        {image ? (
          <img src={mediaPath(image.url)} alt={t('preview')} width={image.width} height={image.height} decoding="async" className="size-full object-contain" />
        ) : (
          <p className="p-4 text-center text-ink-muted">{t('none')}</p>
        )}
      </div>
      {image ? (
        <p className="text-sm text-ink-muted">
          <Isolate className="[overflow-wrap:anywhere]">{image.name}</Isolate> · <Isolate>{`${image.width} × ${image.height}`}</Isolate>
        </p>
      ) : null}
      {part === null ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <progress aria-label={t('sending')} max={1} value={part} className="h-2 min-w-0 grow accent-primary" />
          <p className="text-sm text-ink-muted tabular-nums">{part < 1 ? t('sent', { percent: Math.round(part * 100) }) : t('checking')}</p>
          <ActionButton variant="quiet" onClick={() => upload.current?.abort()}>
            {content('cancel')}
          </ActionButton>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('choose')}
          accept={imageTypes.join(',')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again, for example after a failure.
            event.target.value = '';
            if (file) void send(file);
          }}
        />
        <ActionButton aria-disabled={part !== null || undefined} onClick={() => part === null && input.current?.click()}>
          {t(image ? 'replace' : 'choose')}
        </ActionButton>
        {image ? (
          <ActionButton variant="quiet" onClick={() => onChange(null)}>
            {t('remove')}
          </ActionButton>
        ) : null}
      </div>
      {problem ? (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <AlertIcon className="mt-[0.25em] size-4 shrink-0" />
          {problem}
        </p>
      ) : null}
      <p id={`${id}-hint`} className="text-sm text-ink-muted">
        {t('hint')}
      </p>
    </div>
  );
}

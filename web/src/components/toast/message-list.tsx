'use client';

import { classNames } from '@/lib/class-names';
import { intlTag, type Locale } from '@/i18n/locales';
import { ChevronDownIcon } from '../ui/icons';
import type { ToastType } from './constants';
import { NamedText } from './named-text';
import { useToastState } from './toast-state';
import { toneOf } from './tones';

interface MessageListProps {
  locale: Locale;
  title: string;
  /** Says to those who don't see the icons what kind of message it is. */
  types: Readonly<Record<ToastType, string>>;
}

/** What toasts said on this page, for whoever was too slow for one. Nothing where none did. */
export function MessageList({ locale, title, types }: MessageListProps) {
  const kept = useToastState((state) => state.kept);
  if (kept.length === 0) return null;
  const time = new Intl.DateTimeFormat(intlTag(locale), { timeStyle: 'short' });
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-xl font-semibold text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <span>
          {title} <bdi className="font-normal">({kept.length})</bdi>
        </span>
        <ChevronDownIcon className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-2 pb-3">
        {kept.map(({ id, message, type, name, at }) => {
          const { Icon, iconColour } = toneOf(type);
          return (
            <li key={id} className="flex items-start gap-2">
              <Icon className={classNames('mt-[calc((1lh-1rem)/2)] size-4 shrink-0', iconColour)} />
              <span className="sr-only">{types[type]}: </span>
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                <NamedText text={message} name={name} />
              </span>
              <time dateTime={new Date(at).toISOString()} className="shrink-0 text-ink-muted">
                {time.format(at)}
              </time>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

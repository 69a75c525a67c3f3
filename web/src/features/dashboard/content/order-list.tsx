'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { ArrowUpIcon, GripIcon } from '@/components/ui/icons';
import { classNames } from '@/lib/class-names';
import { useUnsavedWarning } from '../use-unsaved-warning';
import type { ContentProblem } from './content-problem';
import { moved } from './moved';

export interface Ordered {
  id: string;
  name: string;
}

interface OrderListProps {
  /** Names the list. */
  label: string;
  items: readonly Ordered[];
  onSave: (ids: string[]) => Promise<ContentProblem | null>;
  onClose: () => void;
}

const square =
  'flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-xl border border-ink/20 bg-white pointer-coarse:size-11 hover:border-ink aria-disabled:cursor-default aria-disabled:opacity-40';

/** Puts things in order: by dragging the handle with mouse or finger, by its arrow keys, or by the buttons. Nothing is changed before it is saved. */
export function OrderList({ label, items, onSave, onClose }: OrderListProps) {
  const t = useTranslations('ContentList.order');
  const content = useTranslations('Content');
  const [order, setOrder] = useState(items);
  const [dragged, setDragged] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ContentProblem | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // The browser forgets the focus of what is moved in the page.
  const focused = useRef<HTMLElement | null>(null);
  const isChanged = order.some(({ id }, index) => id !== items[index]?.id);
  useUnsavedWarning(isChanged);

  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = null;
  }, [order]);

  const move = (from: number, to: number, element: HTMLElement | null) => {
    const item = order[from];
    if (!item || busy || to < 0 || to >= order.length || to === from) return;
    focused.current = element;
    setOrder(moved(order, from, to));
    setTold(t('moved', { name: item.name, position: to + 1, total: order.length }));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const targets: Readonly<Record<string, number>> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: order.length - 1 };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(index, to, event.currentTarget);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>, index: number) => {
    if (dragged !== order[index]?.id) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const above = rows.filter(({ top, height }, row) => row < index && event.clientY < top + height / 2).length;
    const below = rows.filter(({ top, height }, row) => row > index && event.clientY > top + height / 2).length;
    move(index, index - above + below, null);
  };

  const save = async () => {
    setBusy(true);
    setProblem(null);
    setProblem(await onSave(order.map(({ id }) => id)));
    setBusy(false);
  };

  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-sm text-ink-muted">{t('hint')}</p>
      <ol ref={list} aria-label={label} className="flex flex-col gap-2">
        {order.map(({ id, name }, index) => (
          <li
            key={id}
            className={classNames('flex items-center gap-2 rounded-xl border bg-white p-2', dragged === id ? 'border-primary shadow-raised' : 'border-sand-200')}
          >
            <button
              type="button"
              aria-label={t('handle', { name })}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPointerDown={(event) => {
                if (event.button !== 0 || busy) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(id);
              }}
              onPointerMove={(event) => onPointerMove(event, index)}
              onLostPointerCapture={() => setDragged(null)}
              className="flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-xl text-ink-muted pointer-coarse:size-11 hover:bg-sand-100 active:cursor-grabbing"
            >
              <GripIcon className="size-5" />
            </button>
            <span className="w-6 shrink-0 text-end text-sm text-ink-muted tabular-nums">{index + 1}</span>
            <bdi className="min-w-0 grow [overflow-wrap:anywhere]">{name}</bdi>
            <button type="button" aria-label={t('up', { name })} aria-disabled={index === 0 || undefined} onClick={(event) => move(index, index - 1, event.currentTarget)} className={square}>
              <ArrowUpIcon className="size-4" />
            </button>
            <button
              type="button"
              aria-label={t('down', { name })}
              aria-disabled={index === order.length - 1 || undefined}
              onClick={(event) => move(index, index + 1, event.currentTarget)}
              className={square}
            >
              <ArrowUpIcon className="size-4 rotate-180" />
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <ActionButton variant="primary" aria-disabled={busy || !isChanged || undefined} onClick={() => void (isChanged && !busy && save())}>
          {busy ? t('saving') : t('save')}
        </ActionButton>
        <ActionButton variant="quiet" onClick={onClose}>
          {content('cancel')}
        </ActionButton>
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {problem ? problem.message || content('noAnswer') : null}
        </p>
      </div>
    </div>
  );
}

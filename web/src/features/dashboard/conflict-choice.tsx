'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { AlertIcon } from '@/components/ui/icons';

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];

export interface ConflictRow extends Record<Side, ReactNode> {
  key: string | number;
  title: ReactNode;
}

interface ConflictChoiceProps {
  id: string;
  level: 2 | 3;
  /** Texts of the namespace that says what the conflict is about. */
  t: (key: 'title' | 'text' | 'keepMine' | 'takeTheirs' | 'hint' | Side) => string;
  rows: readonly ConflictRow[];
  /** How often somebody tried to save: this is why it didn't happen. */
  refusals: number;
  onSettle: (choice: Side) => void;
}

/** Somebody else has changed the same and saved first: both versions, and the choice between them. Nothing typed is lost before. */
export function ConflictChoice({ id, level, t, rows, refusals, onSettle }: ConflictChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (refusals > 0) heading.current?.focus();
  }, [refusals]);
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className="rounded-xl border-2 border-coral bg-coral-soft p-4">
      <Heading id={id} ref={heading} tabIndex={-1} className="flex scroll-mt-6 items-center gap-2 text-lg">
        <AlertIcon className="size-5 shrink-0" />
        {t('title')}
      </Heading>
      <p className="mt-1 max-w-prose">{t('text')}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {rows.map((row) => (
          <li key={row.key} className="rounded-xl border border-sand-200 bg-white p-4">
            <p className="font-semibold [overflow-wrap:anywhere]">{row.title}</p>
            <dl className="mt-2 grid gap-3 sm:grid-cols-2">
              {sides.map((side) => (
                <div key={side} className="min-w-0">
                  <dt className="text-sm text-ink-muted">{t(side)}</dt>
                  <dd>{row[side]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <ActionButton variant="primary" onClick={() => onSettle('mine')}>
          {t('keepMine')}
        </ActionButton>
        <ActionButton onClick={() => onSettle('theirs')}>{t('takeTheirs')}</ActionButton>
      </div>
      <p className="mt-2 text-sm">{t('hint')}</p>
    </section>
  );
}

'use client';

import { useRef, type KeyboardEvent } from 'react';
import type { AuthTab } from '@/lib/auth-events';

const tabs = ['signIn', 'createAccount'] as const satisfies readonly AuthTab[];

export const tabId = (baseId: string, tab: AuthTab): string => `${baseId}-tab-${tab}`;
export const panelId = (baseId: string, tab: AuthTab): string => `${baseId}-panel-${tab}`;

interface AuthTabListProps {
  baseId: string;
  label: string;
  labels: Readonly<Record<AuthTab, string>>;
  selected: AuthTab;
  onSelect: (tab: AuthTab) => void;
}

/** The dialog's two tabs. One stop for Tab; arrows, Home and End move and choose. */
export function AuthTabList({ baseId, label, labels, selected, onSelect }: AuthTabListProps) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabFor(event.key, selected);
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(baseId, next))}`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className="grid grid-cols-2 border-b border-sand-200">
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(baseId, tab)}
          aria-selected={tab === selected}
          aria-controls={panelId(baseId, tab)}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
          className="relative min-h-12 cursor-pointer px-3 pb-1 font-semibold text-ink-muted transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:h-[3px] aria-selected:after:bg-coral"
        >
          {labels[tab]}
        </button>
      ))}
    </div>
  );
}

/** With two tabs either arrow leads to the other one, whichever way the page is read. */
function tabFor(key: string, selected: AuthTab): AuthTab | undefined {
  if (key === 'Home') return 'signIn';
  if (key === 'End') return 'createAccount';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return selected === 'signIn' ? 'createAccount' : 'signIn';
  return undefined;
}

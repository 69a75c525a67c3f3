'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import { DEFAULT_WORKFLOW } from './constants';
import { pressNode, showRoute } from './highlight';
import { tabForKey } from './tab-for-key';
import type { WorkflowId } from './types';
import { WorkflowDiagram, type TypeNames, type WorkflowTexts } from './workflow-diagram';
import { workflows } from './workflows';

export interface WorkflowTab {
  id: WorkflowId;
  label: string;
  description: string;
  texts: WorkflowTexts;
}

interface WorkflowTabsProps {
  label: string;
  isRtl: boolean;
  types: TypeNames;
  tabs: readonly WorkflowTab[];
}

const tabId = (id: WorkflowId): string => `workflow-tab-${id}`;
const panelId = (id: WorkflowId): string => `workflow-panel-${id}`;

/**
 * Five tabs over five diagrams. Without scripts all of them stand one below the other; with scripts a diagram is drawn when its tab is
 * first chosen, so that a page of a thousand elements less is laid out and hydrated.
 */
export function WorkflowTabs({ label, isRtl, types, tabs }: WorkflowTabsProps) {
  const [selected, setSelected] = useState<WorkflowId>(DEFAULT_WORKFLOW);
  const [drawn, setDrawn] = useState<readonly WorkflowId[]>([DEFAULT_WORKFLOW]);
  const list = useRef<HTMLDivElement>(null);

  const select = (id: WorkflowId) => {
    setSelected(id);
    setDrawn((ids) => (ids.includes(id) ? ids : [...ids, id]));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabForKey(event.key, tabs.findIndex(({ id }) => id === selected), tabs.length, isRtl);
    const next = index === null ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelector<HTMLElement>(`#${tabId(next.id)}`)?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className="flex flex-wrap gap-2 noscript:hidden">
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === selected}
            aria-controls={panelId(id)}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
            className="min-h-11 cursor-pointer rounded-xl border border-ink/20 px-4 py-1.5 font-semibold transition-[background-color,border-color,color] hover:border-ink hover:bg-white aria-selected:border-transparent aria-selected:bg-teal-900 aria-selected:text-white"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, description, texts }) => {
        const diagram = <WorkflowDiagram workflow={workflows[id]} texts={texts} types={types} isFarDown={id === DEFAULT_WORKFLOW} />;
        return (
          <div
            key={id}
            role="tabpanel"
            id={panelId(id)}
            aria-labelledby={tabId(id)}
            className={id === selected ? 'pt-8' : 'hidden pt-8 noscript:block'}
            onPointerOver={({ currentTarget, target, pointerType }) => pointerType === 'mouse' && showRoute(currentTarget, target)}
            onPointerLeave={({ currentTarget }) => showRoute(currentTarget, null)}
            onFocus={({ currentTarget, target }) => showRoute(currentTarget, target)}
            onBlur={({ currentTarget }) => showRoute(currentTarget, null)}
            onClick={({ currentTarget, target }) => pressNode(currentTarget, target)}
          >
            <h3 className="sr-only noscript:not-sr-only noscript:text-2xl">{name}</h3>
            <p className="mb-12 max-w-2xl text-lg text-ink-muted">{description}</p>
            {drawn.includes(id) ? diagram : <noscript>{diagram}</noscript>}
          </div>
        );
      })}
    </>
  );
}

'use client';

import { useEffect, useId, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { MENU_CLOSE_DELAY_MS } from './constants';

interface ServicesMenuProps {
  /** The link to the services page, which works without the menu. */
  link: ReactNode;
  toggleLabel: string;
  toggleIcon: ReactNode;
  /** What the menu shows. */
  children: ReactNode;
}

/** `hover` is open as long as the pointer stays; `pinned` was opened on purpose. */
type MenuState = 'closed' | 'hover' | 'pinned';

/** The services dropdown: opened by its button or by pointing at it, closed by Esc, by leaving, or by choosing. */
export function ServicesMenu({ link, toggleLabel, toggleIcon, children }: ServicesMenuProps) {
  const [state, setState] = useState<MenuState>('closed');
  const root = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  const panelId = useId();
  const open = state !== 'closed';

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) toggle.current?.focus();
      setState('closed');
    };
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState('closed');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open]);

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    window.clearTimeout(timer.current);
    if (pointerType === 'mouse') setState((now) => (now === 'closed' ? 'hover' : now));
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') timer.current = window.setTimeout(() => setState('closed'), MENU_CLOSE_DELAY_MS);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setState('closed');
  };
  const onPanelClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setState('closed');
  };

  return (
    <li ref={root} className="flex" onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave} onBlur={onBlur}>
      {link}
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={toggleLabel}
        onClick={() => setState((now) => (now === 'pinned' ? 'closed' : 'pinned'))}
        className="-ms-2 flex w-8 cursor-pointer items-center justify-center rounded-xl aria-expanded:[&_svg]:rotate-180"
      >
        {toggleIcon}
      </button>
      <div id={panelId} hidden={!open} onClick={onPanelClick} className="absolute inset-x-0 top-full">
        {children}
      </div>
    </li>
  );
}

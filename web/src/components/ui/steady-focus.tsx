import { Component, type ReactNode } from 'react';

interface SteadyFocusProps {
  children: ReactNode;
}

/** Where the field stands that is being typed in, in CSS pixels from the top of the window; null where there is none. */
function topOfTypedField(): number | null {
  const { activeElement } = document;
  return activeElement?.matches('input, textarea') ? activeElement.getBoundingClientRect().top : null;
}

/**
 * Keeps the field that somebody is typing in where it is on the screen while what is above it grows or shrinks by itself.
 * Not every browser does that, and none at the top of a page. A class, as only those are told just before the page changes.
 */
export class SteadyFocus extends Component<SteadyFocusProps> {
  override getSnapshotBeforeUpdate(): number | null {
    return topOfTypedField();
  }

  override componentDidUpdate(_props: SteadyFocusProps, _state: unknown, before: number | null): void {
    const after = topOfTypedField();
    if (before !== null && after !== null && after !== before) window.scrollBy({ top: after - before, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

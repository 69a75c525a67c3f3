'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { Component, createRef, type ReactNode } from 'react';
import { isBehind } from './history-behind';
import { pictureOf, slide, type Leaving } from './panel-slide';

interface PanelTrackProps {
  /** Path of the grid, with its language. */
  gridPath: string;
  /** Slugs in the order of the panels. */
  order: readonly string[];
  /** The open panel: an element with `data-panel`, and what doesn't move with it. */
  children: ReactNode;
}

interface TrackProps extends PanelTrackProps {
  /** Slug of the open service, null while the grid is shown. */
  open: string | null;
}

/**
 * The services side by side: first the grid, then a panel for each. Every panel is a page of its own that the server renders; this
 * only slides from one to the next, moves the focus along, and brings a visitor back to the same place in the grid.
 */
export function PanelTrack(props: PanelTrackProps) {
  return <Track {...props} open={useSelectedLayoutSegment()} />;
}

/** A class, as only those are told just before the page changes. */
class Track extends Component<TrackProps> {
  private readonly content = createRef<HTMLDivElement>();
  private readonly stage = createRef<HTMLDivElement>();
  /** What the visitor did last: opened something, closed a panel, or went through the history. */
  private doing: 'choosing' | 'closing' | 'traversing' = 'choosing';
  /** How far the grid was scrolled when it was left. */
  private gridScroll: number | null = null;

  private readonly onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    this.doing = link && 'closePanel' in link.dataset ? 'closing' : 'choosing';
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (this.doing !== 'closing' || !isPlain || !isBehind(this.props.gridPath)) return;
    // The grid is the step before: going there by a new step would leave this panel behind it.
    event.preventDefault();
    window.history.back();
  };

  private readonly onTraversal = () => {
    this.doing = 'traversing';
  };

  override componentDidMount(): void {
    // Before the links' own handlers, wherever on the page they are.
    document.addEventListener('click', this.onClick, true);
    window.addEventListener('popstate', this.onTraversal);
  }

  override componentWillUnmount(): void {
    document.removeEventListener('click', this.onClick, true);
    window.removeEventListener('popstate', this.onTraversal);
  }

  override getSnapshotBeforeUpdate({ open }: TrackProps): Leaving | null {
    if (open === this.props.open) return null;
    // On the way through the history the browser has scrolled already.
    if (open === null && this.doing !== 'traversing') this.gridScroll = window.scrollY;
    return pictureOf(this.panel());
  }

  override componentDidUpdate(before: TrackProps, _state: unknown, leaving: Leaving | null): void {
    const { open } = this.props;
    if (open === before.open) return;
    // What still leaves from the step before has the same ids as the panel it was.
    this.stage.current?.replaceChildren();
    const panel = this.panel();
    if (open !== null) panel?.querySelector('h1')?.focus({ preventScroll: true });
    else if (this.doing !== 'choosing') this.returnTo(before.open ?? '');
    if (leaving && panel && this.stage.current) {
      slide({ leaving, panel, stage: this.stage.current, forward: this.indexOf(open) > this.indexOf(before.open) });
    }
  }

  private readonly panel = () => this.content.current?.querySelector<HTMLElement>('[data-panel]') ?? null;

  /** The grid comes first; what isn't in the list last. */
  private indexOf(slug: string | null): number {
    if (slug === null) return -1;
    const index = this.props.order.indexOf(slug);
    return index < 0 ? this.props.order.length : index;
  }

  /** Back to the place in the grid, and to the card of the service that was open. */
  private returnTo(slug: string): void {
    if (this.gridScroll !== null) window.scrollTo({ top: this.gridScroll, behavior: 'instant' });
    const link = document.getElementById(slug)?.querySelector('a');
    link?.scrollIntoView({ block: this.gridScroll === null ? 'center' : 'nearest', behavior: 'instant' });
    link?.focus({ preventScroll: true });
  }

  override render(): ReactNode {
    return (
      <div className="relative overflow-clip">
        <div ref={this.content}>{this.props.children}</div>
        <div ref={this.stage} inert aria-hidden="true" className="absolute inset-x-0 top-0" />
      </div>
    );
  }
}

'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { Component, createRef, type ReactNode } from 'react';
import { isBehind } from './history-behind';
import { pictureOf, slide, type Leaving } from './panel-slide';

interface PanelTrackProps {
  /** Path of the grid's first page, with its language; the others are below it, at `/page/2` and so on. */
  gridPath: string;
  /** The open panel: an element whose `data-panel` is its place in the line, and what doesn't move with it. */
  children: ReactNode;
}

interface TrackProps extends PanelTrackProps {
  /** Slug of the open service, null while a page of the grid is shown. */
  open: string | null;
}

/** What a panel leaves behind: its picture, and where it stood. */
interface Left {
  leaving: Leaving | null;
  index: number;
}

const indexOf = (panel: HTMLElement | null): number => Number(panel?.dataset.panel ?? 0);

/**
 * The services side by side: first the grid, then a panel for each. Every panel is a page of its own that the server renders; this
 * only slides from one to the next, moves the focus along, and brings a visitor back to the same place in the grid.
 */
export function PanelTrack(props: PanelTrackProps) {
  // One segment is a service's slug; the grid has none, or two.
  const [first = null, second] = useSelectedLayoutSegments();
  return <Track {...props} open={second === undefined ? first : null} />;
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
    if (this.doing !== 'closing' || !isPlain || !isBehind(this.isGrid)) return;
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

  private readonly isGrid = (pathname: string): boolean =>
    pathname === this.props.gridPath || pathname.startsWith(`${this.props.gridPath}/page/`);

  override getSnapshotBeforeUpdate({ open }: TrackProps): Left | null {
    if (open === this.props.open) return null;
    // On the way through the history the browser has scrolled already.
    if (open === null && this.doing !== 'traversing') this.gridScroll = window.scrollY;
    const panel = this.panel();
    return { leaving: pictureOf(panel), index: indexOf(panel) };
  }

  override componentDidUpdate(before: TrackProps, _state: unknown, left: Left | null): void {
    const { open } = this.props;
    if (open === before.open) return;
    // What still leaves from the step before has the same ids as the panel it was.
    this.stage.current?.replaceChildren();
    const panel = this.panel();
    if (open !== null) panel?.querySelector('h1')?.focus({ preventScroll: true });
    else if (this.doing !== 'choosing') this.returnTo(before.open ?? '');
    if (left?.leaving && panel && this.stage.current) {
      slide({ leaving: left.leaving, panel, stage: this.stage.current, forward: indexOf(panel) > left.index });
    }
  }

  private readonly panel = () => this.content.current?.querySelector<HTMLElement>('[data-panel]') ?? null;

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

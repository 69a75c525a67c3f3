import { isConnectionActive } from './routes';

const words = (text: string | undefined): string[] => text?.split(' ') ?? [];

/** The node that an event comes from, if any. */
const nodeAt = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null);

/** Marks these nodes of a diagram, and the connectors that have both their ends among them. */
function mark(diagram: Element, route: readonly string[]): void {
  const active = new Set(route);
  for (const element of diagram.querySelectorAll<HTMLElement | SVGElement>('[data-node], [data-link]')) {
    const [from = '', to = from] = words(element.dataset.link ?? element.dataset.node);
    element.toggleAttribute('data-active', isConnectionActive(active, { from, to }));
  }
}

/**
 * Shows the way to a step: to the one that is pointed at or focused, else to the pressed one, else the usual route. Nothing of
 * the diagrams is drawn again for that, only marked: together they have a thousand elements.
 * @param at what the pointer or the focus is on now, or null where it has left
 */
export function showRoute(root: Element, at: EventTarget | null): void {
  const node = nodeAt(at);
  for (const diagram of root.querySelectorAll<HTMLElement>('[data-diagram]')) {
    const pressed = nodeAt(diagram.querySelector('[aria-pressed=true]'));
    const shown = node && diagram.contains(node) ? node : pressed;
    mark(diagram, words(shown?.dataset.route ?? diagram.dataset.diagram));
  }
}

/** Holds the way to a step, or lets it go again. One of a diagram at a time. */
export function pressNode(root: Element, target: EventTarget | null): void {
  const button = nodeAt(target)?.querySelector('button');
  if (!button) return;
  const isPressed = button.getAttribute('aria-pressed') === 'true';
  for (const other of button.closest('[data-diagram]')?.querySelectorAll('[aria-pressed=true]') ?? []) other.setAttribute('aria-pressed', 'false');
  button.setAttribute('aria-pressed', String(!isPressed));
  showRoute(root, isPressed ? null : button);
}

/** A service as a link to it names it. */
export interface ServiceName {
  slug: string;
  title: string;
}

/** Where a service stands among the others of its language. */
export interface ServicePlace {
  /** Counted from 1; 0 where it isn't listed. */
  position: number;
  total: number;
  /** Null at the ends. */
  previous: ServiceName | null;
  next: ServiceName | null;
  /** Itself and those nearest to it, in their order: all of them where there are few. */
  around: readonly ServiceName[];
}

/** What stands on one side of a service: how many, and the nearest of them, that one first. */
interface Side {
  count: number;
  nearest: readonly ServiceName[];
}

/** Services that are led to from a service's panel, itself among them. */
export const PLACES_SHOWN = 11;

/** As many are read on either side as are shown at an end of the list. */
export const NEIGHBOURS_READ = PLACES_SHOWN - 1;

/** The place of a service that the list of its page's language doesn't have. */
export const UNLISTED: ServicePlace = { position: 0, total: 0, previous: null, next: null, around: [] };

/**
 * Where a service stands, from its nearest neighbours alone: the list may have any length.
 * It is in the middle of what is around it, but for the ends of the list, where the other side fills up.
 */
export function placeOf(itself: ServiceName, before: Side, after: Side): ServicePlace {
  const half = (PLACES_SHOWN - 1) / 2;
  const takenBefore = Math.min(before.nearest.length, Math.max(half, PLACES_SHOWN - 1 - after.nearest.length));
  const takenAfter = Math.min(after.nearest.length, PLACES_SHOWN - 1 - takenBefore);
  return {
    position: before.count + 1,
    total: before.count + 1 + after.count,
    previous: before.nearest[0] ?? null,
    next: after.nearest[0] ?? null,
    around: [...before.nearest.slice(0, takenBefore).reverse(), itself, ...after.nearest.slice(0, takenAfter)],
  };
}

/** The page of the catalogue on which a service's card is. */
export const pageOfPlace = ({ position }: ServicePlace, perPage: number): number => Math.max(1, Math.ceil(position / perPage));

/**
 * Where a service's panel is in the line of panels: behind the grid, which is 0; what isn't listed comes last.
 * Written into the page as `data-panel`, by which the way from one panel to another gets its direction.
 */
export const panelIndex = ({ position }: ServicePlace): number => position || Number.MAX_SAFE_INTEGER;

interface Neighbours<Item> {
  /** Counted from 1; 0 where it isn't in the list. */
  position: number;
  total: number;
  /** Null at the ends. */
  previous: Item | null;
  next: Item | null;
}

/**
 * Where a service stands among the others, and which come before and after it.
 * One that isn't in the list, as it exists in the other language only, has no neighbours.
 */
export function neighboursOf<Item extends { slug: string }>(services: readonly Item[], slug: string): Neighbours<Item> {
  const index = services.findIndex((service) => service.slug === slug);
  return {
    position: index + 1,
    total: services.length,
    previous: services[index - 1] ?? null,
    next: index < 0 ? null : (services[index + 1] ?? null),
  };
}

/** The items of a GraphQL list that are there: the schema allows gaps, the pages don't. */
export const present = <T>(items: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (items ?? []).filter((item): item is T => item !== null && item !== undefined);

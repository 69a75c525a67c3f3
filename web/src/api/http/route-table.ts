interface Route {
  method: string;
  path: string;
}

/** What answers at a path. */
export interface Match {
  /** The route's path with its parameters' names. */
  pattern: string;
  methods: readonly string[];
}

/** Finds the routes of a path; parameters are whole segments (`:id`) that aren't empty. */
export type FindRoute = (path: string) => Match | undefined;

/** @param routes of the app, its middleware (`ALL`) included, which is no route */
export function routeTable(routes: readonly Route[]): FindRoute {
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of routes) {
    if (method === 'ALL') continue;
    const known = methods.get(path) ?? new Set();
    known.add(method);
    if (method === 'GET') known.add('HEAD');
    methods.set(path, known);
  }
  const fixed = new Map<string, Match>();
  const patterns: { parts: readonly string[]; match: Match }[] = [];
  for (const [pattern, known] of methods) {
    const match = { pattern, methods: [...known] };
    if (pattern.includes(':')) patterns.push({ parts: pattern.split('/'), match });
    else fixed.set(pattern, match);
  }
  return (path) => fixed.get(path) ?? patterns.find(({ parts }) => fits(path.split('/'), parts))?.match;
}

const fits = (segments: readonly string[], parts: readonly string[]): boolean =>
  segments.length === parts.length && parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : segments[index] === part));

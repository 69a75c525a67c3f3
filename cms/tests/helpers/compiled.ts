import path from 'node:path';

/**
 * A module of the CMS under test, which is the compiled one. For functions that work together with its middlewares through what a module
 * keeps to itself; a module imported from `src` has that a second time.
 * @param file below `src`, without its ending
 */
export function compiled<T extends object>(file: string): T {
  return jest.requireActual<T>(path.resolve(__dirname, '../../dist/src', file));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { INTEGRATION_COUNT, LOGOS_VERSION, ROW_COUNT } from './constants';
import { integrations, rowsOf } from './integrations';
import { logoSprite } from './logo-sprite';

it('shows 24 tools in two rows of the same length', () => {
  expect(INTEGRATION_COUNT).toBe(24);
  expect(integrations).toHaveLength(INTEGRATION_COUNT);
  expect(new Set(integrations.map(({ id }) => id)).size).toBe(INTEGRATION_COUNT);
  expect(ROW_COUNT).toBe(2);
  expect(rowsOf(integrations, ROW_COUNT).map((row) => row.length)).toEqual([12, 12]);
});

it('has a logo for each tool and no others', () => {
  const ids = [...logoSprite().matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="M[^"]+"\/><\/symbol>/gi)].map(([, id]) => id);
  expect(ids.sort()).toEqual(integrations.map(({ id }) => id).sort());
});

it('names the version of the logos in their address', () => {
  const { version } = JSON.parse(readFileSync(path.join(process.cwd(), 'node_modules/simple-icons/package.json'), 'utf8')) as { version: string };
  expect(version).toBe(LOGOS_VERSION);
});

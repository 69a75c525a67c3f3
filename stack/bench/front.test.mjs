// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { ROOT } from '../paths.mjs';
import { frontBlock } from './front.mjs';

test('the front of the benchmark is the shipped one', () => {
  const config = frontBlock({ home: '/tmp/x/front', port: 8000, sitePort: 3000, types: '' });
  assert.match(config, /include \/tmp\/x\/front\/http\.conf;/);
  assert.match(config, /upstream site \{\s+server 127\.0\.0\.1:3000 /);
  assert.match(config, /listen 127\.0\.0\.1:8000;\s+include \/tmp\/x\/front\/site\.conf;/);
});

test('what is shipped keeps its pages where the benchmark looks for the name', () => {
  const shipped = readFileSync(path.join(ROOT, 'deploy/nginx/front/http.conf'), 'utf8');
  for (const [, folder = ''] of shipped.matchAll(/^proxy_cache_path (\S+)/gm)) assert.ok(folder.startsWith('/var/cache/nginx/'), folder);
});

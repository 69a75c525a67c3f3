// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { scriptSources } from './weight.mjs';

test('counts each script of a current browser once', () => {
  const html = `<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script>
    <script src="/legacy.js" noModule=""></script><script>inline()</script><script src="/b.js?x=1&amp;y=2"></script>
    <link rel="stylesheet" href="/s.css"/>`;
  assert.deepEqual(scriptSources(html), ['/a.js', '/b.js?x=1&y=2']);
});

// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';

import { residentBytes, watchMemory } from './memory.mjs';

const MEGABYTE = 1024 * 1024;

test('counts a process and what it has started', async () => {
  const script = `const child = require('node:child_process').spawn(process.execPath, ['-e', 'process.stdin.resume(); console.log("up")'], { stdio: ['pipe', 'inherit', 'inherit'] });
    process.stdin.on('end', () => child.stdin.end()); process.stdin.resume();`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    await once(parent.stdout, 'data');
    const both = residentBytes(parent.pid ?? 0);
    // Each is a Node of its own.
    assert.ok(both > 1.5 * residentBytesOfOne(), `${both}`);
  } finally {
    parent.stdin.end();
    await once(parent, 'exit');
  }
  assert.equal(residentBytes(parent.pid ?? 0), 0);
});

/** What a Node takes at least. */
const residentBytesOfOne = () => 25 * MEGABYTE;

test('keeps the most that was seen', async () => {
  const [own] = await watchMemory({ own: process.pid }, async () => {
    const held = Buffer.alloc(64 * MEGABYTE, 1);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(held[0], 1);
  });
  assert.equal(own?.name, 'own');
  assert.ok((own?.peakBytes ?? 0) >= (own?.idleBytes ?? Infinity));
});

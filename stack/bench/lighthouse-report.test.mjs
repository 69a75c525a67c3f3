// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { LIGHTHOUSE_PROMISES, LIGHTHOUSE_RUNS, lighthousePages, lighthousePromises, lighthouseTable, medianScores } from './lighthouse-report.mjs';

const PERFECT = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100, cls: 0, scriptBytes: 160_000 };

/** @param {Partial<typeof PERFECT>[]} runs */
const result = (...runs) => {
  const whole = runs.map((run) => ({ ...PERFECT, ...run }));
  return { path: '/', runs: whole, median: medianScores(whole), failed: /** @type {string[]} */ ([]), repeats: 0 };
};

test('promises are those of the project, of three runs', () => {
  assert.deepEqual(LIGHTHOUSE_PROMISES, { performance: 95, accessibility: 100, bestPractices: 100, seo: 100, cls: 0 });
  assert.equal(LIGHTHOUSE_RUNS, 3);
});

test('looks at five pages in both languages; the article is one that both have', () => {
  assert.deepEqual(lighthousePages(['/', '/blog', '/blog/category/seo', '/blog/only-english', '/blog/in-both', '/ar', '/ar/blog/in-both']), [
    '/', '/ar', '/services', '/ar/services', '/services/seo', '/ar/services/seo', '/blog', '/ar/blog', '/blog/in-both', '/ar/blog/in-both',
  ]);
  assert.throws(() => lighthousePages(['/blog/only-english']), /no article/);
});

test('takes the middle of each figure by itself', () => {
  assert.deepEqual(medianScores([{ ...PERFECT, performance: 90, cls: 0.2 }, { ...PERFECT, performance: 99, cls: 0 }, { ...PERFECT, performance: 95, cls: 0.1 }]), {
    ...PERFECT, performance: 95, cls: 0.1,
  });
});

/** @param {import('./lighthouse-report.mjs').LighthouseResult} one */
const broken = (one) => lighthousePromises([one]).filter(({ ok }) => !ok).map(({ name, seen }) => `${name}: ${seen}`);

test('finds what is below its promise', () => {
  assert.equal(lighthousePromises([result({}, {}, {})]).length, 5);
  assert.deepEqual(broken(result({}, {}, {})), []);
  assert.deepEqual(broken(result({ performance: 95 }, { performance: 95 }, { performance: 80 })), []);
  assert.deepEqual(broken(result({ performance: 94 }, { performance: 94 }, { performance: 100 })), ['Lighthouse, performance of /: 94']);
  const below = { accessibility: 99, bestPractices: 96, seo: 92, cls: 0.01 };
  assert.equal(broken(result(below, below, below)).length, 4);
});

test('one run says nothing of speed, and all the rest', () => {
  assert.deepEqual(broken(result({ performance: 50 })), []);
  assert.equal(broken(result({ seo: 99 })).length, 1);
});

test('a figure that is missing is no kept promise', () => {
  assert.equal(broken(result({ seo: NaN, cls: NaN })).length, 2);
});

test('names the audits where there is something to mend', () => {
  const [, , line] = lighthouseTable([{ ...result({ seo: 92 }), failed: ['meta-description'] }]);
  assert.match(line ?? '', / audits: meta-description$/);
});

test('shows the median and each run', () => {
  const [, head, line] = lighthouseTable([result({ performance: 97 }, { performance: 99 }, { performance: 98, cls: 0.012 })]);
  assert.match(head ?? '', /median of 3 runs/);
  assert.match(line ?? '', /^ {2}\/ +98 +100 +100 +100 +0 +156\.3 KB +97 · 99 · 98$/);
  const [, , disturbed] = lighthouseTable([{ ...result({ performance: 97 }), repeats: 2 }]);
  assert.match(disturbed ?? '', / 97 \(2 on a busy machine not counted\)$/);
});

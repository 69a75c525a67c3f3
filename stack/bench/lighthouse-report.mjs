// @ts-check
import { kilobytes, promised } from './promised.mjs';

/** @typedef {{ performance: number, accessibility: number, bestPractices: number, seo: number, cls: number, scriptBytes: number }} Scores categories from 0 to 100; `cls` is the layout shift itself; `scriptBytes`: all scripts until the page was quiet, as transferred */
/** @typedef {{ path: string, runs: Scores[], median: Scores, failed: string[], repeats: number }} LighthouseResult `failed`: audits that cost points, but for those of speed; `repeats`: looks that weren't counted */

/** Lowest scores, and the highest layout shift, that the project promises. */
export const LIGHTHOUSE_PROMISES = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100, cls: 0 };

/** Runs whose median says something about speed; the other figures don't vary. */
export const LIGHTHOUSE_RUNS = 3;

const NAMES = /** @type {const} */ ({ performance: 'performance', accessibility: 'accessibility', bestPractices: 'best practices', seo: 'SEO' });
const CATEGORIES = /** @type {(keyof typeof NAMES)[]} */ (Object.keys(NAMES));

/**
 * What is promised of each page, with what was seen; of speed only where there were runs enough to tell.
 * @param {readonly LighthouseResult[]} results
 * @returns {import('./promised.mjs').Promised[]}
 */
export function lighthousePromises(results) {
  return results.flatMap(({ path, runs, median }) => [
    ...CATEGORIES.filter((category) => category !== 'performance' || runs.length >= LIGHTHOUSE_RUNS)
      .map((category) => promised(`Lighthouse, ${NAMES[category]} of ${path}`, { least: LIGHTHOUSE_PROMISES[category] }, median[category], String)),
    promised(`layout shift of ${path}`, { most: LIGHTHOUSE_PROMISES.cls }, median.cls, shift),
  ]);
}

/**
 * Pages to look at, in both languages: home, services, one of them, the blog, and the first article that both languages have.
 * @param {readonly string[]} paths that the site's own sitemap lists
 * @returns {string[]} paths
 */
export function lighthousePages(paths) {
  const listed = new Set(paths);
  const article = [...listed].find((path) => /^\/blog\/[a-z0-9-]+$/.test(path) && listed.has(`/ar${path}`));
  if (article === undefined) throw new Error('The sitemap lists no article in both languages.');
  return ['/', '/services', '/services/seo', '/blog', article].flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`]);
}

/**
 * The figure in the middle, for each figure by itself.
 * @param {Scores[]} runs
 * @returns {Scores}
 */
export function medianScores(runs) {
  const middle = (/** @type {keyof Scores} */ name) => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  };
  return { performance: middle('performance'), accessibility: middle('accessibility'), bestPractices: middle('bestPractices'), seo: middle('seo'), cls: middle('cls'), scriptBytes: middle('scriptBytes') };
}

/**
 * @param {LighthouseResult[]} results
 * @returns {string[]} lines
 */
export function lighthouseTable(results) {
  const runs = results[0]?.runs.length ?? 0;
  const lines = ['', `Lighthouse, mobile, median of ${runs} run${runs === 1 ? '' : 's'}`.padEnd(48) + '  performance  accessibility  best practices   SEO    CLS   all scripts      performance of each run'];
  for (const { path, median, runs: each, failed, repeats } of results) {
    lines.push(
      `  ${path.padEnd(46)}${String(median.performance).padStart(13)}${String(median.accessibility).padStart(15)}${String(median.bestPractices).padStart(16)}` +
      `${String(median.seo).padStart(6)}${shift(median.cls).padStart(7)}${kilobytes(median.scriptBytes).padStart(14)}      ${each.map(({ performance }) => performance).join(' · ')}${repeats === 0 ? '' : ` (${repeats} on a busy machine not counted)`}` +
      `${failed.length === 0 ? '' : ` audits: ${failed.join(', ')}`}`,
    );
  }
  return lines;
}

/** @param {number} cls */
const shift = (cls) => (cls === 0 ? '0' : cls.toFixed(3));

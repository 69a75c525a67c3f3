// @ts-check
import { Failure } from '../failure.mjs';
import { lighthousePages, medianScores } from './lighthouse-report.mjs';
import { readSitemap } from './site-paths.mjs';

/** @typedef {import('./lighthouse-report.mjs').LighthouseResult} LighthouseResult */
/** @typedef {import('./lighthouse-report.mjs').Scores} Scores */

const CHROMIUM_FLAGS = [
  '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

/** How many looks at a page may be done again: those that failed for reasons of Lighthouse's own, and those on a machine that was busy. */
const MOST_REPEATS = 6;

/**
 * Lighthouse measures how fast the machine is as it starts, and takes a phone for four times slower. That holds for machines from this
 * figure on (its documentation of throttling); with less, something else was at work beside it, and was measured with the page.
 */
const QUIET_MACHINE = 1_500;

/**
 * Lighthouse as for a phone, one page after the other: whatever runs beside it would be measured with it.
 * @param {{ site: string, chromium: string, runs: number, signal: AbortSignal, note: (line: string) => void }} options `site`: the address under
 *   which the website knows itself; `chromium`: path of the program
 * @returns {Promise<LighthouseResult[]>}
 */
export async function measureLighthouse({ site, chromium, runs, signal, note }) {
  const listed = await readSitemap(site);
  const { launch } = await import('chrome-launcher');
  const results = [];
  for (const path of lighthousePages(listed)) {
    /** @type {Scores[]} */
    const scores = [];
    /** @type {Set<string>} */
    const failed = new Set();
    let repeats = 0;
    // The first look isn't counted: it has the server make the pictures of this width, as the first visitor of all does.
    for (let run = -1; run < runs; run += 1) {
      signal.throwIfAborted();
      // A browser of its own for each, so that no run finds what an earlier one has left.
      const browser = await launch({ chromePath: chromium, chromeFlags: CHROMIUM_FLAGS, logLevel: 'silent', handleSIGINT: false });
      try {
        const seen = await look(site + path, browser.port);
        if (run < 0) continue;
        if (seen.machine < QUIET_MACHINE && repeats < MOST_REPEATS) {
          repeats += 1;
          run -= 1;
          continue;
        }
        scores.push(seen.scores);
        for (const audit of seen.failed) failed.add(audit);
      } catch (error) {
        // Now and then its trace of the browser begins too late.
        if (!(error instanceof Failure) || (repeats += 1) > MOST_REPEATS) throw error;
        run -= 1;
      } finally {
        browser.kill();
      }
    }
    note(`${path}: ${scores.map(({ performance }) => performance).join(' · ')}`);
    results.push({ path, runs: scores, median: medianScores(scores), failed: [...failed], repeats });
  }
  return results;
}

/**
 * @param {string} url
 * @param {number} port of the browser
 * @returns {Promise<{ scores: Scores, failed: string[], machine: number }>} `failed`: audits that cost points, but for those of speed; `machine`: how fast
 *   it was, as Lighthouse counts it
 */
async function look(url, port) {
  const { default: lighthouse } = await import('lighthouse');
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'silent',
    formFactor: 'mobile',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (outcome === undefined || outcome.lhr.runtimeError !== undefined) {
    throw new Failure(`Lighthouse could not look at ${url}: ${outcome?.lhr.runtimeError?.message ?? 'no outcome'}`);
  }
  const { categories, audits } = outcome.lhr;
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? NaN) * 100);
  const counted = ['accessibility', 'best-practices', 'seo'].flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
      scriptBytes: scriptBytes(audits['network-requests']?.details),
    },
    machine: outcome.lhr.environment.benchmarkIndex,
    failed: counted.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  };
}

/**
 * What all scripts weigh that a page fetches until it is quiet, those that come late among them.
 * @param {unknown} details of Lighthouse's list of requests
 * @returns {number} bytes as they were transferred; NaN where there is no such list
 */
function scriptBytes(details) {
  const { items } = /** @type {{ items?: { resourceType?: string, transferSize?: number }[] }} */ (details ?? {});
  return items?.reduce((sum, { resourceType, transferSize = 0 }) => (resourceType === 'Script' ? sum + transferSize : sum), 0) ?? NaN;
}

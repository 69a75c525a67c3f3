/** @jest-environment node */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const BUDGET = 5 * 1024;
const WEB = path.join(__dirname, '../../..');

/** On every page whether it is tracked or not: React, Next, and what signing in, the cart and updates start with. */
const PRESENT = ['react', 'react/jsx-runtime', 'next/*', 'zustand'];
const PRESENT_OF_OURS = ['@/lib/browser-storage', '@/lib/held-press', '@/lib/until-heard', '@/lib/visitor-session', '@/lib/when-idle'];
/** Fetched only where another company's analytics are set up and the visitor has answered. */
const WITH_CONSENT = ['provider', 'forget-provider'].map((name) => `./src/features/tracking/${name}.ts`);

/** The tracker and what it fetches later, as one script. */
async function bundle(external: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: WEB,
    entryPoints: ['src/features/tracking/tracking-client.tsx'],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    external: [...PRESENT, ...external],
  });
  return outputFiles[0]?.text ?? '';
}

it('weighs 5 KB at most, with everything it is made of', async () => {
  const script = await bundle(WITH_CONSENT);
  // What is bundled is really the tracker, and nothing that checks payloads.
  expect(script).toContain('/api/analytics/track');
  expect(script).not.toContain('ZodError');
  expect(gzipSync(script).byteLength).toBeLessThanOrEqual(BUDGET);
});

it('adds 5 KB at most to a page where another company is told, too', async () => {
  const script = await bundle(PRESENT_OF_OURS);
  expect(script).toContain('googletagmanager');
  expect(gzipSync(script).byteLength).toBeLessThanOrEqual(BUDGET);
});

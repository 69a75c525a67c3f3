import { readEntry, writeEntry } from '@/lib/browser-storage';
import { VERSION_KEY } from './constants';

/**
 * Asks which build the site is of, and remembers it.
 * @returns whether this browser has last seen another one; not on its first visit, and not where nobody answers
 */
export async function isNewBuild(): Promise<boolean> {
  const buildTime = await readBuildTime().catch(() => null);
  if (buildTime === null) return false;
  const seen = readEntry('local', VERSION_KEY);
  if (seen !== buildTime) writeEntry('local', VERSION_KEY, buildTime);
  return seen !== null && seen !== buildTime;
}

async function readBuildTime(): Promise<string | null> {
  const response = await fetch(`/version.json?t=${Date.now()}`, { cache: 'no-store' });
  if (!response.ok) return null;
  const { buildTime } = (await response.json()) as { buildTime?: unknown };
  return typeof buildTime === 'string' && buildTime !== '' ? buildTime : null;
}

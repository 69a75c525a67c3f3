// @ts-check
/**
 * Makes docs/pictures anew from a running site: `node e2e/make-pictures.mjs http://localhost:3000`.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';

const ROOT = path.join(import.meta.dirname, '..');
const sharp = createRequire(path.join(ROOT, 'cms/package.json'))('sharp');
const [origin = 'http://localhost:3000'] = process.argv.slice(2);

const HOMES = { en: '/', ar: '/ar' };
const WINDOWS = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 780 } };

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [language, home] of Object.entries(HOMES)) {
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: name === 'phone' ? 2 : 1, reducedMotion: 'reduce' });
    // Whoever has answered is not asked for consent.
    await page.addInitScript(() => localStorage.setItem('consent', JSON.stringify({ analytics: 'denied', at: new Date().toISOString() })));
    await page.goto(origin + home, { waitUntil: 'networkidle' });
    await page.evaluate(() => Promise.all([document.fonts.ready, ...[...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight).map((image) => image.decode())]));
    await sharp(await page.screenshot()).webp({ quality: 82 }).toFile(path.join(ROOT, `docs/pictures/home-${language}-${name}.webp`));
    await page.close();
  }
}
await browser.close();

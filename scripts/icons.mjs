// Draws the bitmap icons from public/icon.svg: run `node scripts/icons.mjs` when that file has changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.mjs';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
/** For systems that crop icons: the background reaches all four edges, and the horse is well inside. */
const bleeding = drawing
  .replace(' clip-path="url(#plate)"', '')
  .replace(/<g id="border".*?<\/g>/s, '')
  .replace('scale(1.75)', 'scale(1.5)');

/** @type {readonly (readonly [file: string, size: number, svg: string])[]} */
const ICONS = [
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  ['icon-maskable-512.png', 512, bleeding],
  ['icon-apple.png', 180, bleeding],
];

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
for (const [file, size, svg] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  writeFileSync(
    fileURLToPath(new URL(file, folder)),
    await page.screenshot({ omitBackground: true }),
  );
}
await browser.close();

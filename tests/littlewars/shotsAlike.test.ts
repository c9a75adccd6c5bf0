import { chromium } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.mjs';
import { shotHashes } from './shotsAlike';
import { rounds } from '../support/rounds';

const SHOTS = rounds(200);

/** The engine and the tables, as one script of a page that has the hashes under `alike`. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('shotsAlike.ts', import.meta.url)),
        formats: ['iife'],
        name: 'alike',
      },
    },
  });
  const [first] = built as unknown as { readonly output: readonly { readonly code: string }[] }[];
  return first?.output[0]?.code ?? '';
}

test(`4.7 ${SHOTS} shots on random tables are the same to the last digit under Chromium and Node`, async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundled() });
    const there = await page.evaluate<string[]>(`alike.shotHashes(${SHOTS})`);
    expect(new Set(there).size).toBeGreaterThan(SHOTS / 2);
    expect(there).toEqual(shotHashes(SHOTS));
  } finally {
    await browser.close();
  }
});

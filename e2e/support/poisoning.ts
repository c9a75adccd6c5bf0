import type { Locator, Page } from '@playwright/test';
import { deflateRawSync } from 'node:zlib';

/**
 * Milliseconds between two frames within which a page answers, on a machine with much else to do: alone, the longest line takes
 * some five hundred, and a quadratic reader took seven thousand and more.
 */
export const MOST_BETWEEN_FRAMES = 3_000;

declare global {
  interface Window {
    longestGap: () => number;
  }
}

/** Measures from now on how long the page goes without a frame. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    let last = performance.now();
    let longest = 0;
    const frame = (): void => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    window.longestGap = () => Math.max(longest, performance.now() - last);
  });
}

export const longestGap = (page: Page): Promise<number> => page.evaluate(() => window.longestGap());

export const link = (text: string): string =>
  `#r2=${deflateRawSync(Buffer.from(text), { level: 9 }).toString('base64url')}`;

/** Puts a text into the field as a paste does, without the time that the browser takes to type it. */
export async function pasted(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (field.dispatchEvent(event)) throw new Error('the field would show all of it');
  }, text);
}

/** Drops a file on the page. */
export async function dropped(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'poison.gow', { type: 'text/plain' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
}

export const answer = (page: Page): Locator =>
  page.locator('.record-preview h2, .record-preview[data-empty] p, .record-origin').first();

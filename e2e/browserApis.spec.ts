import { expect, type Page } from '@playwright/test';
import { BROWSER_APIS } from '../scripts/lint/fence.mjs';
import { openWar, redeploy } from './support/deployment';
import { fromMenu, atHeadquarters, heading, sampleOf, screen, test } from './support/page';
import { refuseApis } from './support/trouble';
import { openSettings } from './support/war';

const STORES = ['localStorage', 'sessionStorage', 'indexedDB'];
/** Every API of the fence, but the objects that hold others, and what Playwright itself needs. */
const GLOBALS = BROWSER_APIS.filter(
  (name) => !/^(?:navigator|crypto|requestIdleCallback|IntersectionObserver)$/.test(name),
);
const HELPS = ['Navigator.locks', 'Navigator.languages', 'Navigator.userActivation'];

async function savesNothing(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Saving the game' })).toContainText(
    'does not let this page save anything',
  );
}
async function hasNoLibrary(page: Page): Promise<void> {
  await atHeadquarters(page);
  await fromMenu(page, 'Library');
  await expect(screen(page)).toContainText('does not let this page keep a library');
}
async function playsNoSound(page: Page): Promise<void> {
  const settings = await openSettings(page);
  // Players without sounds get no message about them.
  await expect(settings).not.toContainText('This browser plays no sound.');
  await settings.getByLabel('Sounds', { exact: true }).check();
  await expect(settings).toContainText('This browser plays no sound.');
}
/** Its function is done in another way, or was only a help. */
const saysNothing = (): Promise<void> => Promise.resolve();

/**
 * The APIs that are refused, and the page's sentence on what does not work without each. Constructors too are tested
 * in tests/shell/ui/browserApis.
 */
const REFUSED: readonly [string, readonly string[], (page: Page) => Promise<void>][] = [
  ['channels', ['BroadcastChannel'], saysNothing],
  ['databases', ['indexedDB'], hasNoLibrary],
  ['stores', STORES, savesNothing],
  ['service workers', ['Navigator.serviceWorker'], saysNothing],
  ['encryption', ['Crypto.subtle'], saysNothing],
  ['media queries', ['matchMedia'], saysNothing],
  ['sizes', ['ResizeObserver'], saysNothing],
  ['sound', ['AudioContext'], playsNoSound],
  [
    'all of them',
    [...GLOBALS, ...HELPS, 'Worker', 'Navigator.serviceWorker', 'Crypto.subtle'],
    savesNothing,
  ],
];
for (const [what, apis, expectNotice] of sampleOf(REFUSED, 2))
  test(`a browser that refuses ${what} opens the page, plays a move, and shows what does not work`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript(refuseApis, apis);
    await atHeadquarters(page);
    const side = await openWar(page);
    const [from, to] = side === 'North' ? (['I6', 'J6'] as const) : (['K15', 'J15'] as const);
    await redeploy(page, from, to);
    await expect(screen(page)).toContainText('4 moves left');
    await expectNotice(page);
    await page.goto('./#littlewars');
    await expect(heading(page, 'Little Wars')).toBeVisible();
    expect(faults).toEqual([]);
  });

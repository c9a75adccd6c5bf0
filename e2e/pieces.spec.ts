import { expect, type Page } from '@playwright/test';
import { openWar, redeploy } from './support/deployment';
import { atHeadquarters, heading, screen, test } from './support/page';
import { refuseAccess, refuseConstruction } from './support/trouble';
import { openSettings } from './support/war';

/** What the page says of a piece that it goes without, and where. */
const KEEPS_NOTHING = async (page: Page): Promise<void> => {
  await expect(page.getByRole('status', { name: 'Keeping the game' })).toContainText(
    'does not let this page keep anything',
  );
};
const NO_SOUND = async (page: Page): Promise<void> => {
  await openSettings(page);
  await expect(page.getByRole('dialog')).toContainText('This browser plays no sound.');
};
/** Nothing is lost without it: it is looked for otherwise, or it was a help alone. */
const NOTHING = (): Promise<void> => Promise.resolve();

const PIECES: readonly [string, 'access' | 'construction', (page: Page) => Promise<void>][] = [
  ['BroadcastChannel', 'access', NOTHING],
  ['BroadcastChannel', 'construction', NOTHING],
  ['localStorage', 'access', NOTHING],
  ['sessionStorage', 'access', NOTHING],
  ['indexedDB', 'access', KEEPS_NOTHING],
  ['Navigator.locks', 'access', NOTHING],
  ['Navigator.languages', 'access', NOTHING],
  ['Navigator.serviceWorker', 'access', NOTHING],
  ['Navigator.userActivation', 'access', NOTHING],
  ['Crypto.subtle', 'access', NOTHING],
  ['matchMedia', 'access', NOTHING],
  ['ResizeObserver', 'access', NOTHING],
  ['ResizeObserver', 'construction', NOTHING],
  ['Worker', 'access', NOTHING],
  ['Worker', 'construction', NOTHING],
  ['AudioContext', 'access', NO_SOUND],
  ['AudioContext', 'construction', NO_SOUND],
];
for (const [piece, when, told] of PIECES)
  test(`a browser whose ${piece} throws on ${when} opens the page, plays a move, and says what it goes without`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript(when === 'access' ? refuseAccess : refuseConstruction, piece);
    await atHeadquarters(page);
    const side = await openWar(page);
    await redeploy(
      page,
      ...(side === 'North' ? (['I6', 'J6'] as const) : (['K15', 'J15'] as const)),
    );
    await expect(screen(page)).toContainText('4 moves left');
    await told(page);
    await page.goto('./#littlewars');
    await expect(heading(page, 'Little Wars')).toBeVisible();
    expect(faults).toEqual([]);
  });

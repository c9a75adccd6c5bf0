import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import {
  expectCurtain,
  expectUnits,
  loadOpening,
  newGame,
  NORTH,
  raiseCurtain,
  redeploy,
  seal,
  sealButton,
  SOUTH,
  textOf,
} from './support/deployment';
import {
  atHeadquarters,
  board,
  button,
  damage,
  heading,
  savedText,
  ONLY_EXHAUSTIVE,
  sampleOf,
  screen,
  square,
  test,
  untilSaved,
} from './support/page';
import { sealOpening, sealBoth, MOVES, warWithTwoMoves, expectTwoMoves } from './support/saving';

test.describe('a damaged game', () => {
  type Saved = { version: number; game: Record<string, unknown> & { stage: Stage } };
  type Stage = Record<string, unknown> & { actions: string[]; start: string };
  /** Returns the saved text of the game as it would be after `change`. */
  const changed = (text: string, change: (saved: Saved) => void): string => {
    const saved = JSON.parse(text) as Saved;
    change(saved);
    return JSON.stringify(saved);
  };
  const report = (page: Page) => page.getByRole('region', { name: 'A saved game is damaged' });

  /** The damage is explained at headquarters, and the text found there can be downloaded as it was. */
  async function expectReport(page: Page, words: RegExp | string, text: string): Promise<void> {
    await expect(report(page)).toContainText(words);
    const downloading = page.waitForEvent('download');
    await report(page).getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(await readFile(await download.path(), 'utf8')).toBe(text);
  }

  async function discard(page: Page): Promise<void> {
    await report(page).getByRole('button', { name: 'Discard' }).click();
    await button(page, 'Discard it').click();
  }

  /** The game with another order after its first. */
  const withOrder = (text: string, order: string): string =>
    changed(text, ({ game }) => void game.stage.actions.splice(1, 0, order));

  const HOPELESS: readonly [string, (text: string) => string, string][] = [
    ['cut short', (text) => text.slice(0, text.length / 2), 'breaks off or is garbled'],
    ['overwritten with garbage', () => '\u0000\uFFFD{]];\u2028"~', 'breaks off or is garbled'],
    ['of another program', () => '{"format":"chess","version":1}', 'not a game of this kind'],
    [
      'without its stage',
      (text) => changed(text, ({ game }) => delete (game as Partial<typeof game>).stage),
      'stage',
    ],
    [
      'with units on a mountain at the start',
      (text) =>
        changed(text, ({ game }) => {
          game.stage.start = game.stage.start.replace(/^25\/25\/25/, '25/25/9I15');
        }),
      'mountain C10',
    ],
    [
      'with a rule switch of no such setting',
      (text) =>
        changed(
          text,
          ({ game }) => void (game.rules = 'debord supportersKeepTerrainBonus=sideways'),
        ),
      'Its rules cannot be read',
    ],
  ];

  test(
    'that cannot be played on is explained, whatever is wrong with it',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await warWithTwoMoves(page);
      const good = (await savedText(page))!;
      for (const [what, spoil, words] of sampleOf(HOPELESS, 2))
        await test.step(what, async () => {
          const text = spoil(good);
          await damage(page, text);
          await page.reload();
          // Whatever screen the address names, there is none but headquarters.
          await expect(button(page, 'Two at this screen')).toBeVisible();
          await expect(button(page, 'Continue')).toHaveCount(0);
          await expectReport(page, words, text);
          await expect(report(page)).toContainText('None of it can be played on');
          await discard(page);
          await expect(report(page)).toHaveCount(0);
        });
    },
  );

  test(
    'of a newer version is no damage: it is explained, preserved, and never overwritten',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await warWithTwoMoves(page);
      const text = changed((await savedText(page))!, (saved) => void (saved.version = 99));
      await damage(page, text);
      await page.reload();
      const newer = page.getByRole('region', { name: 'A game of a newer version is saved here' });
      await expect(newer).toContainText('newer version of this page (format 99)');
      await expect(newer).toContainText('nothing is written over it');
      await expect(report(page)).toHaveCount(0);

      // Another game is played meanwhile, and found again.
      const side = await warWithTwoMoves(page);
      await expect.poll(() => savedText(page)).toBe(text);
      await page.reload();
      await expectTwoMoves(page, side);
      await expect.poll(() => savedText(page)).toBe(text);
      await page.goBack();
      await expect(newer).toBeVisible();

      await newer.getByRole('button', { name: 'Discard' }).click();
      await button(page, 'Discard it').click();
      await expect(newer).toHaveCount(0);
      await button(page, 'Continue').click();
      await expectTwoMoves(page, side);
      await page.reload();
      await expectTwoMoves(page, side);
    },
  );

  test(
    'is quarantined until it is discarded, and a new one can begin',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await warWithTwoMoves(page);
      const text = (await savedText(page))!.slice(0, 99);
      await damage(page, text);
      await page.reload();
      await expectReport(page, 'breaks off', text);
      await newGame(page, { beginning: 'Open' });
      await expect(heading(page, 'The North deploys')).toBeVisible();
      await page.goBack();
      await page.reload();
      await expectReport(page, 'breaks off', text);
      await report(page).getByRole('button', { name: 'Discard' }).click();
      await button(page, 'Keep it').click();
      await expectReport(page, 'breaks off', text);
      await discard(page);
      await expect(report(page)).toHaveCount(0);
      await page.reload();
      await expect(button(page, 'Continue')).toBeVisible();
      await expect(report(page)).toHaveCount(0);
    },
  );

  const BAD_ORDERS = ['A1-A2', 'over the hills'];

  test(
    'by an order in the middle keeps the good moves before it',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      const side = await warWithTwoMoves(page);
      const good = (await savedText(page))!;
      for (const order of BAD_ORDERS) {
        const text = withOrder(good, order);
        await damage(page, text);
        await page.reload();
        // On the screen that opens, whichever it is.
        await expect(page.getByText(order).first()).toBeVisible();
        await atHeadquarters(page);
        await expectReport(page, order, text);
        await expect(report(page)).toContainText('turn 1');
        await button(page, 'Continue').click();
        await expect(heading(page, `The ${side} to move`)).toBeVisible();
        await expect(screen(page)).toContainText('4 moves left');
        await expect(square(page, MOVES[side][0]![1])).toHaveAccessibleName(/has moved/);
        // The game goes on, and the text found is still there.
        await redeploy(page, ...MOVES[side][1]!);
        await expectTwoMoves(page, side);
        await page.goBack();
        await page.reload();
        await expectReport(page, order, text);
        await discard(page);
      }
    },
  );

  test(
    'by a garbled deployment has that side deploy again, the other’s seal unbroken',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await sealOpening(page);
      await raiseCurtain(page);
      await untilSaved(page, () => loadOpening(page, 'Classic'));
      const text = (await savedText(page))!.replace('14iiiac6', '14iiiac7');
      await damage(page, text);
      await atHeadquarters(page);
      await page.reload();
      await expectReport(page, 'The deployment of the South cannot be read', text);
      await button(page, 'Continue').click();
      await expectCurtain(page, /South.* deploys/);
      await raiseCurtain(page);
      await expectUnits(page, {});
      await loadOpening(page, 'Classic');
      await seal(page);
      await raiseCurtain(page);
      await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
    },
  );

  const TAMPERING: Readonly<Record<string, (text: string) => string>> = {
    'a letter changed': (text) =>
      text.replace(/"data":"./, (at) => `"data":"${at.endsWith('A') ? 'B' : 'A'}`),
    'half of it gone': (text) => text.replace(/"data":"[^"]{300}/, '"data":"'),
    'no base64 left': (text) => text.replace(/"data":"[^"]*"/, '"data":"§§§"'),
    'another start': (text) => text.replace(/"iv":"[^"]*"/, '"iv":""'),
  };
  test(
    'whose seal was tampered with says so, and that side deploys again',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await sealBoth(page);
      const good = (await savedText(page))!;
      for (const [what, tamper] of Object.entries(TAMPERING))
        await test.step(what, async () => {
          const text = tamper(good);
          expect(text).not.toBe(good);
          await damage(page, text);
          await page.reload();
          await raiseCurtain(page);
          await expectCurtain(page, /North.* deploys/);
          await expect(screen(page)).toContainText(/deployment of the North could not be opened/i);
        });
      await raiseCurtain(page);
      await expectUnits(page, {});
      await loadOpening(page, 'Classic');
      await seal(page);
      await expectCurtain(page, 'Both armies are sealed.');
      await raiseCurtain(page);
      await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
    },
  );

  test(
    'whose key the browser has lost has both sides deploy again',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await atHeadquarters(page);
      await sealBoth(page);
      await page.goto('about:blank');
      await page.goBack();
      await page.evaluate(
        () =>
          new Promise((done) => {
            const deleting = indexedDB.deleteDatabase('game-of-war-keys');
            deleting.onsuccess = deleting.onblocked = done;
          }),
      );
      await page.reload();
      await raiseCurtain(page);
      for (const side of ['North', 'South'] as const) {
        await expectCurtain(page, new RegExp(`${side}.* deploys`));
        await raiseCurtain(page);
        await expect(sealButton(page)).toBeDisabled();
        await loadOpening(page, 'Classic');
        await seal(page);
      }
      await raiseCurtain(page);
      await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
    },
  );

  test('beside damaged preferences leaves a page to play on', ONLY_EXHAUSTIVE, async ({ page }) => {
    await atHeadquarters(page);
    const side = await warWithTwoMoves(page);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (!key.endsWith('/game')) localStorage.setItem(key, '{"theme":3');
      localStorage.setItem('game-of-war/preferences', '{"theme":3');
      localStorage.setItem('game-of-war/damaged', '[{');
    });
    await page.reload();
    await expectTwoMoves(page, side);
    await page.goBack();
    await expect(button(page, 'Continue')).toBeVisible();
    await expect(board(page)).toHaveCount(0);
  });
});

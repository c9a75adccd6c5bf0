import { expect, type Page } from '@playwright/test';
import {
  expectCurtain,
  expectUnits,
  loadOpening,
  newGame,
  NORTH,
  openWar,
  raiseCurtain,
  redeploy,
  seal,
  SOUTH,
  textOf,
} from './support/deployment';
import {
  atHeadquarters,
  board,
  button,
  heading,
  savedText,
  ONLY_EXHAUSTIVE,
  sampleOf,
  screen,
  type SideName,
  test,
  unitsOn,
} from './support/page';
import { deniedStorage, fullStorage, noChannel } from './support/trouble';
import { MOVES, expectTwoMoves, continued } from './support/saving';

test.describe('two tabs of one game', () => {
  const choice = (page: Page) =>
    page.getByRole('dialog', { name: 'Another tab has gone on with a game' });

  let side: SideName;
  let other: Page;
  test.beforeEach(async ({ page, context }) => {
    await atHeadquarters(page);
    side = await openWar(page);
    other = await continued(context);
    await expect(heading(other, `The ${side} to move`)).toBeVisible();
    await redeploy(page, ...MOVES[side][0]!);
    await expect(screen(page)).toContainText('4 moves left');
  });

  test(
    'the other tab is asked, and goes on from the first or keeps its own',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await expect(choice(other)).toBeVisible();
      await button(other, 'Go on from the other tab').click();
      await expect(choice(other)).toHaveCount(0);
      await expect(screen(other)).toContainText('4 moves left');
      await expect.poll(() => unitsOn(other)).toEqual(await unitsOn(page));

      // Now the first tab is asked.
      await redeploy(other, ...MOVES[side][1]!);
      await expect(choice(page)).toBeVisible();
      await button(page, 'Go on from the other tab').click();
      await expectTwoMoves(page, side);
      await expect(choice(other)).toHaveCount(0);

      await button(page, 'Undo').click();
      await expect(choice(other)).toBeVisible();
      await button(other, 'Keep this tab’s game').click();
      await expect(choice(other)).toHaveCount(0);
      await expectTwoMoves(other, side);
      await expect(choice(page)).toBeVisible();
      await other.reload();
      await expectTwoMoves(other, side);
      await button(page, 'Go on from the other tab').click();
      await expectTwoMoves(page, side);
    },
  );

  test(
    'until it has chosen, the other tab writes nothing',
    ONLY_EXHAUSTIVE,
    async ({ page, context }) => {
      await expect(choice(other)).toBeVisible();
      const saved = await savedText(page);
      await other.keyboard.press('Escape');
      await expect(choice(other)).toHaveCount(0);
      await expect(other.locator('body')).toContainText('this tab’s is not the one in progress');
      await redeploy(other, ...MOVES[side][0]!);
      await redeploy(other, ...MOVES[side][1]!);
      await expect(screen(other)).toContainText('3 moves left');
      await expect.poll(() => savedText(page)).toBe(saved);
      const third = await continued(context);
      await expect(screen(third)).toContainText('4 moves left');

      await button(other, 'Choose').click();
      await button(other, 'Keep this tab’s game').click();
      await expect(choice(other)).toHaveCount(0);
      await other.reload();
      await expect(screen(other)).toContainText('3 moves left');
    },
  );

  test(
    'a tab that got no message still does not overwrite the other',
    ONLY_EXHAUSTIVE,
    async ({ context }) => {
      // As in a browser that notifies its tabs too late: neither event comes.
      const deaf = await context.newPage();
      await deaf.addInitScript(() => {
        Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => undefined });
        window.addEventListener('storage', (event) => event.stopImmediatePropagation());
      });
      await atHeadquarters(deaf);
      await button(deaf, 'Continue').click();
      await expect(screen(deaf)).toContainText('4 moves left');
      await button(other, 'Go on from the other tab').click();
      await redeploy(other, ...MOVES[side][1]!);
      await expect(screen(other)).toContainText('3 moves left');
      await expect(choice(deaf)).toHaveCount(0);
      const saved = await savedText(other);
      await button(deaf, 'Undo').click();
      await expect(choice(deaf)).toBeVisible();
      await expect.poll(() => savedText(other)).toBe(saved);
    },
  );

  test(
    'a game begun in one tab is no surprise to another at headquarters',
    ONLY_EXHAUSTIVE,
    async ({ page, context }) => {
      await button(other, 'Go on from the other tab').click();
      await other.goBack();
      await newGame(other, { beginning: 'Hidden', north: 'Ada' });
      await expect(choice(page)).toBeVisible();
      await expect(choice(page)).toContainText('This tab has North against South');
      const third = await context.newPage();
      await atHeadquarters(third);
      await expect(screen(third)).toContainText('Ada against South');
      await button(page, 'Go on from the other tab').click();
      await expectCurtain(page, /deploys/);
    },
  );
});

const TROUBLES = [
  ['denied, and no channel', deniedStorage, noChannel],
  ['sound'],
  ['full', fullStorage],
  ['denied', deniedStorage],
  ['sound, and no channel', noChannel],
] as const;
for (const [how, ...troubles] of sampleOf(TROUBLES, 1))
  test(
    `what one tab has sealed or seen revealed, no other goes behind, with local storage ${how}`,
    ONLY_EXHAUSTIVE,
    async ({ page, context }) => {
      for (const trouble of troubles) await context.addInitScript(trouble);
      await atHeadquarters(page);
      await newGame(page, { beginning: 'Hidden' });
      await raiseCurtain(page);
      await loadOpening(page, 'Classic');
      await expectUnits(page, textOf('North', NORTH));
      const other = await continued(context);
      await raiseCurtain(other);
      await expectUnits(other, textOf('North', NORTH));
      const overtaken = async (tab: Page): Promise<void> => {
        // It is covered before any answer there, and the question is no longer a choice.
        await expect(board(tab)).toHaveCount(0);
        await expect(tab.getByRole('gridcell', { includeHidden: true })).toHaveCount(0);
        await expect(button(tab, 'Go on from the other tab')).toBeVisible();
        await expect(button(tab, 'Keep this tab’s game')).toHaveCount(0);
        await tab.keyboard.press('Escape');
        await expect(tab.getByRole('gridcell', { includeHidden: true })).toHaveCount(0);
      };

      await seal(page);
      await expectCurtain(page, /South.* deploys/);
      await overtaken(other);
      await other.reload();
      await expectCurtain(other, /South.* deploys/);
      await raiseCurtain(other);
      await raiseCurtain(page);
      await loadOpening(page, 'Classic');
      await expectUnits(page, textOf('South', SOUTH));
      await button(other, 'Go on from the other tab').click();
      await raiseCurtain(other);
      await expectUnits(other, textOf('South', SOUTH));

      // The South sees the North in this tab; the other has its own board open.
      await seal(page);
      await raiseCurtain(page);
      await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
      await overtaken(other);
      await other.reload();
      await expect(heading(other, 'Lots for the first turn')).toBeVisible();
      await expectUnits(other, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
    },
  );

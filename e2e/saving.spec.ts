import { expect, type Page } from '@playwright/test';
import {
  expectCurtain,
  expectUnits,
  loadOpening,
  newGame,
  NORTH,
  place,
  raiseCurtain,
  seal,
  SOUTH,
  textOf,
} from './support/deployment';
import {
  fromMenu,
  atHeadquarters,
  button,
  heading,
  ONLY_EXHAUSTIVE,
  screen,
  test,
  unitsOn,
  untilSaved,
  type SideName,
} from './support/page';
import { continued, expectTwoMoves, sealOpening, warWithTwoMoves } from './support/saving';

/** Both moves can be taken back, the last first, and no more than they. */
async function undoesBoth(page: Page, side: SideName): Promise<void> {
  await button(page, 'Undo').click();
  await expect(screen(page)).toContainText('4 moves left');
  await button(page, 'Undo').click();
  await expect(screen(page)).toContainText('5 moves left');
  await expectUnits(page, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
  await expect(button(page, 'Undo')).toBeDisabled();
  await expect(heading(page, `The ${side} to move`)).toBeVisible();
}

/** The renderer of a page ends as in a crash. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('a deployment under way survives a reload, a crash and a closed tab, behind its curtain', async ({
  page,
  context,
}) => {
  const placed = { D9: 'North infantry', E8: 'North infantry', F9: 'North foot artillery' };
  await atHeadquarters(page);
  await newGame(page, { beginning: 'Hidden' });
  await raiseCurtain(page);
  await place(page, 'Infantry', 'D9', 'E8');
  await untilSaved(page, () => place(page, 'Foot artillery', 'F9'));
  await page.reload();
  await expectCurtain(page, /North.* deploys/);
  await raiseCurtain(page);
  await expectUnits(page, placed);
  await expect(page.locator('.deployment-state')).toContainText('14 units left to place');

  await untilSaved(page, () => place(page, 'Infantry', 'E9'));
  await crash(page);
  const second = await continued(context);
  await expectCurtain(second, /North.* deploys/);
  await raiseCurtain(second);
  await expectUnits(second, { ...placed, E9: 'North infantry' });

  await second.close();
  const third = await continued(context);
  await expectCurtain(third, /North.* deploys/);
  await raiseCurtain(third);
  await expectUnits(third, { ...placed, E9: 'North infantry' });
});

test(
  'what is sealed survives reloads, and opens with the rest',
  ONLY_EXHAUSTIVE,
  async ({ page, context }) => {
    await atHeadquarters(page);
    await sealOpening(page);
    await page.reload();
    await raiseCurtain(page);
    await untilSaved(page, () => place(page, 'Infantry', 'K15'));
    await page.close();
    const again = await continued(context);
    await expectCurtain(again, /South.* deploys/);
    await raiseCurtain(again);
    await expectUnits(again, { K15: 'South infantry' });
    await loadOpening(again, 'Classic');
    await seal(again);
    await expectCurtain(again, 'Both armies are sealed.');
    await again.reload();
    await expectCurtain(again, 'Both armies are sealed.');
    await raiseCurtain(again);
    await expectUnits(again, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });

    await again.reload();
    await expect(heading(again, 'Lots for the first turn')).toBeVisible();
    await button(again, 'Draw lots').click();
    await expect(again.locator('.lots-result')).toContainText('The first turn goes to');
    const drawn = await again.locator('.lots-result').textContent();
    // A reload is no second draw.
    await again.reload();
    await expect(again.locator('.lots-result')).toHaveText(drawn!);
    await expect(button(again, 'Draw lots')).toHaveCount(0);
  },
);

test.describe('a turn under way', () => {
  test.beforeEach(async ({ page }) => {
    await atHeadquarters(page);
  });

  test(
    'survives a reload, a crash and a closed tab: the moves stand and can be undone',
    ONLY_EXHAUSTIVE,
    async ({ page, context }) => {
      const side = await warWithTwoMoves(page);
      await page.reload();
      await expectTwoMoves(page, side);
      await crash(page);
      const second = await continued(context);
      await expectTwoMoves(second, side);
      await second.close();
      const third = await continued(context);
      await expectTwoMoves(third, side);
      await undoesBoth(third, side);
      await third.reload();
      await expectUnits(third, { ...textOf('North', NORTH), ...textOf('South', SOUTH) });
      await expect(screen(third)).toContainText('5 moves left');
    },
  );

  test('a turn that has ended stays ended', ONLY_EXHAUSTIVE, async ({ page }) => {
    const side = await warWithTwoMoves(page);
    const next = side === 'North' ? 'South' : 'North';
    const units = await unitsOn(page);
    await button(page, 'End the turn').click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the turn' }).click();
    await expect(heading(page, `The ${next} to move`)).toBeVisible();
    await page.reload();
    await expect(heading(page, `The ${next} to move`)).toBeVisible();
    await expect(screen(page)).toContainText('Turn 2');
    await expect(screen(page)).toContainText('5 moves left');
    await expectUnits(page, units);
    await expect(button(page, 'Undo')).toBeDisabled();
  });

  test(
    'the way back leads to headquarters, and Continue to the game',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      const side = await warWithTwoMoves(page);
      await page.goBack();
      await expect(button(page, 'Continue')).toBeVisible();
      await expect(screen(page)).toContainText(`Turn 1, the ${side} to move`);
      await button(page, 'Continue').click();
      await expectTwoMoves(page, side);
      await page.goBack();
      await expect(button(page, 'Continue')).toBeVisible();
      await page.goForward();
      await expectTwoMoves(page, side);
      await button(page, 'More').click();
      await button(page, 'Headquarters').click();
      await expect(button(page, 'Continue')).toBeVisible();
      await page.reload();
      await expect(button(page, 'Continue')).toBeVisible();
      await button(page, 'Continue').click();
      await expectTwoMoves(page, side);
    },
  );

  test(
    'a new game puts the one in progress aside, into the library, move for move',
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      const side = await warWithTwoMoves(page);
      await page.goBack();
      await fromMenu(page, 'New game');
      await expect(screen(page)).toContainText('stays in the library');
      await button(page, 'Back').click();
      await button(page, 'Continue').click();
      await expectTwoMoves(page, side);
      await page.goBack();
      await newGame(page, { beginning: 'Open' });
      await expect(heading(page, 'The North deploys')).toBeVisible();
      await expectUnits(page, {});
      await page.goBack();
      await fromMenu(page, 'Library');
      await page
        .locator('.library-game', { hasText: `Turn 1, the ${side} to move` })
        .getByRole('button', { name: 'Open' })
        .click();
      await expectTwoMoves(page, side);
    },
  );
});

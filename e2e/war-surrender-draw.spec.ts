import { expect, type Locator, type Page } from '@playwright/test';
import { beginWar } from './support/deployment';
import { openMenu, ONLY_EXHAUSTIVE, button, heading, test } from './support/page';
import { allSquares, expectTurn, newGame, other, lastMessage } from './support/war';

/** Opens the table menu, presses one of its buttons, and answers the question that comes. */
async function ask(page: Page, act: string, question: string): Promise<Locator> {
  await (await openMenu(page)).getByRole('button', { name: act, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: question, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}
const answer = (dialog: Locator, name: string): Promise<void> =>
  dialog.getByRole('button', { name, exact: true }).click();

test.beforeEach(async ({ page }) => {
  await newGame(page, 'Classic', { names: { North: 'Alice', South: 'Guy' } });
});
const NAMES = { North: 'Alice', South: 'Guy' };

// rules.md 9.4
test(
  'a surrender is asked again: declined it changes nothing, confirmed it ends the war',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const side = await beginWar(page);
    const before = await allSquares(page);
    const first = await ask(page, 'Surrender', 'Surrender?');
    await expect(first).toContainText(
      new RegExp(`^.*${NAMES[side]} .*lays down arms, and ${NAMES[other(side)]} .*wins the war\\.`),
    );
    await answer(first, 'Fight on');
    await expect(first).toBeHidden();
    await expectTurn(page, { side, turn: 1 });
    await expect.poll(() => allSquares(page)).toEqual(before);

    // Escape is no confirmation either.
    const second = await ask(page, 'Surrender', 'Surrender?');
    await page.keyboard.press('Escape');
    await expect(second).toBeHidden();
    await expectTurn(page, { side, turn: 1 });

    await answer(await ask(page, 'Surrender', 'Surrender?'), 'Surrender');
    const winner = other(side);
    await expect(heading(page, `The ${winner} wins`)).toBeVisible();
    await expect(lastMessage(page)).toContainText(`The ${winner} wins. The ${side} surrendered.`);
    const end = page.getByRole('region', { name: `The ${winner} wins` });
    await expect(end).toContainText(NAMES[winner]);
    await expect(end).toContainText(`The ${side} surrendered. After 1 turn.`);
    await expect(end.getByRole('row', { name: 'Losses' }).getByRole('cell')).toHaveText([
      'none',
      'none',
    ]);

    await button(page, 'Headquarters').click();
    await expect(page.getByText(`The ${winner} won by surrender`)).toBeVisible();
    await button(page, 'See how it ended').click();
    await expect(heading(page, `The ${winner} wins`)).toBeVisible();
  },
);

// rules.md 9.4
test(
  'a draw is offered and declined, offered again and agreed',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const side = await beginWar(page);
    const first = await ask(page, 'Offer a draw', 'A draw?');
    await expect(first).toContainText(
      new RegExp(`${NAMES[side]} .*offers a draw.*${NAMES[other(side)]} .*agree\\?`),
    );
    await answer(first, 'Fight on');
    await expect(first).toBeHidden();
    await expectTurn(page, { side, turn: 1 });

    await answer(await ask(page, 'Offer a draw', 'A draw?'), 'Agree to the draw');
    await expect(heading(page, 'The war is drawn')).toBeVisible();
    await expect(lastMessage(page)).toContainText('The war is drawn. Both sides agreed to a draw.');
    const end = page.getByRole('region', { name: 'The war is drawn' });
    await expect(end).toContainText('Both sides agreed to a draw. After 1 turn.');
    await expect(end.getByRole('row', { name: 'Fighting' }).getByRole('cell')).toHaveText([
      '15',
      '15',
    ]);
    await expect(end).not.toContainText('Alice');
  },
);

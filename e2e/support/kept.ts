import { expect, type Page } from '@playwright/test';
import { LETTERS, UNITS } from './deployment';
import { button, GAME_KEY, rowsOf } from './page';
import { paste } from './records';
import { expectTurn, type RecordedGame } from './war';

/** Opens a game that was kept in a war, so many actions after its start; the position as notation.md writes it. */
export async function openWarAt(
  page: Page,
  start: string,
  actions: readonly string[] = [],
): Promise<void> {
  const stage = { name: 'war', start, actions };
  const players = { N: '', S: '' };
  const game = { id: 'kept', players, tags: [], rules: 'debord', way: 'open', opening: null };
  const text = JSON.stringify({ format: 'game-of-war', version: 2, game: { ...game, stage } });
  await page.addInitScript(
    ([key, kept]) => {
      if (localStorage.getItem(key!) === null) localStorage.setItem(key!, kept!);
    },
    [GAME_KEY, text],
  );
  await page.goto('./#game');
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Opens a recorded game at the first turn of its script, the armies deployed. */
export async function begin(page: Page, game: RecordedGame, rules = 'debord'): Promise<void> {
  const letters: Record<string, string> = {};
  for (const unit of UNITS) {
    for (const at of game.North[unit].split(' ')) letters[at] = LETTERS[unit];
    for (const at of game.South[unit].split(' ')) letters[at] = LETTERS[unit].toLowerCase();
  }
  const placement = rowsOf(letters).join('/');
  const position = `${placement} ${game.first === 'North' ? 'N' : 'S'} B15,D8,T3,T23 - 1`;
  if (rules === 'debord') return openWarAt(page, position);
  await paste(page, `[Rules "${rules}"]\n[Position "${position}"]\n`);
  await button(page, 'Open this game').click();
  await expectTurn(page, { side: game.first, turn: 1 });
}

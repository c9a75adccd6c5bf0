import { expect, type Page } from '@playwright/test';
import { LETTERS, UNITS } from './deployment';
import { button, GAME_KEY, rowsOf } from './page';
import { paste } from './records';
import { expectTurn, type RecordedGame } from './war';

/** Opens a game that was saved during a war, so many actions after its start; the position as notation.md writes it. */
export async function openWarAt(
  page: Page,
  start: string,
  players = { N: '', S: '' },
  actions: readonly string[] = [],
  tags: readonly { name: string; value: string }[] = [],
): Promise<void> {
  const stage = { name: 'war', start, actions };
  const game = { id: 'saved', players, tags, rules: 'debord', way: 'open', opening: null };
  const text = JSON.stringify({ format: 'game-of-war', version: 2, game: { ...game, stage } });
  await page.addInitScript(
    ([key, saved]) => {
      if (localStorage.getItem(key!) === null) localStorage.setItem(key!, saved!);
    },
    [GAME_KEY, text],
  );
  await page.goto('./#game');
  await expect(page.getByRole('grid')).toBeVisible();
}

/** The thick of a war: most units beside another. */
export const CROWDED =
  '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 - 1';

/** A fight of seeded play with units isolated on both sides (tests/positions/densest.txt), and the turn before it. */
export const MELEE = [
  '25/25/25/25/25/6C18/11AI12/12II11/11ICH1h9/11I1Ici9/8SI2Rcic9/9C1CIc1sii7/11I1a1ri8/17i7/13i1ii8/25/25/25/25/25 N B15,D8,T3,T23 - 37',
  'G12-H11 K9-J11 I12-J13 J14-I15 K13-J14 .',
] as const;

/** The armies of a recorded game as they are deployed; the position as notation.md writes it. */
export function deployedPosition(game: RecordedGame): string {
  const letters: Record<string, string> = {};
  for (const unit of UNITS) {
    for (const at of game.North[unit].split(' ')) letters[at] = LETTERS[unit];
    for (const at of game.South[unit].split(' ')) letters[at] = LETTERS[unit].toLowerCase();
  }
  const placement = rowsOf(letters).join('/');
  return `${placement} ${game.first === 'North' ? 'N' : 'S'} B15,D8,T3,T23 - 1`;
}

/** Opens a recorded game at the first turn of its script, the armies deployed. */
export async function begin(page: Page, game: RecordedGame, rules = 'debord'): Promise<void> {
  const position = deployedPosition(game);
  if (rules === 'debord') return openWarAt(page, position);
  await paste(page, `[Rules "${rules}"]\n[Position "${position}"]\n`);
  await button(page, 'Open this game').click();
  await expectTurn(page, { side: game.first, turn: 1 });
}

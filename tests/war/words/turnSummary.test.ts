import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../../../src/shell/language/current';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import type { Position } from '../../../src/war/engine/position';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { setupOf } from '../../../src/war/engine/setups';
import { beginWar, lastTurnSummary, order, type War } from '../../../src/war/game/war';
import { summarySentences } from '../../../src/war/words/turnSummary';
import { terseSummary } from '../../../src/war/words/terse';
import { summaryAnswer } from '../../../src/war/words/announcements';
import { position, scene } from '../../support/board';

afterEach(() => setLanguage('en'));

function played(start: Position, actions: string): War {
  let war = beginWar(BOARD, RULE_SETS.debord, setupOf(start));
  for (const word of actions.split(' ')) {
    const done = order(war, readAction(start.board, word)!);
    if (!done.ok) throw new Error(`${word} is refused`);
    ({ war } = done);
  }
  return war;
}
const summary = (war: War): string[] =>
  summarySentences(war.positions[0].board, lastTurnSummary(war)!);
const brief = (war: War): string[] => terseSummary(war.positions[0].board, lastTurnSummary(war)!);

/** North cavalry on R25 can take the arsenal on T23, on which hangs infantry on Q20. */
const ARSENAL =
  '25/25/25/25/25/25/25/25/25/22I2/25/24R/25/25/7c17/6i18/19i5/24C/24I/25 N B15,D8,T3,T23 - 28';

test('an arsenal and those cut off come before the marches, in words and in short', async () => {
  const war = played(position(ARSENAL), 'J23-J22 R25-T23 .');
  expect(summary(war)).toEqual([
    'The arsenal on T23 has fallen.',
    '1 unit of the South is cut off: infantry Q20.',
    '2 units of the North are cut off: infantry J22; cavalry T23.',
    'Infantry J23–J22 and cavalry R25–T23.',
  ]);
  expect(brief(war)).toHaveLength(4);
  expect(brief(war)[0]).toMatch(/T23/);
  expect(brief(war)[3]).toBe('inf J23–J22, cav R25–T23.');
  await setLanguage('fr');
  expect(summary(war).slice(0, 2)).toEqual([
    'L’arsenal en T23 est tombé.',
    '1 unité du Sud est hors de liaison\u00a0: infanterie Q20.',
  ]);
});

/** South infantry on M9 and N9 hangs on the line T3–M10, which the cavalry can cut on O8. */
const CUT = scene({ N8: 'C', M9: 'i', N9: 'i', C15: 'I', D16: 'I', C17: 'I', E15: 'i' });

test('several units cut off come before one destroyed, and that before one cut off', () => {
  const many = summary(played(CUT, 'N8-O8 xE15'));
  expect(many[0]).toMatch(/^2 units of the South are cut off: infantry M9 and N9\.$/);
  expect(many[1]).toMatch(
    /^Attack on the South infantry at E15, \d+ against \d+: it is destroyed\.$/,
  );
  expect(many.at(-1)).toBe('Cavalry N8–O8.');
  const fewer = scene({ N8: 'C', N9: 'i', C15: 'I', D16: 'I', C17: 'I', E15: 'i' });
  const one = summary(played(fewer, 'N8-O8 xE15'));
  expect(one[0]).toMatch(/is destroyed/);
  expect(one[1]).toMatch(/^1 unit of the South is cut off: infantry N9\.$/);
});

test('a war that is decided is announced first; a turn without events as before', () => {
  const won = played(position(ARSENAL.replace('B15,D8,T3,T23', 'B15,D8,T23')), 'R25-T23');
  expect(summary(won)[0]).toBe('The North wins. Both arsenals of the South have fallen.');
  expect(summaryAnswer(won, { earStyle: 'full', coordinate: 'first' })).toMatch(
    /^Turn 28, the North\. The North wins\./,
  );
  expect(summary(played(position(ARSENAL), 'J23-J24 .')).slice(-2)).toEqual([
    'No attack.',
    'Infantry J23–J24.',
  ]);
  expect(summary(played(position(ARSENAL), '.'))).toEqual(['No attack.', 'No unit marched.']);
});

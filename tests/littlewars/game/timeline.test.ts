import { expect, test } from 'vitest';
import { firstStage, type Game } from '../../../src/littlewars/game/game';
import { battleOf, battleSeenBy, placedBy } from '../../../src/littlewars/game/timeline';
import { fought, YARD_PLACES } from './skirmish';

const FOUGHT = fought();
const FIRST = YARD_PLACES.find((each) => each.kind === 'place' && each.man === 'R1');

/** A game in which Red has set out one man. */
function settingOut(curtain: boolean): Game {
  const muster = { ...FOUGHT.muster, rules: { ...FOUGHT.muster.rules, curtain } };
  const begun = { ...FOUGHT, muster, stage: firstStage(muster) };
  const given = placedBy(begun, FIRST!);
  if (!given.ok) throw new Error(JSON.stringify(given.reasons));
  return given.game;
}

test('2.3 a setting out behind the curtain is visible to its own side only', () => {
  const secret = settingOut(true);
  expect(battleSeenBy(secret, 'red')?.placed).toEqual(['R1']);
  expect(battleSeenBy(secret, 'blue')).toBeNull();
  expect(battleSeenBy(secret, null)).toBeNull();
});

test('2.3 an open setting out, and a battle, is visible to both sides', () => {
  for (const game of [settingOut(false), FOUGHT])
    for (const by of ['red', 'blue', null] as const)
      expect(battleSeenBy(game, by)).toBe(battleOf(game));
  expect(battleOf(settingOut(false))?.placed).toEqual(['R1']);
});

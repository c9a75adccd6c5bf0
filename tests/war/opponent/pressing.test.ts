import { describe, expect, test } from 'vitest';
import { nameOf, NOWHERE } from '../../../src/war/engine/board';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { openingOf } from '../../../src/war/engine/openings';
import type { Position } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { play } from '../../../src/war/engine/turn';
import type { Action } from '../../../src/war/engine/vocabulary';
import { predictedScore } from '../../../src/war/opponent/predictedScore';
import { LEVELS } from '../../../src/war/opponent/levels';
import { chooseTurn, thinkingOf } from '../../../src/war/opponent/opponent';
import { alertness, pressed, pressure, turnsWaited } from '../../../src/war/opponent/pressing';
import { playedOut } from '../../../src/war/opponent/rollouts';
import { judged, type Thinking } from '../../../src/war/opponent/thinking';
import { takeBack, tryEndTurn } from '../../../src/war/engine/search';
import { plansOf } from '../../../src/war/opponent/plans';
import { LEARNED_WEIGHTS, WEIGHTS, WITHOUT_LINES } from '../../../src/war/opponent/weights';
import { passiveTurn } from '../../../tools/match/league/passive';

const MARCH: Action = { type: 'move', from: 1, to: 2 };
const END: Action = { type: 'endTurn' };
const ATTACK: Action = { type: 'attack', target: 3 };
const ADVANCE: Action = { type: 'advance', from: 2, to: 3 };

const at = (opening: string): Position => {
  const reading = readPosition(STANDARD_BOARD, openingOf(STANDARD_BOARD, opening)?.position ?? '');
  if (!reading.ok) throw new Error(opening);
  return startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
};

/** The South to move; its infantry and artillery stand before a cavalry of the North. */
const POINT_BLANK =
  '25/25/25/25/25/16S8/25/25/25/16C8/25/15iaii6/25/25/25/14h7r2/25/25/25/25 S B15,D8,T3,T23 - 2';

describe('the turns in which the enemy has waited', () => {
  const own = [MARCH, MARCH, END];
  test.each([
    ['no turn is over', [], 0],
    ['only the turn under way has orders', [MARCH], 0],
    ['the enemy has ended one turn, and then another', [...own, END, ...own, END], 2],
    ['the turn under way does not count', [...own, END, MARCH, MARCH], 1],
    ['one has waited oneself', [END, ...own, END, ...own], 0],
    ['a march ends the waiting', [END, ...own, MARCH, END, ...own], 0],
    ['an attack ends it', [...own, END, ...own, ATTACK], 0],
    ['it waits again after that', [...own, ATTACK, ...own, END], 1],
    ['a unit that was attacked retreats', [END, ...own, END, MARCH, ATTACK, MARCH, END], 3],
    ['an advance belongs to the attack', [END, ATTACK, ADVANCE, MARCH, END], 2],
    ['a second move is no retreat', [END, MARCH, ATTACK, MARCH, MARCH, END], 0],
  ] as const)('%s', (_, actions, count) => expect(turnsWaited(actions)).toBe(count));
});

test('a side has patience, then presses on by one more each turn, and at last no more', () => {
  expect([0, 1, 2, 3, 4, 42, 43, 200].map(pressure)).toEqual([0, 0, 0, 1, 2, 40, 40, 40]);
  expect(pressed(LEARNED_WEIGHTS, 0, false)).toBe(LEARNED_WEIGHTS);
  expect(pressed(LEARNED_WEIGHTS, 0, true)).toBe(LEARNED_WEIGHTS);
  const { approach, relief, apart, ...others } = pressed(LEARNED_WEIGHTS, 3, false);
  expect([approach, relief]).toEqual([LEARNED_WEIGHTS.approach * 4, LEARNED_WEIGHTS.relief * 4]);
  expect(apart).toBe(1);
  expect(LEARNED_WEIGHTS).toMatchObject(others);
});

test('with routes to the arsenals a side fears less and less what the enemy could do, and nothing else counts more', () => {
  expect([0, 3, 9].map(alertness)).toEqual([1, 0.5, 0.25]);
  const { worstDanger, otherDanger, laterDanger, caution, strike, apart, ...others } = pressed(
    WEIGHTS,
    3,
    true,
  );
  expect([worstDanger, otherDanger, laterDanger, caution, strike]).toEqual(
    [
      WEIGHTS.worstDanger,
      WEIGHTS.otherDanger,
      WEIGHTS.laterDanger,
      WEIGHTS.caution,
      WEIGHTS.strike,
    ].map((each) => each / 2),
  );
  expect(apart).toBe(1);
  expect(WEIGHTS).toMatchObject(others);
});

test('the enemy is presumed to wait in turns that are played out, and otherwise to strike', () => {
  // The South can destroy a unit at once (tests/positions/missed.txt has such positions after two moves).
  const reading = readPosition(STANDARD_BOARD, POINT_BLANK);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const now = startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
  const searched = thinkingOf(now, LEVELS[6], { limit: { nodes: 1e6 }, seed: 1 });
  const ours: Thinking = { ...searched, side: 'N' };
  const later = { ...ours, pressing: 3 };
  tryEndTurn(later.search);
  const still = judged(later);
  takeBack(later.search);
  expect(playedOut(later, 1)).toBe(still);
  expect(playedOut(ours, 1)).toBeLessThan(still - 5);
});

test('level 6 presses on with the weights by hand, because those that it learned make it slow then', () => {
  const weightsOf = (level: 5 | 6, waited: number) =>
    thinkingOf(at('classic'), LEVELS[level], { limit: { nodes: 1 }, seed: 1, waited }).weights;
  expect(weightsOf(6, 2)).toBe(LEARNED_WEIGHTS);
  expect(weightsOf(6, 5)).toEqual(pressed(WEIGHTS, pressure(5), true));
  expect(weightsOf(5, 5)).toEqual(pressed(LEVELS[5].weights, pressure(5), true));
});

test('a level that leaves its communications units alone sends them where they are needed while it presses on', () => {
  expect(WITHOUT_LINES.relief).toBe(0);
  expect(pressed(WITHOUT_LINES, 0, false).relief).toBe(0);
  expect(pressed(WITHOUT_LINES, 3, false).relief).toBe(WEIGHTS.relief * 4);
});

test('communications units of a side that presses on serve the units that are nearest to an arsenal', () => {
  // Level 3 as the North, seed 2511000: cavalry goes to T23, and infantry stands before the enemy's front.
  const reading = readPosition(
    STANDARD_BOARD,
    '25/25/25/2R22/25/25/8I16/3S4A2I13/7I17/5I3I15/9II3iiiac6/4I5IH2iiicc6/14iiic7/16s8/9CC4h6r2/25/12C12/13C11/25/25 N B15,D8,T23 - 27',
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const now = startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
  const goals = (pressing: number, side: 'N' | 'S'): string[] =>
    (plansOf(now, pressing)[side].relays?.squares ?? []).map((square) =>
      square === NOWHERE ? '-' : nameOf(STANDARD_BOARD, square),
    );
  expect(goals(0, 'N')).toEqual(['-', 'J3']);
  expect(goals(11, 'N')).toEqual(['-', 'S3']);
  expect(goals(11, 'S')).toEqual(goals(0, 'S'));
});

test('the network, which likes an army at home, has no say while a side presses on', () => {
  const position = at('classic');
  const request = { limit: { nodes: 1000 }, seed: 1 };
  const patient = thinkingOf(position, LEVELS[6], { ...request, waited: 2 });
  expect(predictedScore(patient)).toBe(predictedScore(thinkingOf(position, LEVELS[6], request)));
  const pressing = thinkingOf(position, LEVELS[6], { ...request, waited: 3 });
  const without = { ...pressing, level: { ...LEVELS[6], foresees: false } };
  expect(predictedScore(pressing)).toBe(predictedScore(without));
  expect(predictedScore(pressing)).not.toBe(predictedScore({ ...pressing, pressing: 0 }));
});

test.each([1, 3, 5, 6] as const)(
  'at level %i the score of a turn stays that of the war, by which a bot surrenders',
  (level) => {
    // The South stands before the arsenals of the North, and waits.
    const reading = readPosition(
      STANDARD_BOARD,
      '25/25/25/25/11ccc11/11iii11/11iiii10/11ah12/11rs12/25/25/25/25/25/25/25/25/2IIIIIII16/2CCC6R1H1A9/14S10 N B15,D8,T3,T23 - 41',
    );
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    const now = startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
    const request = { level, limit: { nodes: 500 }, seed: 1 } as const;
    const calm = chooseTurn(now, request);
    const { score } = chooseTurn(now, { ...request, waited: 60 });
    expect(Math.abs(score - calm.score)).toBeLessThan(150);
  },
);

test.each(['classic', 'marengo'])(
  'an enemy that only ends its turns is beaten by turn 40 from %s',
  (opening) => {
    let now = at(opening);
    expect(now.over).toBeNull();
    const actions: Action[] = [];
    while (now.over === null && now.turn <= 40) {
      const waited = turnsWaited(actions);
      const turn =
        now.side === 'N'
          ? chooseTurn(now, { level: 3, limit: { nodes: 400 }, seed: now.turn, waited }).actions
          : passiveTurn(now);
      for (const action of turn) {
        const next = play(now, action);
        if (!next.ok) throw new Error(JSON.stringify(next.reasons));
        now = next.position;
      }
      actions.push(...turn);
    }
    expect(now.over?.winner).toBe('N');
  },
);

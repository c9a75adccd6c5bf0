import { describe, expect, test } from 'vitest';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { readPosition, writeAction } from '../../../src/war/engine/notation/notation';
import { isLinked, unitAt, unitsOf, slotAt, type Position } from '../../../src/war/engine/position';
import { RULE_SETS, type Rules } from '../../../src/war/engine/rules';
import { readSquare } from '../../../src/war/engine/board';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { play } from '../../../src/war/engine/turn';
import type { Action } from '../../../src/war/engine/vocabulary';
import { analyseTurn, type TurnAnalysis } from '../../../src/war/analysis/analyseTurn';
import { decidingTurns } from '../../../src/war/analysis/deciding';
import { northShare } from '../../../src/war/analysis/judgement';
import { decidingSentence } from '../../../src/war/words/analysis';
import { chanceOf } from '../../../src/war/opponent/deploy';
import { named } from '../../support/positions';
import { randomPosition, randomRules } from '../../support/randomPositions';
import { randomTurn } from '../../../tools/match/players';
import { rounds } from '../../support/rounds';

const HOW = { nodes: 1_500, seed: 1 };

function at(text: string, rules: Rules = RULE_SETS.debord): Position {
  const reading = readPosition(BOARD, text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return startPosition(BOARD, rules, reading.setup);
}

const turnOf = (text: string): Action[] => text.split(' ').map((each) => readAction(BOARD, each)!);
const written = (actions: readonly Action[]): string =>
  actions.map((action) => writeAction(BOARD, action)).join(' ');

function after(position: Position, actions: readonly Action[]): Position {
  return actions.reduce((now, action) => {
    const next = play(now, action);
    if (!next.ok) throw new Error(written([action]));
    return next.position;
  }, position);
}

/** Two cavalry of the North before an infantry of the South, which another of the South's is too far to help. */
const PLANTED =
  '25/2R22/25/25/25/25/25/25/25/25/25/25/2C22/2C22/25/2i22/24i/25/25/25 N B15,D8,T3,T23 - 1';
/** The same squares; the South's infantry can cut the North's off by a step. */
const BEFORE_A_CUT =
  '25/2R22/25/25/25/25/25/25/3i21/25/25/25/1CC22/2C22/25/25/25/25/25/3r21 S B15,D8,T3,T23 - 2';

describe('what a turn could have done', () => {
  test('a kill that was missed is found, and reported by orders that destroy it', () => {
    const position = at(PLANTED);
    const { kills, loss, better, side, turn } = analyseTurn(position, turnOf('M3-L3 .'), HOW);
    expect({ side, turn }).toEqual({ side: 'N', turn: 1 });
    expect(kills.map(({ unit, target }) => [unit.kind, target])).toEqual([
      ['infantry', readSquare(BOARD, 'P3')],
    ]);
    const left = after(position, kills[0]!.actions);
    expect(unitAt(left, kills[0]!.target)).toBeNull();
    expect(loss).toBeGreaterThan(0);
    expect(written(better!.actions)).toContain('xP3');
  });

  test('nothing is missed where the turn did it, or could do nothing', () => {
    const position = at(PLANTED);
    const done = analyseTurn(position, turnOf('M3-O3 xP3'), HOW);
    expect(done.kills).toEqual([]);
    const quiet = at(PLANTED.replace('24i', '25').replace('2i22', '22i2'));
    expect(analyseTurn(quiet, turnOf('M3-L3 .'), HOW).kills).toEqual([]);
  });

  test('a cut that was missed is found, with how many units it isolates', () => {
    const position = at(BEFORE_A_CUT);
    const { cut } = analyseTurn(position, turnOf('.'), HOW);
    expect(cut).toMatchObject({ own: 0 });
    const now = after(position, cut!.actions);
    const isolated = unitsOf(now).filter(
      ({ side, square, kind }) =>
        side === 'N' && kind === 'cavalry' && !isLinked(now, slotAt(now, square)),
    );
    expect(isolated).toHaveLength(cut!.isolates);
    const made = analyseTurn(position, [...cut!.actions, ...turnOf('.')], HOW);
    expect(made.cut).toBeNull();
  });

  test('a retreat that is due comes first in whatever is reported', () => {
    const due = at(PLANTED.replace('/25/2C22/2C22', '/2I22/2C22/2C22').replace(' - 1', ' L3 1'));
    const from = readSquare(BOARD, 'L3')!;
    const { kills } = analyseTurn(due, turnOf('L3-K3 .'), HOW);
    expect(kills).toHaveLength(1);
    for (const { actions } of kills) {
      expect(actions[0]).toMatchObject({ type: 'move', from });
      after(due, actions);
    }
  });

  test('of a turn that wins the war nothing is missed', () => {
    const last = at(PLANTED.replace('24i', '25'));
    const won = analyseTurn(last, turnOf('M3-O3 xP3'), HOW);
    expect(won).toMatchObject({ after: 1, loss: 0, better: null, kills: [], cut: null });
  });
});

describe('how a turn is judged', () => {
  test('after one turn it is as before the next, and the same for the same seed', () => {
    const position = at(named('classic'));
    const turn = turnOf('G8-F9 .');
    const first = analyseTurn(position, turn, HOW);
    expect(analyseTurn(position, turn, HOW)).toEqual(first);
    expect(first.before).toBe(northShare(position, HOW.seed));
    expect(first.after).toBe(northShare(after(position, turn), HOW.seed));
  });

  test('a loss is never negative, and every turn reported is legal, whatever the rules', () => {
    const tries = rounds(6);
    expect(tries).toBeGreaterThan(0);
    for (let seed = 1; seed <= tries; seed++) {
      const position = at(randomPosition(seed), randomRules(seed));
      if (position.over !== null) continue;
      const actions = randomTurn(position, seed);
      const found = analyseTurn(position, actions, { ...HOW, seed: chanceOf(seed)(100) });
      expect(found.loss).toBeGreaterThanOrEqual(0);
      for (const share of [found.before, found.after]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      if (found.better !== null) {
        const end = after(position, found.better.actions);
        expect(end.turn !== position.turn || end.over !== null).toBe(true);
        const gain = found.better.share - found.after;
        expect(found.side === 'N' ? gain : -gain).toBeCloseTo(found.loss);
      }
      for (const { actions } of found.kills) after(position, actions);
      if (found.cut !== null) after(position, found.cut.actions);
    }
  });

  test.each(['M3-L3', 'A1-A2 .', 'M3-L3 . .'])('%s is no whole turn', (text) => {
    expect(() => analyseTurn(at(PLANTED), turnOf(text), HOW)).toThrow(RangeError);
  });
});

describe('the turns that decided', () => {
  const course = (...shares: number[]): TurnAnalysis[] =>
    shares.slice(1).map((share, i) => {
      const before = shares[i]!;
      const loss = Math.max(0, (i % 2 === 0 ? -1 : 1) * (share - before));
      return {
        turn: i + 1,
        side: i % 2 === 0 ? 'N' : 'S',
        before,
        after: share,
        loss,
        better: loss === 0 ? null : { actions: [], share: before },
        kills: [],
        cut: null,
      };
    });

  test('are the three that cost most, as they were played, reported with what they cost', () => {
    const turns = course(0.5, 0.5, 0.7, 0.72, 0.72, 0.4, 0.4, 0.4, 0.46, 0.46, 0.9, 1);
    expect(decidingTurns(turns).map(({ turn }) => turn)).toEqual([2, 5, 10]);
    expect(decidingSentence(decidingTurns(turns))).toBe(
      'The turns that decided, and what they cost: turn 2 of the South (20 points), turn 5 of the North (32 points) and turn 10 of the South (44 points).',
    );
  });

  test('are none that could not have been better, however far things moved with them', () => {
    expect(decidingTurns(course(0.5, 0.8, 0.8, 0.8, 0.4, 0.4))).toEqual([]);
    expect(decidingTurns(course(0.5, 0.46, 0.5, 0.515))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { OPENINGS } from '../../../src/war/engine/openings';
import { positionOf, type PlacedUnit, type Position } from '../../../src/war/engine/position';
import { positionHash } from '../../../src/war/engine/positionHash';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { searchFrom } from '../../../src/war/engine/search';
import { readSquare } from '../../../src/war/engine/board';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { UNITS } from '../../../src/war/engine/units';
import { budgetOf } from '../../../src/war/opponent/budget';
import { keyOf } from '../../../src/war/opponent/candidate';
import { describe as describePosition, FEATURES } from '../../../src/war/opponent/features';
import { bestPredicted } from '../../../src/war/opponent/foresight';
import {
  bounded,
  predictedScore,
  inTurns,
  inUnits,
} from '../../../src/war/opponent/predictedScore';
import { candidatesNow } from '../../../src/war/opponent/lanes';
import { LEVELS } from '../../../src/war/opponent/levels';
import { predictOutcome, LARGEST_FEATURE, type Outcome } from '../../../src/war/opponent/network';
import { plansOf } from '../../../src/war/opponent/plans';
import { giveCandidate } from '../../../src/war/opponent/replies';
import { judged, takeBackAll, type Thinking } from '../../../src/war/opponent/thinking';
import { LEARNED_WEIGHTS } from '../../../src/war/opponent/weights';
import { named } from '../../support/positions';
import { randomPosition, randomRules } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';

function at(text: string): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

/** The opening `classic` without some of the North's units, or with some of the arsenals alone. */
function classicWith(
  isLeft: (unit: PlacedUnit) => boolean,
  standing?: readonly string[],
): Position {
  const reading = readPosition(STANDARD_BOARD, named('classic'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const { setup } = reading;
  return positionOf(STANDARD_BOARD, RULE_SETS.debord, {
    ...setup,
    units: setup.units.filter((unit) => unit.side === 'S' || isLeft(unit)),
    standing: standing?.map((name) => readSquare(STANDARD_BOARD, name) ?? -1) ?? setup.standing,
  });
}
const ONE_ARSENAL = ['D8', 'T3', 'T23'];

const thinkingOn = (position: Position, nodes = 20_000, level = LEVELS[6]): Thinking => ({
  search: searchFrom(position, 140),
  side: position.side,
  level,
  weights: LEARNED_WEIGHTS,
  plans: plansOf(position),
  pressing: 0,
  left: [],
  likely: new Map(),
  budget: budgetOf({ nodes }),
  seed: 1,
});

const outcomeOf = (position: Position): Outcome => {
  const outcome = { win: 0, loss: 0, draw: 0 };
  predictOutcome(position, outcome);
  return outcome;
};

/** A battle for the last arsenal of the South, and cavalry before the last but one of the North. */
const BATTLE =
  '25/25/25/7I4h12/25/10R14/25/3S21/11II4i7/11Aci11/10IIiii10/11I2ii9/15a9/17i7/16ir7/25/25/25/14C7s2/16C8 S D8,T23 - 50';

describe('what the network sees of a position', () => {
  const figuresOf = (position: Position): Float32Array => {
    const figures = new Float32Array(FEATURES).fill(NaN);
    describePosition(position, figures);
    return figures;
  };

  test('is a figure for each feature, hardly any of them large, and the same again, by any rules', () => {
    let [large, all] = [0, 0];
    for (let seed = 1; seed <= rounds(100); seed++) {
      const reading = readPosition(STANDARD_BOARD, randomPosition(seed));
      if (!reading.ok) throw new Error(`seed ${seed}`);
      const position = positionOf(STANDARD_BOARD, randomRules(seed), reading.setup);
      const before = positionHash(position);
      const figures = figuresOf(position);
      for (const figure of figures) {
        expect(Number.isFinite(figure), `seed ${seed}`).toBe(true);
        all += 1;
        if (Math.abs(figure) > LARGEST_FEATURE) large += 1;
      }
      expect(figuresOf(position)).toEqual(figures);
      expect(positionHash(position)).toBe(before);
    }
    expect(large / all).toBeLessThan(0.01);
  });

  test('is of the sides, and not of their names', () => {
    // The figures of the side to move come first, whichever it is.
    const south = figuresOf(at(named('classic').replace(' N ', ' S ')));
    const north = figuresOf(at(named('classic')));
    const half = (FEATURES - 4) / 2;
    // Danger is of whose turn it is, and judged for both as if the other moved next.
    expect(south.slice(0, half)).toEqual(north.slice(half, 2 * half));
    expect(south.slice(half, 2 * half)).toEqual(north.slice(0, half));
  });

  test('changes with each part: a unit less, an arsenal fallen, a unit elsewhere', () => {
    const classic = figuresOf(at(named('classic')));
    for (const [what, position] of [
      ['a unit less', classicWith(({ kind }) => kind !== 'footArtillery')],
      ['an arsenal fallen', classicWith(() => true, ONE_ARSENAL)],
      ['a unit elsewhere', at(named('classic').replace(/^25\/25\/25\/2R22/, '25/25/25/1R23'))],
    ] as const)
      expect(figuresOf(position), what).not.toEqual(classic);
  });
});

describe('how a position is predicted to end', () => {
  test('is shares that add up to 1', () => {
    for (let seed = 1; seed <= rounds(100); seed++) {
      const position = at(randomPosition(seed));
      const { win, loss, draw } = outcomeOf(position);
      for (const share of [win, loss, draw]) expect(share).toBeGreaterThanOrEqual(0);
      expect(win + loss + draw, `seed ${seed}`).toBeCloseTo(1, 9);
    }
  });

  // Learned from games from these openings and others: neither side may be thought to have lost one before it begins.
  test.each(OPENINGS)('leaves $id open', ({ position }) => {
    const { win, loss } = outcomeOf(at(position));
    expect(win).toBeGreaterThan(0.1);
    expect(loss).toBeGreaterThan(0.1);
  });

  test.each([
    ['without its cavalry', classicWith(({ kind }) => kind !== 'cavalry')],
    ['with one arsenal', classicWith(() => true, ONE_ARSENAL)],
    ['without communications units', classicWith(({ kind }) => UNITS[kind].fighting)],
  ])('is worse for the North %s', (_, poorer) => {
    const [whole, less] = [outcomeOf(at(named('classic'))), outcomeOf(poorer)];
    expect(less.win).toBeLessThan(whole.win);
    expect(less.win - less.loss).toBeLessThan(whole.win - whole.loss);
  });

  test('counts for a level that foretells, with a part of the judgement; another level judges', () => {
    const position = at(BATTLE);
    const thinking = thinkingOn(position);
    const { win, loss } = outcomeOf(position);
    const value = predictedScore(thinking);
    expect(value).toBeCloseTo(
      (win - loss) * 400 * 0.6 + Math.max(-400, Math.min(400, judged(thinking))) * 0.4,
    );
    // What is good for one side is bad for the other.
    expect(predictedScore({ ...thinking, side: 'N' })).toBeCloseTo(-value, 0);
    const other = thinkingOn(position, 20_000, LEVELS[5]);
    expect(predictedScore(other)).toBe(judged(other));
  });
});

describe('a turn that is foreseen', () => {
  const chosen = (thinking: Thinking) => bestPredicted(thinking, candidatesNow(thinking, 0.25));

  test('leaves the search as it was, is the same again, and is better known with more time', () => {
    const turns = [4_000, 30_000].map((nodes) => {
      const thinking = thinkingOn(at(BATTLE), nodes);
      const before = positionHash(thinking.search.position);
      const turn = chosen(thinking);
      expect([positionHash(thinking.search.position), thinking.search.depth]).toEqual([before, 0]);
      expect(chosen(thinkingOn(at(BATTLE), nodes))).toEqual(turn);
      return turn!;
    });
    expect(turns[0]!.score).not.toBe(turns[1]!.score);
  });

  test('may be of another strategy than the first, and none that was among the candidates', () => {
    const first = (nodes: number) => candidatesNow(thinkingOn(at(BATTLE), nodes), 0.25).map(keyOf);
    const found = [20_000, 40_000, 60_000].map((nodes) => ({
      turn: chosen(thinkingOn(at(BATTLE), nodes))!,
      first: first(nodes),
    }));
    expect(found.some(({ turn }) => turn.strategy > 0)).toBe(true);
    expect(found.some(({ turn, first: among }) => !among.includes(keyOf(turn)))).toBe(true);
  });

  test('wins at once where that is possible', () => {
    const rows = Array<string>(20).fill('25');
    [rows[1], rows[10], rows[18]] = ['2R22', '24i', '2I22'];
    const thinking = thinkingOn(at(`${rows.join('/')} N B15,T3 - 1`));
    const orders = giveCandidate(thinking, chosen(thinking)!);
    expect(predictedScore(thinking)).toBe(400);
    takeBackAll(thinking, orders);
  });

  test('with nothing left of the budget is a candidate all the same', () => {
    const thinking = thinkingOn(at(named('classic')), 1);
    const candidates = candidatesNow(thinking, 1);
    expect(candidates.map(keyOf)).toContain(keyOf(bestPredicted(thinking, candidates)!));
  });
});

test('the network counts for less as a game goes on and units are gone, and for nothing in the end', () => {
  const units = (count: number): Position =>
    at(
      `${['2R22', `${25 - count}${'I'.repeat(count)}`, ...Array<string>(8).fill('25'), '24i', ...Array<string>(9).fill('25')].join('/')} N B15,T3 - 1`,
    );
  expect([2, 6, 9].map((count) => inUnits(units(count)))).toEqual([0, 0.5, 0.875]);
  expect(inUnits(at(named('classic')))).toBe(1);
  expect([1, 70, 105, 140, 200].map(inTurns)).toEqual([1, 1, 0.5, 0, 0]);
  const late = thinkingOn(at(BATTLE.replace(' 50', ' 150')));
  expect(predictedScore(late)).toBe(bounded(judged(late)));
});

test('of two positions as good as won the better is worth more, and none as much as a game that is won', () => {
  const judgements = [-2_000, -451, -431, -400, -300, 0, 300, 400, 431, 451, 2_000];
  const worths = judgements.map(bounded);
  expect(worths.slice(4, 7)).toEqual([-300, 0, 300]);
  for (const [i, worth] of worths.entries()) {
    expect(Math.abs(worth)).toBeLessThan(400);
    if (i > 0) expect(worth).toBeGreaterThan(worths[i - 1]!);
  }
  // Of a game drawn against greedy play: ten units against two, or nine.
  const rest =
    '25/25/5S4ii13/10i14/9iai13/10ii13/10ii13/25/2c17s1r2/25/25/25/25/25/25/25/25/25/2C22 S D8,T23 - 150';
  const [ten, nine] = [`11c13/${rest}`, `25/${rest}`].map((text) =>
    predictedScore(thinkingOn(at(text))),
  );
  expect(ten).toBeGreaterThan(nine!);
});

import { NOBODY } from '../../src/war/engine/communication';
import { setupOfDeployments } from '../../src/war/engine/deployment';
import { stepsBetween } from '../../src/war/engine/march';
import { readPosition, writeAction } from '../../src/war/engine/notation/notation';
import { OPENINGS } from '../../src/war/engine/openings';
import {
  positionOf,
  slotAt,
  squareOf,
  unitsOf,
  type Position,
} from '../../src/war/engine/position';
import { positionHash } from '../../src/war/engine/positionHash';
import { RULE_SETS } from '../../src/war/engine/rules';
import { setupOf, writePosition } from '../../src/war/engine/setups';
import { nameOf } from '../../src/war/engine/board';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { startPosition } from '../../src/war/engine/start';
import { play } from '../../src/war/engine/turn';
import { UNITS } from '../../src/war/engine/units';
import { other, type Square } from '../../src/war/engine/vocabulary';
import { chanceOf, chooseDeployment } from '../../src/war/opponent/deploy';
import { chooseTurn } from '../../src/war/opponent/opponent';
import { enemiesOf } from '../../src/war/problems/turns';
import type { Problem } from '../../src/war/problems/problem';
import { oneStrike, oneCapture, oneCut, oneRescue, oneWin, type OneResult } from './verify';
import { strikeOn } from './searches';
import { themeOf } from './theme';

/** The most orders tried for one question of one position; a position that needs more is not used. */
export const EFFORT = 60_000;
/** The same for the few problems with four moves and an attack. */
const LONG_EFFORT = 200_000;
const LONGEST_GAME = 110;

/** Returns the first position of a game: alternately openings and deployments. */
function startOf(seed: number): Position {
  const board = STANDARD_BOARD;
  const opening = seed % 3 === 0 ? OPENINGS[(seed / 3) % OPENINGS.length] : undefined;
  if (opening !== undefined) {
    const reading = readPosition(board, opening.position);
    if (!reading.ok) throw new Error(`the opening ${opening.id} cannot be read`);
    return positionOf(board, RULE_SETS.debord, reading.setup);
  }
  const deployed = (side: 'N' | 'S', drawn: number) =>
    chooseDeployment({ board, rules: RULE_SETS.debord, side, seed: drawn, level: 3 });
  const setup = setupOfDeployments(
    board,
    deployed('N', seed * 2),
    deployed('S', seed * 2 + 1),
    'N',
  );
  return positionOf(board, RULE_SETS.debord, setup);
}

/** Yields the position at the beginning of each turn of a game of the opponent against itself. */
export function* positionsOfGame(seed: number): Generator<Position> {
  let now = startOf(seed);
  const levels = [
    [3, 4],
    [4, 4],
    [2, 4],
    [4, 5],
    [3, 5],
    [2, 3],
  ] as const;
  const [north, south] = levels[seed % levels.length] ?? [4, 4];
  while (now.over === null && now.turn <= LONGEST_GAME) {
    if (now.turn > 4) yield now;
    const level = (seed % 2 === 0) === (now.side === 'N') ? north : south;
    const turn = chooseTurn(now, { level, limit: { nodes: 2500 }, seed: seed * 1000 + now.turn });
    for (const action of turn.actions) {
      const next = play(now, action);
      if (!next.ok) throw new Error(JSON.stringify(next.reasons));
      now = next.position;
    }
  }
}

/** Returns a position without some random units, which is easier to survey; null if that is not possible. */
export function thinned(position: Position, seed: number, share: number): Position | null {
  const chance = chanceOf(seed);
  const setup = setupOf(position);
  const units = setup.units.filter(
    ({ square }) => square === setup.dislodged || chance(100) >= share,
  );
  const fights = (side: 'N' | 'S'): number =>
    units.filter((unit) => unit.side === side && UNITS[unit.kind].fighting).length;
  if (fights('N') < 2 || fights('S') < 2) return null;
  const start = startPosition(STANDARD_BOARD, RULE_SETS.debord, { ...setup, units });
  return start.over === null && start.retreatDue === position.retreatDue ? start : null;
}

/** Returns the problem of a position and its result. */
export function problemFrom(position: Position, result: OneResult): Problem | null {
  const theme = themeOf(position, result);
  if (theme === null) return null;
  const { kind, grade, count, target } = result;
  const { board } = position;
  // A position string has the number of the turn, which a problem does not use.
  const text = writePosition(position).replace(/\d+$/, position.side === 'N' ? '1' : '2');
  const number = (positionHash(position) % 36 ** 6).toString(36).padStart(6, '0');
  return {
    id: `${kind.charAt(0)}-${number}${kind === 'save' && target !== null ? nameOf(board, target).toLowerCase() : ''}`,
    kind,
    theme,
    grade,
    rules: 'debord',
    position: text,
    target,
    count,
    solution: result.solution.map((action) => writeAction(board, action)),
  };
}

/** Returns the own units that the enemy could destroy in its next turn if this one ended now. */
function threatened(position: Position): Square[] {
  if (position.retreatDue !== NOBODY) return [squareOf(position, position.retreatDue)];
  const passed = play(position, { type: 'endTurn' });
  if (!passed.ok || passed.position.over !== null) return [];
  return enemiesOf(passed.position).filter((square) => {
    const effort = { left: 4_000 };
    return strikeOn(passed.position, slotAt(passed.position, square), [], effort) !== null;
  });
}

/** Returns whether the end may be near: all enemy arsenals within two moves of a unit, or one fighting unit left. */
function nearTheEnd(position: Position): boolean {
  const { board, side, standing } = position;
  const enemy = other(side);
  const units = unitsOf(position);
  const left = board.arsenals.filter(
    (arsenal, i) => arsenal.side === enemy && (standing & (1 << i)) !== 0,
  );
  const near = left.every(({ square }) =>
    units.some(
      (unit) =>
        unit.side === side &&
        UNITS[unit.kind].fighting &&
        stepsBetween(position, unit.square, square) <= 2 * UNITS[unit.kind].speed,
    ),
  );
  const fighters = units.filter((unit) => unit.side === enemy && UNITS[unit.kind].fighting);
  return near || fighters.length <= 2;
}

/** Yields all problems of a position of a game, and of smaller positions made from it, each verified. */
export function* problemsIn(position: Position, seed: number): Generator<Problem> {
  yield* made(position, asGameGoes(position, seed));
  for (const share of [35, 60]) {
    const small = thinned(position, seed * 100 + share, share);
    if (small !== null) yield* made(small, reduced(small));
  }
  if (nearTheEnd(position))
    for (let i = 0; i < 3; i++) {
      const small = thinned(position, seed * 100 + i, 55 + 10 * i);
      if (small !== null && nearTheEnd(small)) yield* made(small, wins(small));
    }
}

function* made(position: Position, results: Iterable<OneResult | null>): Generator<Problem> {
  for (const result of results) {
    const problem = result && problemFrom(position, result);
    if (problem) yield problem;
  }
}

function* asGameGoes(position: Position, seed: number): Generator<OneResult | null> {
  yield oneStrike(position, { left: EFFORT });
  for (const orders of [1, 2]) yield oneCut(position, orders, { left: EFFORT });
  for (const orders of [1, 2, 3]) yield oneCapture(position, orders, { left: EFFORT });
  yield* rescues(position, seed % 6 === 0 ? [1, 2] : [1]);
}

function* reduced(position: Position): Generator<OneResult | null> {
  yield oneStrike(position, { left: LONG_EFFORT });
  for (const orders of [1, 2, 3]) yield oneCut(position, orders, { left: EFFORT });
  for (const orders of [2, 3, 4]) yield oneCapture(position, orders, { left: EFFORT });
  yield* rescues(position, [1]);
}

function* rescues(position: Position, orders: readonly number[]): Generator<OneResult | null> {
  for (const square of threatened(position).slice(0, 2))
    for (const most of orders) yield oneRescue(position, square, most, { left: EFFORT });
}

function* wins(position: Position): Generator<OneResult | null> {
  for (const orders of [1, 2]) yield oneWin(position, orders, { left: EFFORT });
}

import { rowOf, type Board } from '../engine/board';
import { communicationOf, FIGHTING_COUNT } from '../engine/communication';
import { groundOf, numberOf, type Deployment, type Without } from '../engine/deployment';
import { positionOf, type PlacedUnit } from '../engine/position';
import type { Rules } from '../engine/rules';
import { ARMY_SIZE, firstSlot, UNITS } from '../engine/units';
import { UNIT_KINDS, type Side, type Square, type UnitKind } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import type { LevelNumber } from './levels';

/**
 * A request for the opponent's deployment: the board, the rules, the side, the seed and the level; it tells nothing
 * about the other side's deployment, which is secret.
 */
export interface DeploymentRequest {
  readonly board: Board;
  readonly rules: Rules;
  readonly side: Side;
  /** Other seeds give other deployments. */
  readonly seed: number;
  readonly level: LevelNumber;
  /** The units and arsenals that the side plays without because of a handicap. */
  readonly without?: Without;
}

/** The plans tried, and the changes to each, for every step of the level. */
const PLANS = 3;
const CHANGES_A_LEVEL = 120;

/** The plan of an army: a place for its mass, and the arsenals it covers. */
interface Plan {
  readonly request: DeploymentRequest;
  readonly anchor: Square;
  readonly arsenals: readonly Square[];
}

/**
 * Returns a full deployment for a side (rules.md 3): most of its units around a random square on a line of
 * communication, a guard at every arsenal, no unit isolated, and the communications units behind others, as far as
 * the terrain allows. Lower levels improve it in fewer steps.
 */
export function chooseDeployment(request: DeploymentRequest): Deployment {
  const { board, side, seed, level, without } = request;
  const chance = chanceOf(seed);
  const ground = groundOf(board, side);
  const arsenals = board.arsenals
    .filter((arsenal) => arsenal.side === side && !without?.arsenals.includes(arsenal.square))
    .map(({ square }) => square);
  let best: { units: readonly PlacedUnit[]; score: number } = { units: [], score: -Infinity };
  for (let i = 0; i < PLANS; i++) {
    const plan = { request, anchor: anchorOf(request, ground, arsenals, chance), arsenals };
    const made = polished(
      plan,
      firstDraft(plan, ground, chance),
      ground,
      level * CHANGES_A_LEVEL,
      chance,
    );
    if (made.score > best.score) best = made;
  }
  const units = [...best.units].sort((a, b) => a.square - b.square);
  return { side, units, ...(without && { without }) };
}

/** Returns the rows from a side's own edge of the board. */
const advanceOf = (board: Board, side: Side, square: Square): number =>
  side === 'N' ? rowOf(board, square) : board.height - 1 - rowOf(board, square);

/**
 * Returns a square in line with an arsenal, neither at the edge of the board nor at the frontier; any other square
 * if there is none.
 */
function anchorOf(
  { board, side }: DeploymentRequest,
  ground: readonly Square[],
  arsenals: readonly Square[],
  chance: RandomInt,
): Square {
  const half = board.height / 2;
  const onLine = ground.filter((square) => {
    const advance = advanceOf(board, side, square);
    return (
      advance >= half * 0.4 &&
      advance < half - 2 &&
      arsenals.some((arsenal) => board.bearing[arsenal * board.size + square] !== 0)
    );
  });
  const from = onLine.length > 0 ? onLine : ground;
  return from[chance(from.length)] ?? 0;
}

/** Returns the army around its anchor, the infantry in front, a unit at each arsenal. */
function firstDraft(
  { request: { board, side, without }, anchor, arsenals }: Plan,
  ground: readonly Square[],
  chance: RandomInt,
): PlacedUnit[] {
  const steps = stepsTable(board);
  const near = (to: Square): Square[] =>
    [...ground]
      .map((square) => ({
        square,
        away: (steps[to * board.size + square] as number) + chance(100) / 100,
      }))
      .sort((a, b) => a.away - b.away)
      .map(({ square }) => square);
  const taken = new Set<Square>();
  const place = (kind: UnitKind, squares: readonly Square[]): PlacedUnit[] => {
    const square = squares.find((each) => !taken.has(each));
    if (square === undefined) return [];
    taken.add(square);
    return [{ side, kind, square }];
  };
  const kinds = UNIT_KINDS.flatMap((kind) =>
    Array<UnitKind>(Math.max(0, numberOf(kind, without))).fill(kind),
  );
  const around = near(anchor);
  return kinds.flatMap((kind, i) => {
    const guarded = kind === 'infantry' ? arsenals[i] : undefined;
    return place(kind, guarded === undefined ? around : near(guarded));
  });
}

/** Moves random units, and keeps changes that are no worse. */
function polished(
  plan: Plan,
  draft: readonly PlacedUnit[],
  ground: readonly Square[],
  changes: number,
  chance: RandomInt,
): { units: readonly PlacedUnit[]; score: number } {
  const { board } = plan.request;
  const steps = stepsTable(board);
  let units = draft;
  let score = soundness(plan, units);
  for (let i = 0; i < changes && units.length > 0; i++) {
    const at = chance(units.length);
    const moving = units[at] as PlacedUnit;
    const reach = chance(3) === 0 ? board.width : 2;
    const near = ground.filter(
      (square) => (steps[moving.square * board.size + square] as number) <= reach,
    );
    const to = near[chance(near.length)] ?? moving.square;
    const changed = units.map((unit, j) =>
      j === at
        ? { ...unit, square: to }
        : unit.square === to
          ? { ...unit, square: moving.square }
          : unit,
    );
    const after = soundness(plan, changed);
    if (after >= score) [units, score] = [changed, after];
  }
  return { units, score };
}

/** Returns how sound a deployment is; the unit of this score is arbitrary. */
function soundness({ request, anchor, arsenals }: Plan, units: readonly PlacedUnit[]): number {
  const { board, rules, side } = request;
  const steps = stepsTable(board);
  const apart = (a: Square, b: Square): number => steps[a * board.size + b] as number;
  const position = positionOf(board, rules, {
    units,
    side,
    standing: arsenals,
    dislodged: null,
    turn: 1,
  });
  const linked = communicationOf(position, side);
  const first = firstSlot(side);
  let score = 0;
  for (let place = 0; place < ARMY_SIZE; place++)
    if ((position.squares[first + place] as number) >= 0 && (linked & (1 << place)) === 0)
      score -= place < FIGHTING_COUNT ? 30 : 40;
  const fighters = units.filter(({ kind }) => UNITS[kind].fighting);
  for (const arsenal of arsenals) {
    const nearest = Math.min(...fighters.map(({ square }) => apart(arsenal, square)));
    score += nearest <= 1 ? 8 : -2 * Math.min(nearest, 10);
  }
  // All except the guards stay together.
  const spread = fighters.map(({ square }) => apart(anchor, square)).sort((a, b) => a - b);
  for (const away of spread.slice(0, Math.max(0, spread.length - arsenals.length)))
    score -= Math.max(0, away - 1) * 0.8;
  const half = board.height / 2;
  for (const { kind, square } of units) {
    const advance = advanceOf(board, side, square);
    const friends = fighters.filter((other) => other.square !== square);
    const beside = friends.filter((other) => apart(square, other.square) <= 2);
    if (!UNITS[kind].fighting) {
      score += Math.min(3, beside.length) * 3;
      score -= beside.some((other) => advanceOf(board, side, other.square) > advance) ? 0 : 6;
      score -= advance > half - 3 ? 5 : 0;
      continue;
    }
    const inSupport = friends.filter(
      (other) =>
        apart(square, other.square) <= 2 && board.bearing[other.square * board.size + square] !== 0,
    );
    score += Math.min(4, inSupport.length) * 0.4;
    if (UNITS[kind].terrainBonus) score += (board.cover[square] as number) * 0.4;
    // Slow units lead, fast ones stand where they can go around.
    score += UNITS[kind].mounted ? 0 : advance * 0.08;
    if (kind === 'cavalry')
      score += friends.some(
        (other) => other.kind === 'cavalry' && apart(square, other.square) === 1,
      )
        ? 1
        : 0;
  }
  return score;
}

/** A function that returns a random whole number from 0 to n - 1. */
export type RandomInt = (n: number) => number;

/** Returns a generator of random whole numbers, the same on every machine (mulberry32). Its seed is modulo 2^32. */
export function chanceOf(seed: number): RandomInt {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

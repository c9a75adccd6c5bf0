import type { Rules } from '../../../src/war/engine/rules';
import { connected } from './communications';
import {
  ARSENALS,
  around,
  everySquare,
  isFighting,
  isMountain,
  otherSide,
  put,
  sideOf,
  speedOf,
  unitAt,
  unitsOf,
  type NaivePosition,
} from './position';

/** rules.md 5.2: a step may go to any square that is no mountain and not occupied by anyone. */
function isFree(cells: string[][], square: string): boolean {
  return !isMountain(square) && unitAt(cells, square) === '';
}

/** rules.md 8.1: fighting units take arsenals; the others under the switch. */
export function takesArsenals(unit: string, rules: Rules): boolean {
  return isFighting(unit) || rules.arsenalFallsTo === 'anyUnit';
}

/** A standing arsenal of the enemy of the unit's side. */
export function isEnemyArsenal(standing: string[], square: string, unit: string): boolean {
  const side = sideOf(unit);
  return side !== null && standing.includes(square) && ARSENALS[otherSide(side)].includes(square);
}

/** rules.md 5.2–5.4: where one unit could march, in the turn of either side, in board order. */
function reach(
  cells: string[][],
  standing: string[],
  from: string,
  rules: Rules,
  linked: ReadonlySet<string> = connected(cells, standing, sideOf(unitAt(cells, from))!, rules),
): string[] {
  const unit = unitAt(cells, from);
  const side = sideOf(unit)!;
  // 5.3: an isolated fighting unit does not march. 5.4: communications units do.
  if (isFighting(unit) && !linked.has(from)) return [];
  const found = new Set<string>();
  for (const between of around(from)) {
    if (!isFree(cells, between)) continue;
    found.add(between);
    if (speedOf(unit) < 2) continue;
    // 5.3: what the unit is there does not matter, unless the switch stops it where it is isolated.
    if (isFighting(unit) && rules.marchStopsWhereIsolated) {
      // Judged with the unit standing on the square between, and not on the one it left.
      const there = cells.map((row) => [...row]);
      put(there, from, '');
      put(there, between, unit);
      if (!connected(there, standing, side, rules).has(between)) continue;
    }
    for (const end of around(between)) {
      // Doubtful, decided: a move may not end where it began (isFree refuses it, the unit still stands there in `cells`).
      if (isFree(cells, end)) found.add(end);
    }
  }
  return everySquare().filter((square) => found.has(square));
}

/**
 * rules.md 7.3: where a retreat may not end. To the letter, on no standing enemy arsenal, whatever unit retreats:
 * a communications unit too, though under most rules it would not take it. Passing over is no end.
 */
function barsRetreat(standing: string[], square: string, unit: string, rules: Rules): boolean {
  return !rules.dislodgedMayAttack && isEnemyArsenal(standing, square, unit);
}

/**
 * rules.md 7.2: whether the unit cannot move at all as a retreat, a square barred by 7.3 being no way out. A retreat is
 * a first move, so 8.2 bars nothing.
 */
export function isStuck(
  cells: string[][],
  standing: string[],
  square: string,
  rules: Rules,
): boolean {
  const unit = unitAt(cells, square);
  return reach(cells, standing, square, rules).every((end) =>
    barsRetreat(standing, end, unit, rules),
  );
}

/** rules.md 5, 7.1 and 8.2: the moves open now, by unit, both in board order. */
export function destinations(p: NaivePosition, rules: Rules): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  if (p.over !== null || p.advance !== null) return all;
  // 5.1: up to five moves.
  if (p.moved.length >= 5) return all;
  const linked = connected(p.cells, p.standing, p.side, rules);
  for (const from of unitsOf(p.cells, p.side)) {
    // 5.1: each by a different unit.
    if (p.moved.includes(from)) continue;
    // 7.1: nothing else before the retreat.
    if (p.dislodged !== null && from !== p.dislodged) continue;
    const unit = unitAt(p.cells, from);
    const open = reach(p.cells, p.standing, from, rules, linked).filter((square) => {
      // 7.3
      if (p.dislodged === from && barsRetreat(p.standing, square, unit, rules)) return false;
      // 8.2: no second arsenal in the same turn for a unit that would take it. Doubtful, decided: only ending a
      // move there counts as entering, for passing over takes nothing (8.1).
      const second = p.arsenalTaken !== null && isEnemyArsenal(p.standing, square, unit);
      return !(second && takesArsenals(unit, rules));
    });
    if (open.length > 0) all[from] = open;
  }
  return all;
}

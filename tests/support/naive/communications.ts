import type { Rules } from '../../../src/war/engine/rules';
import {
  ARSENALS,
  EIGHT,
  around,
  isFighting,
  isMountain,
  isRelay,
  otherSide,
  sideOf,
  step,
  unitAt,
  unitsOf,
  type NaivePosition,
  type Side,
} from './position';

export interface NaiveCommunications {
  inCommunication: string[];
  isolated: string[];
}

/** rules.md 4.2: whether what stands on the square stops the lines of `side`. */
function stopsLine(cells: string[][], side: Side, square: string, rules: Rules): boolean {
  if (isMountain(square)) return true;
  const unit = unitAt(cells, square);
  if (sideOf(unit) !== otherSide(side)) return false;
  return isFighting(unit) || rules.communicationsUnitsCutLines;
}

/**
 * rules.md 4.1–4.3: whether a line of communication of `side` reaches the square. The lines are followed
 * backwards, from the square outwards, until something stops them or a source of lines is found; a line
 * runs both ways, so this comes to the same. A source's own square is part of the line: an enemy on the arsenal
 * stops it there (4.2), and a unit on the arsenal stands on a line (4.3).
 */
function lineReaches(
  cells: string[][],
  sources: string[],
  side: Side,
  square: string,
  rules: Rules,
): boolean {
  if (sources.includes(square)) return true;
  for (const direction of EIGHT) {
    for (let distance = 1; ; distance++) {
      const there = step(square, direction, distance);
      if (there === null || stopsLine(cells, side, there, rules)) break;
      if (sources.includes(there)) return true;
    }
  }
  return false;
}

/** rules.md 4: the squares of the side's units that are in communication, found by going round until nothing changes. */
export function connected(
  cells: string[][],
  standing: string[],
  side: Side,
  rules: Rules,
): Set<string> {
  const units = unitsOf(cells, side);
  const found = new Set<string>();
  for (;;) {
    const before = found.size;
    // 4.1 and 4.3: what sends lines.
    const sources = [
      ...ARSENALS[side].filter((arsenal) => standing.includes(arsenal)),
      ...[...found].filter((square) => isRelay(unitAt(cells, square))),
    ];
    for (const square of units) {
      if (found.has(square)) continue;
      // 4.5: contact with a fighting unit in communication. 4.6: for fighting units only, unless the
      // switch extends it. The contact comes from fighting units under either setting; a communications unit
      // in communication reaches its neighbours by its lines anyway.
      const served = isFighting(unitAt(cells, square)) || rules.contactReachesCommunicationsUnits;
      const touches = around(square).some(
        (there) => found.has(there) && isFighting(unitAt(cells, there)),
      );
      // 4.3 and 4.4: a line reaches every kind of unit.
      if ((served && touches) || lineReaches(cells, sources, side, square, rules))
        found.add(square);
    }
    if (found.size === before) return found;
  }
}

/** rules.md 4: the units of both sides in and out of communication, each in board order. */
export function communications(
  p: NaivePosition,
  rules: Rules,
): { N: NaiveCommunications; S: NaiveCommunications } {
  const of = (side: Side): NaiveCommunications => {
    const found = connected(p.cells, p.standing, side, rules);
    const units = unitsOf(p.cells, side);
    return {
      inCommunication: units.filter((square) => found.has(square)),
      isolated: units.filter((square) => !found.has(square)),
    };
  };
  return { N: of('N'), S: of('S') };
}

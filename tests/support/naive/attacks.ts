import type { Rules } from '../../../src/engine/rules';
import { connected } from './communications';
import { isStuck } from './march';
import {
  EIGHT,
  columnOf,
  everySquare,
  isCavalry,
  isFighting,
  isFort,
  isMountain,
  isPass,
  isRelay,
  kindOf,
  otherSide,
  rowOf,
  sideOf,
  step,
  unitAt,
  unitsOf,
  type NaivePosition,
} from './position';

export interface NaiveAttack {
  target: string;
  attack: number;
  defence: number;
  outcome: 'resists' | 'dislodged' | 'destroyed';
  attackers: { square: string; factor: number; charging: boolean }[];
  defenders: { square: string; factor: number }[];
}

/** rules.md 2: attack of a unit that does not charge. */
function attackFactor(unit: string): number {
  const factors: Record<string, number> = { I: 4, C: 4, A: 5, H: 5, R: 0, S: 0 };
  return factors[kindOf(unit)]!;
}

/** rules.md 2: defence without terrain. */
function defenceFactor(unit: string): number {
  const factors: Record<string, number> = { I: 6, C: 5, A: 8, H: 8, R: 1, S: 1 };
  return factors[kindOf(unit)]!;
}

/** rules.md 2, and 6.4 for communications units. */
function rangeOf(unit: string, rules: Rules): number {
  if (isRelay(unit)) return rules.communicationsUnitRange;
  const ranges: Record<string, number> = { I: 2, C: 2, A: 3, H: 3 };
  return ranges[kindOf(unit)]!;
}

/** rules.md 2: what the ground adds to the unit's defence, if it is entitled to it. */
function terrainBonus(unit: string, square: string, rules: Rules): number {
  const entitled = 'IAH'.includes(kindOf(unit)) || rules.terrainBonusForAllUnits;
  if (!entitled) return 0;
  if (isPass(square)) return 2;
  if (isFort(square)) return 4;
  return 0;
}

/** How many squares apart along one of the eight directions, or null where they are not in line. */
function distanceInLine(from: string, to: string): number | null {
  const rows = Math.abs(rowOf(to) - rowOf(from));
  const columns = Math.abs(columnOf(to) - columnOf(from));
  if (rows !== 0 && columns !== 0 && rows !== columns) return null;
  return Math.max(rows, columns);
}

/** rules.md 6.2: whether a square between the firer and its target stops the fire of the firer. */
function stopsFire(cells: string[][], square: string, firer: string, rules: Rules): boolean {
  if (isMountain(square)) return true;
  const side = sideOf(unitAt(cells, square));
  return rules.enemyUnitsBlockFire && side !== null && side !== sideOf(firer);
}

/** rules.md 6.2: whether the unit on `from` can fire at `to`: in line, within range, nothing between that stops fire. */
function canFire(cells: string[][], from: string, to: string, rules: Rules): boolean {
  const firer = unitAt(cells, from);
  const distance = distanceInLine(from, to);
  if (distance === null || distance === 0 || distance > rangeOf(firer, rules)) return false;
  const direction: [number, number] = [
    Math.sign(rowOf(to) - rowOf(from)),
    Math.sign(columnOf(to) - columnOf(from)),
  ];
  for (let between = 1; between < distance; between++) {
    if (stopsFire(cells, step(from, direction, between)!, firer, rules)) return false;
  }
  return true;
}

/** rules.md 6.6: the squares of the cavalry that charges the target. `able` are the units that count in an attack at all. */
function charging(cells: string[][], target: string, able: Set<string>, rules: Rules): Set<string> {
  const found = new Set<string>();
  // 6.6a
  if (isPass(target) || isFort(target)) return found;
  // 6.6b and c: cavalry that is in communication, not barred by 7.3 and not in a fort.
  const charges = (square: string): boolean =>
    able.has(square) && isCavalry(unitAt(cells, square)) && !isFort(square);
  // 6.6d: each direction by itself.
  for (const direction of EIGHT) {
    const first = step(target, direction, 1);
    if (first === null || !charges(first)) continue;
    found.add(first);
    const leader = unitAt(cells, first);
    for (let distance = 2; distance <= 4; distance++) {
      const square = step(target, direction, distance);
      if (square === null) break;
      if (rules.chargeAcrossGaps) {
        // 6.6e: across anything but mountains and, where they stop fire, hostile units. Cavalry that does not
        // charge itself is then a gap like any other: it does not break the column.
        if (stopsFire(cells, square, leader, rules)) break;
        if (charges(square)) found.add(square);
      } else {
        if (!charges(square)) break;
        found.add(square);
      }
    }
  }
  return found;
}

/**
 * rules.md 6: one target, or null where nobody can fire at it (6.1). `ours` and `theirs` are the units in
 * communication of the side to move and of the other.
 */
function attackOn(
  p: NaivePosition,
  target: string,
  ours: Set<string>,
  theirs: Set<string>,
  rules: Rules,
): NaiveAttack | null {
  const { cells } = p;
  const unit = unitAt(cells, target);
  // 6.3. Doubtful, decided: communications units have no attack, so they do not fire and are no attackers.
  const able = new Set<string>();
  for (const square of unitsOf(cells, p.side)) {
    if (!isFighting(unitAt(cells, square)) || !ours.has(square)) continue;
    // 7.3
    if (square === p.retreated && !rules.dislodgedMayAttack) continue;
    able.add(square);
  }
  const charge = charging(cells, target, able, rules);
  const attackers: NaiveAttack['attackers'] = [];
  for (const square of everySquare()) {
    if (charge.has(square)) attackers.push({ square, factor: 7, charging: true });
    else if (able.has(square) && canFire(cells, square, target, rules)) {
      attackers.push({ square, factor: attackFactor(unitAt(cells, square)), charging: false });
    }
  }
  if (attackers.length === 0) return null;

  // 6.4, the target itself, whatever its range. 4.7: isolated, it adds 0 and has no bonus either, as the terrain
  // raises a defence it does not have. 4.8: an isolated communications unit has its 1 under the switch, and then
  // its bonus if it is entitled to one.
  const counts = theirs.has(target) || (isRelay(unit) && rules.isolatedCommunicationsUnitsDefend);
  const own = counts ? defenceFactor(unit) + terrainBonus(unit, target, rules) : 0;
  const defenders: NaiveAttack['defenders'] = [{ square: target, factor: own }];
  // 6.4, the others: units in communication, and isolated communications units where 4.8 leaves them their defence.
  for (const square of unitsOf(cells, otherSide(p.side))) {
    if (square === target) continue;
    const supporter = unitAt(cells, square);
    const supports =
      theirs.has(square) || (isRelay(supporter) && rules.isolatedCommunicationsUnitsDefend);
    if (!supports || !canFire(cells, square, target, rules)) continue;
    // 6.5
    const bonus = rules.supportersKeepTerrainBonus ? terrainBonus(supporter, square, rules) : 0;
    defenders.push({ square, factor: defenceFactor(supporter) + bonus });
  }

  let attack = 0;
  for (const attacker of attackers) attack += attacker.factor;
  let defence = 0;
  for (const defender of defenders) defence += defender.factor;

  // 6.7, and 7.2: beaten by one point and unable to move at all.
  let outcome: NaiveAttack['outcome'] = 'resists';
  if (attack === defence + 1)
    outcome = isStuck(cells, p.standing, target, rules) ? 'destroyed' : 'dislodged';
  if (attack >= defence + 2) outcome = 'destroyed';
  return { target, attack, defence, outcome, attackers, defenders };
}

/** rules.md 6: every attack that may be declared now, in board order of the targets. */
export function attacks(p: NaivePosition, rules: Rules): NaiveAttack[] {
  if (p.over !== null || p.advance !== null) return [];
  // 7.1: the retreat first. 8.2: taking an arsenal was the turn's attack.
  if (p.dislodged !== null || p.arsenalTaken !== null) return [];
  const ours = connected(p.cells, p.standing, p.side, rules);
  const theirs = connected(p.cells, p.standing, otherSide(p.side), rules);
  const all: NaiveAttack[] = [];
  for (const target of unitsOf(p.cells, otherSide(p.side))) {
    const found = attackOn(p, target, ours, theirs, rules);
    if (found !== null) all.push(found);
  }
  return all;
}

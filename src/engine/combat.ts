import { NOBODY } from './communication';
import { marchReach } from './march';
import { isLinked, slotAt, squareOf, type Position } from './position';
import { ARMY_SIZE, BY_SLOT, FIGHTING_MASK, firstSlot, unitOfSlot } from './units';
import {
  other,
  type Outcome,
  type Side,
  type Square,
  type Terrain,
  type UnitKind,
} from './vocabulary';

/** Bonus of the ground to a defence (rules.md 2). */
export const TERRAIN_BONUS: Readonly<Record<Terrain, number>> = {
  plain: 0,
  mountain: 0,
  pass: 2,
  fort: 4,
};

/** How deep a charge goes, and the longest range there is. */
const DEPTH = 4;

/** One unit's share in an attack. */
export interface Attacker {
  readonly square: Square;
  readonly kind: UnitKind;
  readonly factor: number;
  readonly charging: boolean;
  /** Squares from the target, 1 to 4. */
  readonly distance: number;
}

/** One unit's share in a defence; `factor` includes `bonus`, and is 0 for a target that cannot defend itself. */
export interface Defender {
  readonly square: Square;
  readonly kind: UnitKind;
  readonly factor: number;
  readonly bonus: number;
  /** Squares from the target; 0 for the target itself. */
  readonly distance: number;
}

/** An attack on one unit, with every term of both sums (rules.md 6). */
export interface Assault {
  readonly target: Square;
  readonly attack: number;
  readonly defence: number;
  readonly outcome: Outcome;
  /** Beaten by one point but unable to leave, and so destroyed (7.2). */
  readonly hemmedIn: boolean;
  /** In board order. */
  readonly attackers: readonly Attacker[];
  /** The target first, then its supporters in board order. */
  readonly defenders: readonly Defender[];
}

// Scratch of the last `weigh`: its sums, and a term a unit as square, factor, distance, and what is extra
// (charging 0 or 1 for attackers, the terrain bonus for defenders). Weighing allocates nothing.
const TERM = 4;
const MOST_TERMS = 8 * DEPTH + 1;
const attackTerms = new Int16Array(MOST_TERMS * TERM);
const defenceTerms = new Int16Array(MOST_TERMS * TERM);
function writeTerm(
  terms: Int16Array,
  at: number,
  square: Square,
  factor: number,
  distance: number,
  extra: number,
): void {
  terms[at * TERM] = square;
  terms[at * TERM + 1] = factor;
  terms[at * TERM + 2] = distance;
  terms[at * TERM + 3] = extra;
}

function addAttacker(square: Square, factor: number, distance: number, charging: boolean): void {
  writeTerm(attackTerms, sums.attackers++, square, factor, distance, charging ? 1 : 0);
  sums.attack += factor;
}

function addDefender(square: Square, factor: number, distance: number, bonus: number): void {
  writeTerm(defenceTerms, sums.defenders++, square, factor, distance, bonus);
  sums.defence += factor;
}

/** The terrain bonus of a unit of a slot on a square (2); whether it counts there is another matter. */
const bonusOf = (position: Position, slot: number, square: Square): number =>
  BY_SLOT.terrainBonus[slot] === 1 || position.rules.terrainBonusForAllUnits
    ? TERRAIN_BONUS[position.board.terrain[square] as Terrain]
    : 0;

const sums = { attack: 0, defence: 0, attackers: 0, defenders: 0 };

/** Adds up attack and defence of the unit on `target`, walking the eight lines outwards (6.2 to 6.6). */
function weigh(position: Position, target: Square): void {
  const { board, rules, occupants } = position;
  const { rayLength, stride, terrain } = board;
  const { enemyUnitsBlockFire, chargeAcrossGaps } = rules;
  sums.attack = sums.defence = sums.attackers = sums.defenders = 0;
  const slot = slotAt(position, target);
  const north = slot < ARMY_SIZE;
  weighTarget(position, slot, target);
  const open = terrain[target] === 'plain';
  for (let d = 0; d < 8; d++) {
    const length = Math.min(DEPTH, rayLength[target * 8 + d] as number);
    const step = stride[d] as number;
    let charging = open;
    let hostileToAttack = false;
    let hostileToSupport = false;
    for (let distance = 1, square = target + step; distance <= length; distance++, square += step) {
      const unit = occupants[square] as number;
      if (unit === NOBODY) {
        if (distance === 1 || !chargeAcrossGaps) charging = false;
      } else if (unit < ARMY_SIZE === north) {
        if (!hostileToSupport) weighSupporter(position, unit, square, distance);
        hostileToAttack = enemyUnitsBlockFire;
        if (distance === 1 || !chargeAcrossGaps) charging = false;
      } else {
        const charges = charging && !hostileToAttack && canCharge(position, unit, square);
        weighAttacker(position, unit, square, distance, charges, hostileToAttack);
        if (distance === 1 || !chargeAcrossGaps) charging = charges;
        hostileToSupport = enemyUnitsBlockFire;
      }
    }
  }
}

function weighTarget(position: Position, slot: number, target: Square): void {
  const stands =
    isLinked(position, slot) ||
    (BY_SLOT.fighting[slot] === 0 && position.rules.isolatedCommunicationsUnitsDefend);
  const bonus = stands ? bonusOf(position, slot, target) : 0;
  addDefender(target, stands ? (BY_SLOT.defence[slot] as number) + bonus : 0, 0, bonus);
}

function weighAttacker(
  position: Position,
  slot: number,
  square: Square,
  distance: number,
  charges: boolean,
  blocked: boolean,
): void {
  if (charges) addAttacker(square, BY_SLOT.charging[slot] as number, distance, true);
  else if (
    !blocked &&
    BY_SLOT.fighting[slot] === 1 &&
    distance <= (BY_SLOT.range[slot] as number) &&
    mayAttack(position, slot)
  )
    addAttacker(square, BY_SLOT.attack[slot] as number, distance, false);
}

function weighSupporter(position: Position, slot: number, square: Square, distance: number): void {
  const { rules } = position;
  const range =
    BY_SLOT.fighting[slot] === 1 ? (BY_SLOT.range[slot] as number) : rules.communicationsUnitRange;
  if (distance > range || !isLinked(position, slot)) return;
  const bonus = rules.supportersKeepTerrainBonus ? bonusOf(position, slot, square) : 0;
  addDefender(square, (BY_SLOT.defence[slot] as number) + bonus, distance, bonus);
}

/** In communication, and not barred by its own retreat (6.3, 7.3). */
const mayAttack = (position: Position, slot: number): boolean =>
  isLinked(position, slot) &&
  (position.rules.dislodgedMayAttack ||
    (slot !== position.retreated && slot !== position.retreatDue));

/** Cavalry able to charge from where it stands (6.6b, 6.6c). */
const canCharge = (position: Position, slot: number, square: Square): boolean =>
  BY_SLOT.charging[slot] !== 0 &&
  position.board.terrain[square] !== 'fort' &&
  mayAttack(position, slot);

/** Attack and defence of the unit on a square as numbers only; both 0 for an empty square. */
export function attackAndDefence(
  position: Position,
  target: Square,
): { attack: number; defence: number } {
  if (slotAt(position, target) === NOBODY) return { attack: 0, defence: 0 };
  weigh(position, target);
  return { attack: sums.attack, defence: sums.defence };
}

/**
 * The attack on the unit of a square by the other side, as the position stands and whosever turn it is;
 * null where nobody stands there or nothing can fire at it (6.1).
 */
export function assaultOn(position: Position, target: Square): Assault | null {
  const slot = slotAt(position, target);
  if (slot === NOBODY) return null;
  weigh(position, target);
  if (sums.attackers === 0) return null;
  const { attack, defence } = sums;
  const kindAt = (square: Square): UnitKind => unitOfSlot(slotAt(position, square)).kind;
  const attackers = readTerms(attackTerms, sums.attackers).map(
    ([square, factor, distance, charging]) => ({
      square,
      kind: kindAt(square),
      factor,
      charging: charging === 1,
      distance,
    }),
  );
  const defenders = readTerms(defenceTerms, sums.defenders).map(
    ([square, factor, distance, bonus]) => ({
      square,
      kind: kindAt(square),
      factor,
      bonus,
      distance,
    }),
  );
  const hemmedIn = attack === defence + 1 && marchReach(position, slot) === 0;
  const outcome: Outcome =
    attack <= defence ? 'resists' : attack > defence + 1 || hemmedIn ? 'destroyed' : 'dislodged';
  const boardOrder = (a: { square: Square }, b: { square: Square }): number => a.square - b.square;
  return {
    target,
    attack,
    defence,
    outcome,
    hemmedIn,
    attackers: attackers.sort(boardOrder),
    defenders: [...defenders.slice(0, 1), ...defenders.slice(1).sort(boardOrder)],
  };
}

function readTerms(terms: Int16Array, count: number): [Square, number, number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const [square = 0, factor = 0, distance = 0, extra = 0] = terms.subarray(i * TERM);
    return [square, factor, distance, extra];
  });
}

/** Every unit of a side that could be fired at as the position stands, in board order. */
export function assaultsOn(position: Position, side: Side): Assault[] {
  const first = firstSlot(side);
  const assaults: Assault[] = [];
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const square = squareOf(position, slot);
    const assault = square < 0 ? null : assaultOn(position, square);
    if (assault !== null) assaults.push(assault);
  }
  return assaults.sort((a, b) => a.target - b.target);
}

/** The attacks the side to move may make now, in board order; empty where the turn allows none. */
export const attacks = (position: Position): Assault[] =>
  position.over === null &&
  position.advance === null &&
  position.retreatDue === NOBODY &&
  position.taken < 0
    ? assaultsOn(position, other(position.side))
    : [];

/** Fighting units of a side on the board. */
export function fightingUnits(position: Position, side: Side): number {
  let count = 0;
  for (let place = 0; place < ARMY_SIZE; place++)
    if ((FIGHTING_MASK & (1 << place)) !== 0 && squareOf(position, firstSlot(side) + place) >= 0)
      count++;
  return count;
}

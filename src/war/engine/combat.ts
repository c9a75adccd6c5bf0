import { NOWHERE, TERRAIN_BONUS } from './board';
import { NOBODY } from './communication';
import { retreatReach } from './march';
import { isLinked, slotAt, squareOf, type Position } from './position';
import type { Rules } from './rules';
import { ARMY_SIZE, BY_SLOT, FIGHTING_MASK, firstSlot, LONGEST_RANGE, unitOfSlot } from './units';
import { other, type Outcome, type Side, type Square, type UnitKind } from './vocabulary';

/**
 * The contribution of one unit to an attack (rules.md 6.3): its square, kind and distance, and its `factor` in attack
 * points, 7 if it is `charging` (6.6).
 */
export interface Attacker {
  readonly square: Square;
  readonly kind: UnitKind;
  readonly factor: number;
  readonly charging: boolean;
  /** The distance from the target, 1 to 4 squares. */
  readonly distance: number;
}

/**
 * The contribution of one unit, the target or a supporter, to a defence (rules.md 6.4): its square, kind and distance,
 * and its `factor` in defence points, 0 for a target that cannot defend itself, which includes `bonus`, the part that
 * comes from terrain (6.5).
 */
export interface Defender {
  readonly square: Square;
  readonly kind: UnitKind;
  readonly factor: number;
  readonly bonus: number;
  /** The distance from the target in squares; 0 for the target itself. */
  readonly distance: number;
}

/**
 * An attack on one unit: the sums of attack and defence in points, the contribution of every unit to them, and the
 * outcome (rules.md 6).
 */
export interface Assault {
  /** The square of the unit that is attacked. */
  readonly target: Square;
  readonly attack: number;
  readonly defence: number;
  readonly outcome: Outcome;
  /** Whether the target is beaten by one point, but cannot retreat and so is destroyed (7.2). */
  readonly hemmedIn: boolean;
  /** Row by row from A1. */
  readonly attackers: readonly Attacker[];
  /** The target first, then its supporters row by row from A1. */
  readonly defenders: readonly Defender[];
}

/**
 * The greatest distance in squares from which a unit counts in an attack, 4: that of the last cavalry of a charge
 * four deep (rules.md 6.6).
 */
export const REACH = 4;

// The result of the last `weigh`: its sums, and for each unit a term of square, factor, distance, and an extra (for
// attackers 1 if charging, for defenders the terrain bonus). `weigh` allocates nothing.
const MOST_TERMS = 8 * REACH + 1;
const attackTerms = new Int32Array(MOST_TERMS);
const defenceTerms = new Int32Array(MOST_TERMS);
let attackSum = 0;
let defenceSum = 0;
let attackerCount = 0;
let defenderCount = 0;

/** Packs a term into one number: square, factor, distance and extra, from the lowest bits. */
const term = (square: Square, factor: number, distance: number, extra: number): number =>
  square | (factor << 10) | (distance << 16) | (extra << 20);

/** Returns by slot whether a unit has the terrain bonus, 1 or 0 (2). */
const sheltered = ({ terrainBonusForAllUnits }: Rules): Uint8Array =>
  terrainBonusForAllUnits ? BY_SLOT.terrainBonusForAll : BY_SLOT.terrainBonus;

/** The communications units of an army, which under 4.8 support even when isolated. */
const COMMUNICATIONS_MASK = ((1 << ARMY_SIZE) - 1) & ~FIGHTING_MASK;

/** Sums attack and defence of the unit on `target` into the module's scratch, along its eight lines (6.2 to 6.6). */
function weigh(position: Position, target: Square): void {
  const { board, rules, occupants } = position;
  const { cover, stride, rayLength } = board;
  const { enemyUnitsBlockFire, chargeAcrossGaps } = rules;
  const { attack, defence, charging, range } = BY_SLOT;
  const shelters = rules.supportersKeepTerrainBonus ? sheltered(rules) : BY_SLOT.none;
  const supportRange = rules.communicationsUnitRange === 0 ? BY_SLOT.fightingRange : range;
  const slot = occupants[target] as number;
  const north = slot < ARMY_SIZE;
  const own = north ? 0 : ARMY_SIZE;
  const linked = north ? position.linkedNorth : position.linkedSouth;
  const supporting = linked | (rules.isolatedCommunicationsUnitsDefend ? COMMUNICATIONS_MASK : 0);
  const enemy = ARMY_SIZE - own;
  const firing = firingMask(position, enemy);
  const open = cover[target] === 0;
  const itself = targetTerm(position, slot, target);
  defenceTerms[0] = itself;
  let attacks = 0;
  let defences = factorOf(itself);
  let attackers = 0;
  let defenders = 1;
  for (let direction = 0; direction < 8; direction++) {
    const length = rayLength[target * 8 + direction] as number;
    const step = stride[direction] as number;
    /** The number of cavalry that charge along this line: those without a gap, or all if the rules allow gaps. */
    let charge = 0;
    let hostileToAttack = false;
    let hostileToSupport = false;
    let square = target;
    for (let distance = 1; distance <= length; distance++) {
      if (distance > LONGEST_RANGE && (charge === 0 || distance > REACH)) break;
      square += step;
      const unit = occupants[square] as number;
      if (unit < 0) continue;
      if (unit < ARMY_SIZE === north) {
        if (
          distance <= (supportRange[unit] as number) &&
          !hostileToSupport &&
          (supporting & (1 << (unit - own))) !== 0
        ) {
          const bonus = (shelters[unit] as number) * (cover[square] as number);
          const factor = (defence[unit] as number) + bonus;
          defenceTerms[defenders++] = term(square, factor, distance, bonus);
          defences += factor;
        }
        hostileToAttack = enemyUnitsBlockFire;
      } else {
        hostileToSupport = enemyUnitsBlockFire;
        if (hostileToAttack || (firing & (1 << (unit - enemy))) === 0) continue;
        // Cavalry in a fort does not charge (6.6b).
        const charges =
          open &&
          charging[unit] !== 0 &&
          (distance === charge + 1 || (charge > 0 && chargeAcrossGaps)) &&
          cover[square] !== TERRAIN_BONUS.fort;
        if (!charges && distance > (range[unit] as number)) continue;
        if (charges) charge = distance;
        const factor = (charges ? charging[unit] : attack[unit]) as number;
        attackTerms[attackers++] = term(square, factor, distance, charges ? 1 : 0);
        attacks += factor;
      }
    }
  }
  attackSum = attacks;
  defenceSum = defences;
  attackerCount = attackers;
  defenderCount = defenders;
}

/**
 * Returns the slot (0 to 33, units.ts) of the unit that may not attack in this turn because of its retreat, due or done
 * (rules.md 7.3); `NOBODY` if there is none or `dislodgedMayAttack` permits it.
 */
export function retreatingSlot({ rules, retreatDue, retreated }: Position): number {
  if (rules.dislodgedMayAttack) return NOBODY;
  return retreatDue === NOBODY ? retreated : retreatDue;
}

/** Returns the mask of the units that count in an attack (6.3, 7.3), of the side whose first slot is `first`. */
function firingMask(position: Position, first: number): number {
  const firing = (first === 0 ? position.linkedNorth : position.linkedSouth) & FIGHTING_MASK;
  const retreating = retreatingSlot(position) - first;
  const barred = retreating >= 0 && retreating < ARMY_SIZE;
  return barred ? firing & ~(1 << retreating) : firing;
}

/** Returns the target's own term: an isolated unit cannot defend itself (4.7, 4.8). */
function targetTerm(position: Position, slot: number, target: Square): number {
  const { board, rules } = position;
  const stands =
    isLinked(position, slot) ||
    (BY_SLOT.fighting[slot] === 0 && rules.isolatedCommunicationsUnitsDefend);
  const bonus = stands && sheltered(rules)[slot] === 1 ? (board.cover[target] as number) : 0;
  return term(target, stands ? (BY_SLOT.defence[slot] as number) + bonus : 0, 0, bonus);
}

/**
 * Returns the sums of attack and defence, in points, for an attack by the other side on the unit on a square
 * (rules.md 6.3, 6.4), whichever side is to move; both 0 for an empty square.
 */
export function attackAndDefence(
  position: Position,
  target: Square,
): { attack: number; defence: number } {
  if (slotAt(position, target) === NOBODY) return { attack: 0, defence: 0 };
  weigh(position, target);
  return { attack: attackSum, defence: defenceSum };
}

/**
 * Returns the sum of the defence of the unit on a square (rules.md 6.4), in points; 0 for an empty square. Cheaper
 * than `attackAndDefence`.
 */
export function defenceOf(position: Position, target: Square): number {
  const { board, rules, squares } = position;
  const slot = slotAt(position, target);
  if (slot === NOBODY) return 0;
  if (rules.enemyUnitsBlockFire) return attackAndDefence(position, target).defence;
  const own = slot < ARMY_SIZE ? 0 : ARMY_SIZE;
  const linked = own === 0 ? position.linkedNorth : position.linkedSouth;
  const shelters = rules.supportersKeepTerrainBonus ? sheltered(rules) : BY_SLOT.none;
  const { defence, range } = BY_SLOT;
  const supportRange = rules.communicationsUnitRange === 0 ? BY_SLOT.fightingRange : range;
  const row = target * board.size;
  let sum = factorOf(targetTerm(position, slot, target));
  const supporting = linked | (rules.isolatedCommunicationsUnitsDefend ? COMMUNICATIONS_MASK : 0);
  for (let rest = supporting; rest !== 0; rest &= rest - 1) {
    const unit = own + 31 - Math.clz32(rest & -rest);
    const square = squares[unit] as number;
    if (square === NOWHERE) continue;
    const packed = board.bearing[row + square] as number;
    if (packed === 0 || (packed & 31) > (supportRange[unit] as number)) continue;
    sum += (defence[unit] as number) + (shelters[unit] as number) * (board.cover[square] as number);
  }
  return sum;
}

/**
 * Returns the other side's attack on the unit on a square, with every unit's part and the outcome, whichever side is
 * to move; null if the square is empty or nothing can fire at it (rules.md 6.1).
 */
export function assaultOn(position: Position, target: Square): Assault | null {
  const slot = slotAt(position, target);
  if (slot === NOBODY) return null;
  weigh(position, target);
  if (attackerCount === 0) return null;
  const attack = attackSum;
  const defence = defenceSum;
  const kindAt = (square: Square): UnitKind => unitOfSlot(slotAt(position, square)).kind;
  const attackers = readTerms(attackTerms, attackerCount).map(
    ([square, factor, distance, charging]) => ({
      square,
      kind: kindAt(square),
      factor,
      charging: charging === 1,
      distance,
    }),
  );
  const defenders = readTerms(defenceTerms, defenderCount).map(
    ([square, factor, distance, bonus]) => ({
      square,
      kind: kindAt(square),
      factor,
      bonus,
      distance,
    }),
  );
  const outcome = decide(position, slot);
  const boardOrder = (a: { square: Square }, b: { square: Square }): number => a.square - b.square;
  return {
    target,
    attack,
    defence,
    outcome,
    hemmedIn: outcome === 'destroyed' && attack === defence + 1,
    attackers: attackers.sort(boardOrder),
    defenders: [...defenders.slice(0, 1), ...defenders.slice(1).sort(boardOrder)],
  };
}

/**
 * The attack and defence of a single unit on its square, in points, without charge or support. Both are 0 while a
 * fighting unit is isolated (rules.md 4.7, for communications units 4.8); the attack is 0 also while the unit may not
 * attack because of its retreat (7.3). `bonus` is the part of the defence that comes from terrain.
 */
export interface Strength {
  readonly attack: number;
  /** The unit's own factor as a target, `bonus` included. */
  readonly defence: number;
  readonly bonus: number;
}

/**
 * Returns the attack and defence of the unit on a square by itself (rules.md 2, 4.7, 4.8, 7.3), in points, without
 * charge or support; null for an empty square.
 */
export function strengthOf(position: Position, square: Square): Strength | null {
  const slot = slotAt(position, square);
  if (slot === NOBODY) return null;
  weigh(position, square);
  const [[, defence, , bonus]] = readTerms(defenceTerms, 1) as [Term];
  const first = slot < ARMY_SIZE ? 0 : ARMY_SIZE;
  const fires = (firingMask(position, first) & (1 << (slot - first))) !== 0;
  return { attack: fires ? (BY_SLOT.attack[slot] as number) : 0, defence, bonus };
}

/** Returns the outcome of the sums of the last `weigh` for the unit of a slot (6.7, 7.2). */
function decide(position: Position, slot: number): Outcome {
  const margin = attackSum - defenceSum;
  if (margin <= 0) return 'resists';
  return margin > 1 || retreatReach(position, slot) === 0 ? 'destroyed' : 'dislodged';
}

/**
 * Returns the outcome of an attack by the other side on the unit on a square (rules.md 6.7, 7.2), whichever side is to
 * move: `resists` also if nothing can fire at it. The square must hold a unit.
 */
export function outcomeOf(position: Position, target: Square): Outcome {
  weigh(position, target);
  return decide(position, slotAt(position, target));
}

/**
 * Returns the squares of the units that count in an attack by the other side on the unit on a square (rules.md 6.3,
 * 6.6), row by row from A1, whichever side is to move; empty if nothing can fire at it. The square must hold a unit.
 */
export function attackersOf(position: Position, target: Square): Square[] {
  weigh(position, target);
  return readTerms(attackTerms, attackerCount)
    .map(([square]) => square)
    .sort((a, b) => a - b);
}

const factorOf = (packed: number): number => (packed >> 10) & 63;

type Term = [square: Square, factor: number, distance: number, extra: number];

const readTerms = (terms: Int32Array, count: number): Term[] =>
  Array.from(terms.subarray(0, count), (t) => [t & 1023, factorOf(t), (t >> 16) & 15, t >> 20]);

/**
 * Returns the other side's attack on every unit of a side that can be fired at in this position (rules.md 6.1), row
 * by row from A1, whichever side is to move.
 */
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

/**
 * Returns the attacks that the side to move may make now (rules.md 6.1), their targets row by row from A1; empty if
 * there is no target or the turn allows no attack.
 */
export const attacks = (position: Position): Assault[] =>
  position.over === null &&
  position.advance === null &&
  position.retreatDue === NOBODY &&
  position.taken < 0
    ? assaultsOn(position, other(position.side))
    : [];

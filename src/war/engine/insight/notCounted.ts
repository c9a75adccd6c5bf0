import { between, towards } from './rays';
import { REACH, retreatingSlot, strengthOf } from '../combat';
import { isLinked, slotAt, unitAt, unitsOf, type PlacedUnit, type Position } from '../position';
import { UNITS } from '../units';
import type { Side, Square } from '../vocabulary';

/**
 * Why cavalry in line with a target does not charge it (rules.md 6.6): the target is `sheltered` in a pass or a fort,
 * the cavalry is `inFort`, or the column before it is `broken` on a square.
 */
export type NoCharge =
  /** a: the target stands in a pass or a fort. */
  | { readonly why: 'sheltered' }
  /** b: it stands in a fort itself. */
  | { readonly why: 'inFort' }
  /** No cavalry charges from this square before it. */
  | { readonly why: 'broken'; readonly at: Square };

/**
 * A reason why a unit near a target does not count in the attack on it or in its defence (rules.md 6): it has no
 * attack or no support, is isolated or retreating, is not in line, has a mountain or a hostile unit in its way, or is
 * out of range.
 */
export type Excuse =
  /** Communications units have no attack (2). */
  | { readonly code: 'noAttack' }
  /** Communications units support nobody: `communicationsUnitRange` is 0 (6.4). */
  | { readonly code: 'noSupport' }
  /** 4.7, 4.8. */
  | { readonly code: 'isolated' }
  /** 7.3: it is dislodged, or has retreated in this turn. */
  | { readonly code: 'retreating' }
  /** 6.2: in none of the eight directions. */
  | { readonly code: 'notInLine' }
  /** 6.2: a mountain stands between. */
  | { readonly code: 'mountain'; readonly at: Square }
  /** 6.2, `enemyUnitsBlockFire`: a hostile unit stands between. */
  | { readonly code: 'blocked'; readonly at: Square }
  /** 6.2: farther away than its range; for cavalry, with the reason why it does not charge. */
  | {
      readonly code: 'outOfRange';
      readonly distance: number;
      readonly range: number;
      readonly noCharge: NoCharge | null;
    };

/**
 * A unit within four squares of a target that does not count in the attack on it or in its defence, and the reason, its
 * `excuse`.
 */
export interface NotCounted extends PlacedUnit {
  readonly excuse: Excuse;
}

/**
 * The units within four squares of a target, the reach of a charge, that do not count in the attack on it and in its
 * defence, each list row by row from A1.
 */
export interface NotCountedUnits {
  readonly attack: readonly NotCounted[];
  readonly defence: readonly NotCounted[];
}

/**
 * Returns the units within four squares that do not count in the attack on the unit on a square or in its defence
 * (rules.md 6), each with the reason; empty for an empty square.
 */
export function notCountedAround(position: Position, target: Square): NotCountedUnits {
  const unit = unitAt(position, target);
  if (unit === null) return { attack: [], defence: [] };
  const near = unitsOf(position).filter(
    ({ square }) => square !== target && towards(position.board, target, square).length <= REACH,
  );
  const notCounted = near.flatMap((other): NotCounted[] => {
    const excuse = excuseOf(position, target, unit.side, other);
    return excuse === null ? [] : [{ ...other, excuse }];
  });
  return {
    attack: notCounted.filter(({ side }) => side !== unit.side),
    defence: notCounted.filter(({ side }) => side === unit.side),
  };
}

/** Why a unit does not count in the attack on `target`, a unit of `defending`, or in its defence; null if it counts. */
function excuseOf(
  position: Position,
  target: Square,
  defending: Side,
  { side, kind, square }: PlacedUnit,
): Excuse | null {
  const { board, rules } = position;
  const { fighting } = UNITS[kind];
  const attacks = side !== defending;
  if (attacks && !fighting) return { code: 'noAttack' };
  const range = fighting ? UNITS[kind].range : rules.communicationsUnitRange;
  if (range === 0) return { code: 'noSupport' };
  const supportsAlone = !fighting && rules.isolatedCommunicationsUnitsDefend;
  const slot = slotAt(position, square);
  if (!supportsAlone && !isLinked(position, slot)) return { code: 'isolated' };
  if (attacks && slot === retreatingSlot(position)) return { code: 'retreating' };
  const { stride, length: distance } = towards(board, target, square);
  if (stride === 0) return { code: 'notInLine' };
  for (const at of between(board, target, square)) {
    if (board.terrain[at] === 'mountain') return { code: 'mountain', at };
    const there = unitAt(position, at);
    if (rules.enemyUnitsBlockFire && there !== null && there.side !== side)
      return { code: 'blocked', at };
  }
  if (distance <= range) return null;
  if (!attacks || kind !== 'cavalry')
    return { code: 'outOfRange', distance, range, noCharge: null };
  const noCharge = barToCharge(position, target, square);
  return noCharge && { code: 'outOfRange', distance, range, noCharge };
}

/**
 * Returns whether the unit on a square can count in attacks at all: it is a fighting unit, in communication (rules.md
 * 4), and no rule keeps it from attacking in this turn. False for an empty square.
 */
export const fires = (position: Position, square: Square): boolean => {
  const strength = strengthOf(position, square);
  return strength !== null && strength.attack > 0;
};

/**
 * Returns why the cavalry on `square` does not charge the unit on `target` (rules.md 6.6); null if it charges. It
 * must be in line with the target, within four squares, with nothing that blocks fire between.
 */
export function barToCharge(position: Position, target: Square, square: Square): NoCharge | null {
  const { board, rules } = position;
  if (board.cover[target] !== 0) return { why: 'sheltered' };
  if (board.terrain[square] === 'fort') return { why: 'inFort' };
  const rider = unitAt(position, square);
  const before = between(board, target, square).slice(0, rules.chargeAcrossGaps ? 1 : undefined);
  const at = before.find((each) => {
    const unit = unitAt(position, each);
    const rides = unit?.kind === 'cavalry' && unit.side === rider?.side;
    return !rides || !fires(position, each) || board.terrain[each] === 'fort';
  });
  return at === undefined ? null : { why: 'broken', at };
}

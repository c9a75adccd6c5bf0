import { assaultsOn, attacks, type Assault } from '../combat';
import { slotAt, squareOf, type PlacedUnit, type Position } from '../position';
import { unitOfSlot } from '../units';
import { severity } from './threats';
import { other } from '../vocabulary';

/**
 * A unit on its square after a move, with the attack that its enemy could make on it before the move and the one after
 * it; each is null if nothing could fire at the unit then.
 */
export interface SumChange extends PlacedUnit {
  /** Null if nothing could fire at it. */
  readonly before: Assault | null;
  /** Null if nothing can fire at it any more. */
  readonly after: Assault | null;
}

/**
 * The effects of a move on the attacks of both sides: which are possible after it, and on which units the sums of
 * attack or defence change. Effects on communication are in `Foresight`.
 */
export interface Prospects {
  /** The attacks that the side to move could make after it. */
  readonly targets: readonly Assault[];
  /** The enemy's units on which the sums change, row by row from A1; empty if no attack may follow. */
  readonly attacks: readonly SumChange[];
  /** The enemy's attacks on the side's units after it. */
  readonly threats: readonly Assault[];
  /** The side's units that it exposes: the enemy's attack on them becomes possible or stronger; the worst first. */
  readonly exposed: readonly SumChange[];
}

/** Returns the changes that a move makes to both sides' attacks (rules.md 6), from before to after it in a turn. */
export function prospectsOf(before: Position, after: Position): Prospects {
  const { side } = before;
  const targets = attacks(after);
  const threats = assaultsOn(after, side);
  const changed = changes(before, after, assaultsOn(before, other(side)), targets);
  return {
    targets,
    attacks: after.taken < 0 ? changed : [],
    threats,
    exposed: changes(before, after, assaultsOn(before, side), threats)
      .filter(isWorse)
      .sort((a, b) => severity(b.after) - severity(a.after)),
  };
}

/** Returns the units whose sums differ, in the order of their squares after the move; a move removes no unit. */
function changes(
  before: Position,
  after: Position,
  sums: readonly Assault[],
  sumsAfter: readonly Assault[],
): SumChange[] {
  const bySlot = new Map<number, { before: Assault | null; after: Assault | null }>();
  for (const assault of sums)
    bySlot.set(slotAt(before, assault.target), { before: assault, after: null });
  for (const assault of sumsAfter) {
    const slot = slotAt(after, assault.target);
    bySlot.set(slot, { before: bySlot.get(slot)?.before ?? null, after: assault });
  }
  return [...bySlot]
    .filter(([, change]) => differs(change.before, change.after))
    .map(([slot, change]) => ({ ...unitOfSlot(slot), square: squareOf(after, slot), ...change }))
    .sort((a, b) => a.square - b.square);
}

const differs = (a: Assault | null, b: Assault | null): boolean =>
  a?.attack !== b?.attack || a?.defence !== b?.defence || a?.outcome !== b?.outcome;

const isWorse = ({ before, after }: SumChange): boolean => severity(after) > severity(before);

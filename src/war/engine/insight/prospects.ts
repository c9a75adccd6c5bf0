import { assaultsOn, attacks, type Assault } from '../combat';
import { slotAt, squareOf, type PlacedUnit, type Position } from '../position';
import { unitOfSlot } from '../units';
import { severity } from './threats';
import { other } from '../vocabulary';

/** How a move changes the sum of an attack on one unit. */
export interface SumChange extends PlacedUnit {
  /** Null where nothing could fire at it. */
  readonly before: Assault | null;
  /** Null where nothing can any more. */
  readonly after: Assault | null;
}

/** What a move would change in the sums of both sides, besides communication (foresight.ts). */
export interface Prospects {
  /** The attacks the side to move could make after it. */
  readonly targets: readonly Assault[];
  /** Of the enemy's units, those whose sum it changes; none where no attack may follow. */
  readonly attacks: readonly SumChange[];
  /** The enemy's attacks on the side's units as they would stand. */
  readonly threats: readonly Assault[];
  /** Of the side's units, those the enemy's attack on which it makes possible or stronger, the worst first. */
  readonly exposed: readonly SumChange[];
}

/** What lies between two positions of one turn, `after` a move of it. */
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

/** The units whose sums differ, in the order of their squares after the move; a move removes nobody. */
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

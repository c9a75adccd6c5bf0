import { NOWHERE } from '../engine/board';
import { isLinked, squareOf, standingArsenals, type Position } from '../engine/position';
import { BY_SLOT, firstSlot } from '../engine/units';
import { FIGHTING_COUNT } from '../engine/communication';
import { other, type Side, type Square } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import type { Operation } from './operation';
import { raidsOf, type Raid } from './raids';
import { WEIGHTS } from './weights';

/** An operation, and what it is worth in tenths of an infantry. */
interface Option {
  readonly operation: Operation;
  readonly worth: number;
}

/** The share of its worth that an operation keeps for each turn that it takes; and a raid with the least margin. */
const A_TURN = 0.87;
const SCARCELY = 0.8;
/** The most turns of an enemy raid at which a guard sets out. */
const MOST_GUARD_TURNS = 3;
/** By how much another operation must be worth more than the present one to replace it. */
const CLEARLY = 1.4;

/**
 * Returns the plan of a side at the beginning of one of its turns. That is the plan of its previous turn (null if it
 * had none), with the units and squares that serve it now; but the best plan if the previous one is done or no longer
 * possible (a defender comes first, its units have fallen), or another is worth clearly more. Null if there is no plan.
 */
export function nextPlan(plan: Operation | null, position: Position, side: Side): Operation | null {
  if (position.over !== null) return null;
  if (plan?.is === 'relay') {
    // One that a player gave: it goes on until it is carried out.
    const marches = plan.marches.filter(({ slot, to }) => {
      const square = squareOf(position, slot);
      return square !== NOWHERE && square !== to;
    });
    if (marches.length > 0) return { is: 'relay', marches };
    return nextPlan(null, position, side);
  }
  const options = optionsOf(plan, position, side);
  const best = bestOf(options);
  if (plan === null || best === null) return best?.operation ?? null;
  const goesOn = bestOf(options.filter(({ operation }) => continues(operation, plan)));
  return goesOn !== null && goesOn.worth * CLEARLY >= best.worth
    ? goesOn.operation
    : best.operation;
}

function optionsOf(plan: Operation | null, position: Position, side: Side): Option[] {
  const preferred = plan?.is === 'raid' ? plan.relay : null;
  const raids = raidsOf(position, side, { preferred }).map((raid): Option => {
    const { arsenal, by, relay } = raid;
    return { operation: { is: 'raid', arsenal, by, relay }, worth: worthOfRaid(position, raid) };
  });
  return [...raids, ...guardsOf(position, side)];
}

/** Returns whether an operation goes on with a plan: a raid on the same arsenal with a unit of it, or the same guard. */
export function continues(operation: Operation, plan: Operation): boolean {
  if (operation.is === 'raid' && plan.is === 'raid')
    return operation.arsenal === plan.arsenal && plan.by.includes(operation.by[0] as number);
  if (operation.is === 'guard' && plan.is === 'guard')
    return operation.arsenal === plan.arsenal && plan.by === operation.by;
  return false;
}

/** The worth of the arsenal that a raid takes, less for each turn. */
function worthOfRaid(position: Position, { arsenal, turns, margin }: Raid): number {
  const enemy = position.board.arsenals.find(({ square }) => square === arsenal)?.side;
  const last =
    standingArsenals(position).filter((square) =>
      position.board.arsenals.some((each) => each.square === square && each.side === enemy),
    ).length === 1;
  const worth = WEIGHTS.arsenal + (last ? WEIGHTS.lastArsenal : 0);
  return worth * A_TURN ** turns * (margin > 1 ? 1 : SCARCELY);
}

/** Returns the guards that must set out now, because the enemy can raid an arsenal just as soon as they are there. */
function guardsOf(position: Position, side: Side): Option[] {
  return raidsOf(position, other(side), { margin: 0 }).flatMap((raid) => {
    if (raid.margin > 0 || raid.turns > MOST_GUARD_TURNS) return [];
    const by = nearestTo(position, side, raid.arsenal);
    if (by === null) return [];
    return {
      operation: { is: 'guard', arsenal: raid.arsenal, by },
      worth: worthOfRaid(position, { ...raid, margin: 2 }),
    };
  });
}

/** Returns the fighting unit in communication that needs the fewest turns to a square; null if there is none. */
function nearestTo(position: Position, side: Side, square: Square): number | null {
  const steps = stepsTable(position.board);
  const first = firstSlot(side);
  let nearest: number | null = null;
  let fewest = Infinity;
  for (let slot = first; slot < first + FIGHTING_COUNT; slot++) {
    const from = squareOf(position, slot);
    if (from === NOWHERE || !isLinked(position, slot)) continue;
    const away = steps[from * position.board.size + square] as number;
    const turns = Math.ceil(away / (BY_SLOT.speed[slot] as number));
    if (turns < fewest) [nearest, fewest] = [slot, turns];
  }
  return nearest;
}

const bestOf = (options: readonly Option[]): Option | null =>
  options.reduce<Option | null>(
    (best, each) => (best === null || each.worth > best.worth ? each : best),
    null,
  );

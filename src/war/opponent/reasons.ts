import { NOBODY } from '../engine/communication';
import { assaultOn } from '../engine/combat';
import { cuttingOf, type Cut } from '../engine/insight/cutting';
import {
  arsenalsOf,
  slotAt,
  squareOf,
  standingArsenals,
  unitAt,
  type Position,
} from '../engine/position';
import { play } from '../engine/turn';
import { ARMY_SIZE, FIGHTING_MASK, firstSlot, unitOfSlot } from '../engine/units';
import {
  other,
  type Action,
  type Outcome,
  type Side,
  type Square,
  type Unit,
} from '../engine/vocabulary';
import { countOf, stepsTable } from './geometry';

/**
 * A benefit of a turn, from which a sentence is made (words/opponent.ts): it `wins` the war, `takes` an arsenal,
 * `retreats` a dislodged unit, `cuts` enemy lines, `attacks`, `reconnects` isolated units, `advances` on an arsenal,
 * `regroups` (other moves), or `waits` (no move); and the plan of several turns that it goes on with (planReasons.ts).
 */
export type TurnReason =
  | { readonly code: 'wins' }
  | { readonly code: 'takes'; readonly square: Square }
  | { readonly code: 'retreats'; readonly unit: Unit; readonly from: Square; readonly to: Square }
  /** A unit comes to a square where it cuts a line, or silences an arsenal (`cut` null). */
  | {
      readonly code: 'cuts';
      readonly by: Square;
      readonly cut: Cut | null;
      readonly isolated: number;
    }
  | {
      readonly code: 'attacks';
      readonly unit: Unit;
      readonly target: Square;
      readonly attack: number;
      readonly defence: number;
      readonly outcome: Outcome;
    }
  /** Units that were isolated and no longer are, less those that have become so. */
  | { readonly code: 'reconnects'; readonly count: number }
  | { readonly code: 'advances'; readonly count: number; readonly arsenal: Square }
  | { readonly code: 'regroups'; readonly count: number }
  | { readonly code: 'waits' }
  /** The turn goes on with a plan: the unit is to enter an arsenal, once a communications unit is on `line`, or to hold one. */
  | {
      readonly code: 'raids';
      readonly unit: Unit;
      readonly from: Square;
      readonly arsenal: Square;
      readonly line: Square | null;
    }
  | {
      readonly code: 'guards';
      readonly unit: Unit;
      readonly from: Square;
      readonly arsenal: Square;
    };

/** The most reasons given for one turn. */
const MOST_REASONS = 3;

/**
 * Returns up to three benefits of a turn of legal actions from a position, the most important first; at least one.
 */
export function reasonsFor(position: Position, actions: readonly Action[]): TurnReason[] {
  const reasons: TurnReason[] = [];
  const { side } = position;
  let now = position;
  const landed: Square[] = [];
  let attack: TurnReason | null = null;
  for (const action of actions) {
    if (action.type === 'move') {
      landed.push(action.to);
      const slot = slotAt(now, action.from);
      if (now.retreatDue === slot)
        reasons.push({
          code: 'retreats',
          unit: unitOfSlot(slot),
          from: action.from,
          to: action.to,
        });
    }
    if (action.type === 'attack') attack = attackReason(now, action.target);
    const played = play(now, action);
    if (!played.ok) break;
    const cut = played.position.over === null ? cutBy(now, played.position, action) : null;
    if (cut !== null) reasons.push(cut);
    now = played.position;
  }
  const still = standingArsenals(now);
  for (const square of standingArsenals(position))
    if (!still.includes(square)) reasons.unshift({ code: 'takes', square });
  if (attack !== null) reasons.push(attack);
  if (now.over?.winner === side) reasons.unshift({ code: 'wins' });
  const [were, are] = [isolatedMask(position, side), isolatedMask(now, side)];
  const [again, cutOff] = [countOf(were & ~are), countOf(are & ~were)];
  if (again > cutOff) reasons.push({ code: 'reconnects', count: again });
  if (reasons.length === 0) reasons.push(marchReason(position, actions, landed.length));
  return reasons.slice(0, MOST_REASONS);
}

/** Returns the isolated fighting units of a side, as a mask whose bit i stands for the unit i of `ARMY`. */
export function isolatedMask(position: Position, side: Side): number {
  const linked = side === 'N' ? position.linkedNorth : position.linkedSouth;
  const first = firstSlot(side);
  let mask = 0;
  for (let place = 0; place < ARMY_SIZE; place++)
    if (squareOf(position, first + place) >= 0) mask |= 1 << place;
  return mask & FIGHTING_MASK & ~linked;
}

/** Returns what a move cuts, if it isolates any unit. */
function cutBy(before: Position, after: Position, action: Action): TurnReason | null {
  if (action.type !== 'move') return null;
  const enemy = other(before.side);
  const isolated = countOf(isolatedMask(after, enemy) & ~isolatedMask(before, enemy));
  const cutting = isolated > 0 ? cuttingOf(after, action.to) : null;
  if (cutting === null) return null;
  const cut = cutting.silences === null ? (cutting.cuts[0] ?? null) : null;
  return { code: 'cuts', by: action.to, cut, isolated };
}

function attackReason(position: Position, target: Square): TurnReason | null {
  const assault = assaultOn(position, target);
  const unit = unitAt(position, target);
  if (assault === null || unit === null) return null;
  const { attack, defence, outcome } = assault;
  return { code: 'attacks', unit, target, attack, defence, outcome };
}

/** Returns the purpose of moves without an attack: approaching an enemy arsenal, or order among the units. */
function marchReason(position: Position, actions: readonly Action[], moves: number): TurnReason {
  if (moves === 0) return { code: 'waits' };
  const steps = stepsTable(position.board);
  const goals = arsenalsOf(position).filter(
    ({ side, is }) => is === 'standing' && side !== position.side,
  );
  let best: { count: number; arsenal: Square } | null = null;
  for (const { square: arsenal } of goals) {
    const away = (square: Square): number =>
      steps[arsenal * position.board.size + square] as number;
    const count = actions.filter(
      (action) =>
        action.type === 'move' &&
        slotAt(position, action.from) !== NOBODY &&
        away(action.to) < away(action.from),
    ).length;
    if (count > (best?.count ?? 0)) best = { count, arsenal };
  }
  return best !== null && best.count * 2 > moves
    ? { code: 'advances', ...best }
    : { code: 'regroups', count: moves };
}

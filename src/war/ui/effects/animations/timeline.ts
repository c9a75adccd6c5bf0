import { assaultOn } from '../../../engine/combat';
import { communicationLines } from '../../../engine/communication';
import { arsenalsFallen } from '../../../engine/forces';
import { communicationChanges } from '../../../engine/insight/consequence';
import { pathOf } from '../../../engine/march';
import { hasMoved, slotAt, unitAt, type PlacedUnit, type Position } from '../../../engine/position';
import { SIDES, type Outcome, type Side, type Square, type Unit } from '../../../engine/vocabulary';
import type { WarSettings } from '../../../game/settings';
import { asksForStillness } from '../../../../shell/platform/browserApis';
import type { Step } from '../../../game/war';
import { createSignal } from '../../../../shell/signal';

/** A unit on the board, by the slot that stays with it. */
interface Mover {
  readonly slot: number;
  readonly square: Square;
}

/** A unit that an order has put out of communication, with its square, and whether it had moved (`spent`). */
export interface CutOff extends PlacedUnit {
  readonly spent: boolean;
}

/**
 * The part of a side's line of communication that is lost when the line is cut: from the square `from` to its former
 * end `to`; `source` is where the line begins.
 */
export interface Snapped {
  readonly side: Side;
  readonly source: Square;
  readonly from: Square;
  readonly to: Square;
}

/**
 * One animation on the board, as `kind` says: the `march` of a unit along a path; the `fire` of an attack; its
 * `outcome` at the target; the fall of an `arsenal`; or `isolation`, of units and lines that are cut off. Units are
 * given by slot, their number among all units.
 */
export type BoardAnimation =
  | { readonly kind: 'march'; readonly unit: number; readonly path: readonly Square[] }
  | {
      readonly kind: 'fire';
      readonly target: Square;
      readonly attack: readonly Square[];
      readonly charge: readonly Mover[];
      readonly support: readonly Square[];
    }
  | {
      readonly kind: 'outcome';
      readonly outcome: Outcome;
      readonly target: Mover & { readonly unit: Unit };
      /** The sides of the target that were attacked from, as squares. */
      readonly from: readonly Square[];
    }
  | { readonly kind: 'arsenal'; readonly squares: readonly Square[] }
  | {
      readonly kind: 'isolation';
      readonly units: readonly CutOff[];
      readonly lines: readonly Snapped[];
    };

/** An animation with its start (`at`), counted from the order, and its length (`lasts`), both in milliseconds. */
export interface TimedAnimation {
  readonly animation: BoardAnimation;
  readonly at: number;
  readonly lasts: number;
}

/** The pace at which orders are animated: `quick`, or `full`, which is slower. */
export type AnimationPace = Exclude<WarSettings['moments'], 'off'>;

/** The duration of each in milliseconds; long enough to be understood, and at most 600. */
const LASTS: Readonly<Record<AnimationPace, Readonly<Record<BoardAnimation['kind'], number>>>> = {
  quick: { march: 200, fire: 240, outcome: 240, arsenal: 300, isolation: 260 },
  full: { march: 320, fire: 460, outcome: 440, arsenal: 600, isolation: 560 },
};

/**
 * Returns the animations of one action, in order: the action itself, its outcome, the arsenals that fell, the units cut
 * off. Empty for an action without visible effect, such as the end of a turn.
 */
export function animationsOf({ action, before, after }: Step): readonly BoardAnimation[] {
  const animations: BoardAnimation[] = [];
  if (action.type === 'move' || action.type === 'advance')
    animations.push({
      kind: 'march',
      unit: slotAt(before, action.from),
      path:
        action.type === 'move' ? pathOf(before, action.from, action.to) : [action.from, action.to],
    });
  if (action.type === 'attack') animations.push(...assaultAnimations(before, after, action.target));
  const fallen = arsenalsFallen(before, after).map(({ square }) => square);
  if (fallen.length > 0) animations.push({ kind: 'arsenal', squares: fallen });
  const actor = action.type === 'move' || action.type === 'advance' ? action.to : null;
  const isolation = isolationIn(before, after, actor);
  if (isolation !== null) animations.push(isolation);
  return animations;
}

function assaultAnimations(before: Position, after: Position, target: Square): BoardAnimation[] {
  const assault = assaultOn(before, target);
  const unit = unitAt(before, target);
  if (assault === null || unit === null) return [];
  const { attackers, defenders, outcome } = assault;
  const charging = attackers.filter((attacker) => attacker.charging);
  return [
    {
      kind: 'fire',
      target,
      attack: attackers.filter((attacker) => !attacker.charging).map(({ square }) => square),
      charge: charging.map(({ square }) => ({ square, slot: slotAt(before, square) })),
      support: defenders.slice(1).map(({ square }) => square),
    },
    {
      kind: 'outcome',
      // A unit that cannot retreat is destroyed, even if it was beaten by one point.
      outcome: unitAt(after, target) === null ? 'destroyed' : outcome,
      target: { slot: slotAt(before, target), square: target, unit },
      from: attackers.map(({ square }) => square),
    },
  ];
}

/**
 * Returns the units cut off, and the lines that were cut; `actor` is the square of the acting unit, which is
 * animated to it. Null if only that unit was cut off.
 */
function isolationIn(
  before: Position,
  after: Position,
  actor: Square | null,
): BoardAnimation | null {
  const { lost } = communicationChanges(before, after);
  const units = lost.filter(({ square }) => square !== actor);
  if (units.length === 0) return null;
  return {
    kind: 'isolation',
    units: units.map((unit) => ({ ...unit, spent: hasMoved(after, unit.square) })),
    lines: SIDES.filter((side) => units.some((unit) => unit.side === side)).flatMap((side) =>
      snapped(before, after, side),
    ),
  };
}

/** Returns the lost parts of a side's lines. */
function snapped(before: Position, after: Position, side: Side): Snapped[] {
  const left = communicationLines(after, side);
  return communicationLines(before, side).flatMap(({ source, direction, end }) => {
    const same = left.find((line) => line.source === source && line.direction === direction);
    const from = same?.end ?? source;
    const columns = before.board.width;
    const reach = (square: Square): number =>
      Math.max(
        Math.abs((square % columns) - (source % columns)),
        Math.abs(Math.floor(square / columns) - Math.floor(source / columns)),
      );
    return reach(from) < reach(end) ? [{ side, source, from, to: end }] : [];
  });
}

/** Returns animations with start and length in milliseconds at a pace: each begins when the one before has ended. */
export function timed(
  animations: readonly BoardAnimation[],
  pace: AnimationPace,
): readonly TimedAnimation[] {
  let at = 0;
  return animations.map((animation) => {
    const lasts = LASTS[pace][animation.kind];
    const one = { animation, at, lasts };
    at += lasts;
    return one;
  });
}

/** Returns how many milliseconds after the order the last of its animations ends; 0 if there are none. */
export const endOf = (animations: readonly TimedAnimation[]): number => {
  const last = animations.at(-1);
  return last === undefined ? 0 : last.at + last.lasts;
};

/**
 * Returns the pace at which orders are animated by the setting `pace`; null if they are not, because the setting is
 * `off` or the user has asked the system for reduced motion.
 */
export const paceNow = (pace: WarSettings['moments']): AnimationPace | null =>
  pace === 'off' || asksForStillness() ? null : pace;

/**
 * A signal that sends each step of a turn being replayed, when it is shown, and null if the replay is cancelled. Its
 * steps are no new events of the war.
 */
export const replayed = createSignal<Step | null>();

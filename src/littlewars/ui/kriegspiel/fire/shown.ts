import { bearingOf } from '../../../engine/angles';
import { groundAt } from '../../../engine/country';
import type { FlightPoint, Shot, ShotEvent } from '../../../engine/flight';
import { distance, INCH } from '../../../engine/lengths';
import { heightOf, manOf } from '../../../engine/men';
import type { Man, Point } from '../../../engine/types';
import { burstOfShell, restOf, tableFiredOn } from '../../../game/kriegspiel/fired';
import type { Burst } from '../../../kriegspiel/bursts';
import type { RiflesOrder } from '../../../kriegspiel/rifles';
import type { ShellOrder } from '../../../kriegspiel/shells';
import type { KriegspielBattle } from '../../../kriegspiel/types';

/** An order that fires (kriegspiel.md 3): a `shell` from a gun, or the bolt of five `rifles`. */
export type FireOrder = ShellOrder | RiflesOrder;

interface Shown {
  /** The table when the shot left the muzzle: men who have stepped aside have done so, and everybody still lives. */
  readonly before: KriegspielBattle;
  /** The battle after it. */
  readonly after: KriegspielBattle;
  /** The flight. Those who die of a shell are overset in it, away from where it lies, the nearest first. */
  readonly shot: Shot;
}

/**
 * A shot of Kriegspiel that has been fired, as the plan and the gunner's view draw it: a `shell` with its burst, or
 * the bolt of five riflemen (`rifles`).
 */
export type ShownFire =
  | (Shown & {
      readonly kind: 'shell';
      /** What its circle holds (3.3 to 3.5); null if it has left the field. */
      readonly burst: Burst | null;
    })
  | (Shown & {
      readonly kind: 'rifles';
      /** In the order of the row. */ readonly men: readonly string[];
    });
/** A shell that has been fired, with its burst, as the plan and the gunner's view draw it. */
export type ShownShell = Extract<ShownFire, { readonly kind: 'shell' }>;

/** How fast a burst is seen to reach those in its circle, in sixteenths of an inch a second of the flight. */
const SPREADS = (3 * INCH) / 0.06;

/** Returns a shell's flight in which those it kills fall, each away from where it lies. */
function withFallen(battle: KriegspielBattle, shot: Shot, from: FlightPoint): Shot {
  const fallen = shot.dead.map((id) => manOf(battle, id) as Man);
  const away = (man: Point): number => (distance(from, man) === 0 ? 0 : bearingOf(from, man));
  const struck = fallen.map((man): ShotEvent => {
    const z = groundAt(battle.country, man) + heightOf(man) / 2;
    const time = from.time + distance(from, man) / SPREADS;
    const at = { x: man.x, y: man.y, z, time };
    return { kind: 'man', what: man.id, at, before: 0, after: 0, effect: 'overset' };
  });
  return {
    ...shot,
    // A hit is an event of its own, before the bolt comes to rest.
    events: [...shot.events.slice(0, -1), ...struck, ...shot.events.slice(-1)],
    falls: fallen.map((man) => ({ man: man.id, bearing: away(man) })),
  };
}

/**
 * Returns what an order has fired, from the battles before and after the order, either as its side may see it
 * (`seenBy`).
 *
 * @throws if the order has fired nothing.
 */
export function firedBy(
  before: KriegspielBattle,
  order: FireOrder,
  after: KriegspielBattle,
): ShownFire {
  const shot = after.shots.at(-1);
  if (shot === undefined || after.shots.length === before.shots.length)
    throw new Error(`Nothing was fired by ${JSON.stringify(order)}`);
  const table = tableFiredOn(before, after);
  const shown = { before: table, after };
  if (order.kind === 'rifles') return { kind: 'rifles', ...shown, shot, men: order.men };
  const rest = restOf(shot);
  return {
    kind: 'shell',
    ...shown,
    shot: rest === null ? shot : withFallen(table, shot, rest),
    burst: burstOfShell(table, shot),
  };
}

import { gunGap, GUN_HALF } from '../engine/gunShape';
import { distance, NEAR } from '../engine/lengths';
import { isOnField, radiusOf } from '../engine/men';
import { freeUnguarded } from '../engine/prisoners';
import { toSegment, toShape } from '../engine/shapes';
import type { Man, Point } from '../engine/types';
import { pointAlong } from '../engine/paths';
import { afterTransportsHit } from './disembarking';
import { waggonShape } from './standing';
import { withState } from './moveState';
import { isInvulnerable, succeeded } from './general';
import { WAGGON_BREADTH } from './terms';
import { breadthOf } from './transports';
import type { KriegspielBattle } from './types';
import type { Mine } from './things';

// A contact mine goes off under the first piece over it (6.2).

/** The paths on which men, guns, waggons, boats and trains have gone by one order, by id, each as its points. */
export type Paths = Readonly<Record<string, readonly Point[]>>;

/** Somebody or something that has moved, and its path. */
interface Mover {
  readonly id: string;
  readonly reach: number;
  readonly stops: readonly Point[];
  readonly length: number;
}

interface Standing extends Point {
  readonly id: string;
}

const lengthOf = (stops: readonly Point[]): number =>
  stops.slice(1).reduce((sum, stop, i) => sum + distance(stops[i] as Point, stop), 0);

/** Returns the men and things that an order has moved, with their paths, straight if driven or charging. */
function moversOf(
  before: KriegspielBattle,
  after: KriegspielBattle,
  paths: Paths,
): readonly Mover[] {
  const each = <T extends Standing>(
    was: readonly T[],
    now: readonly Standing[],
    reachOf: (one: T) => number,
  ): readonly Mover[] => {
    const there = new Map(now.map((one) => [one.id, one]));
    return was.flatMap((one) => {
      const { x, y } = there.get(one.id) as Standing;
      if (x === one.x && y === one.y) return [];
      const stops = paths[one.id] ?? [
        { x: one.x, y: one.y },
        { x, y },
      ];
      return [{ id: one.id, reach: reachOf(one), stops, length: lengthOf(stops) }];
    });
  };
  const { kriegspiel } = before;
  return [
    ...each(
      before.men.filter((man) => isOnField(man) && !isInvulnerable(before, man.id)),
      after.men,
      radiusOf,
    ),
    ...each(
      before.guns.filter(({ gone }) => !gone),
      after.guns,
      () => GUN_HALF,
    ),
    ...each(
      kriegspiel.waggons.filter(({ destroyed }) => !destroyed),
      after.kriegspiel.waggons,
      () => WAGGON_BREADTH / 2,
    ),
    ...each(
      kriegspiel.transports.filter(({ destroyed }) => !destroyed),
      after.kriegspiel.transports,
      (transport) => breadthOf(transport) / 2,
    ),
  ];
}

/** Returns at which part of its path a mover first touches a place; null if it does not. */
function partTo({ stops, length, reach }: Mover, at: Point): number | null {
  let gone = 0;
  for (const [i, to] of stops.slice(1).entries()) {
    const from = stops[i] as Point;
    const leg = distance(from, to);
    if (toSegment(at, from, to) <= reach) {
      const along = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / leg;
      return (gone + Math.max(0, Math.min(leg, along))) / length;
    }
    gone += leg;
  }
  return null;
}

/** Returns the battle after a mine has gone off, with all movers at that part of their paths (6.2). */
function exploded(
  battle: KriegspielBattle,
  { id: mine, at }: Mine,
  movers: readonly Mover[],
  part: number,
): KriegspielBattle {
  const moversById = new Map(movers.map((mover) => [mover.id, mover]));
  const placeOf = <T extends Standing>(one: T): T => {
    const mover = moversById.get(one.id);
    return mover === undefined ? one : { ...one, ...pointAlong(mover, part * mover.length) };
  };
  const { guns, waggons, mines } = battle.kriegspiel;
  const dead = (man: Man): boolean =>
    isOnField(man) &&
    !isInvulnerable(battle, man.id) &&
    distance(placeOf(man), at) - radiusOf(man) <= NEAR;
  const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
  const men = battle.men.map((man): Man =>
    dead(man)
      ? { ...man, ...rounded(placeOf(man)), state: 'dead', lying: false, met: false, escort: null }
      : man,
  );
  const struck = battle.guns.filter((gun) => !gun.gone && gunGap(battle, placeOf(gun), at) <= NEAR);
  const hit = afterTransportsHit(
    withState(
      {
        ...battle,
        men: freeUnguarded(men, battle.moves),
        // To the engine a destroyed gun has left the field.
        guns: battle.guns.map((gun) =>
          struck.includes(gun) ? { ...gun, gone: true, crew: [] } : gun,
        ),
      },
      {
        mines: mines.filter(({ id }) => id !== mine),
        guns: Object.fromEntries(
          Object.entries(guns).map(([id, state]) => [
            id,
            struck.some((gun) => gun.id === id) ? { ...state, destroyed: true } : state,
          ]),
        ),
        waggons: waggons.map((waggon) =>
          toShape(waggonShape(placeOf(waggon)), at) <= NEAR
            ? { ...waggon, packets: 0, destroyed: true }
            : waggon,
        ),
      },
    ),
    at,
    NEAR,
    placeOf,
  );
  return succeeded(hit);
}

/** Returns whether a mover is dead or destroyed and cannot go on. */
const isLost = ({ men, kriegspiel }: KriegspielBattle, id: string): boolean =>
  men.some((man) => man.id === id && !isOnField(man)) ||
  [...kriegspiel.waggons, ...kriegspiel.transports].some(
    (each) => each.id === id && each.destroyed,
  ) ||
  kriegspiel.guns[id]?.destroyed === true;

/**
 * Returns the battle after an order, with the mines that have gone off under men and things that the order moved, the
 * first that was reached before the others (kriegspiel.md 6.2). `before` and `after` are the battles before and after
 * the order, `paths` the paths walked; men and things without one went straight.
 */
export function minesSprung(
  before: KriegspielBattle,
  after: KriegspielBattle,
  paths: Paths,
): KriegspielBattle {
  const movers = moversOf(before, after, paths);
  let now = after;
  for (;;) {
    const left = movers.filter(({ id }) => !isLost(now, id));
    let first: { readonly mine: Mine; readonly part: number } | null = null;
    for (const mine of now.kriegspiel.mines)
      for (const mover of left) {
        const part = partTo(mover, mine.at);
        if (part !== null && part < (first?.part ?? Infinity)) first = { mine, part };
      }
    if (first === null) return now;
    now = exploded(now, first.mine, movers, first.part);
  }
}

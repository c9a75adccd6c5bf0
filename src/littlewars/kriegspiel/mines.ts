import { gunGap, GUN_HALF } from '../engine/gunShape';
import { distance, NEAR } from '../engine/lengths';
import { isOnField, radiusOf } from '../engine/men';
import { freeUnguarded } from '../engine/prisoners';
import { toSegment, toShape } from '../engine/shapes';
import type { Man, Point } from '../engine/types';
import { pointAlong, wayTo } from '../engine/ways';
import { waggonShape } from './standing';
import { withState } from './duties';
import { isInvulnerable, succeeded } from './general';
import { WAGGON_BREADTH } from './terms';
import type { KriegspielBattle, Mine } from './types';

// A contact mine goes off under the first piece over it (6.2).

/** Somebody or something that has moved, and its way. */
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

/** Returns who has moved in an order, by the shortest ways past the places named. */
function moversOf(
  before: KriegspielBattle,
  after: KriegspielBattle,
  by: readonly Point[],
): readonly Mover[] {
  const movers: Mover[] = [];
  const add = (was: Standing, now: Standing, reach: number): void => {
    if (was.x === now.x && was.y === now.y) return;
    const stops: Point[] = [{ x: was.x, y: was.y }];
    for (const to of [...by, { x: now.x, y: now.y }]) {
      const from = stops.at(-1) as Point;
      const way = wayTo(before, reach, from, to, 4 * distance(from, to));
      stops.push(...(way === null ? [to] : way.stops.slice(1)));
    }
    movers.push({ id: now.id, reach, stops, length: lengthOf(stops) });
  };
  const each = (
    was: readonly Standing[],
    now: readonly Standing[],
    reachOf: (id: string) => number,
  ): void => {
    const there = new Map(now.map((one) => [one.id, one]));
    for (const one of was) add(one, there.get(one.id) as Standing, reachOf(one.id));
  };
  const men = new Map(before.men.map((man) => [man.id, man]));
  each(
    before.men.filter((man) => isOnField(man) && !isInvulnerable(before, man.id)),
    after.men,
    (id) => radiusOf(men.get(id) as Man),
  );
  each(
    before.guns.filter(({ gone }) => !gone),
    after.guns,
    () => GUN_HALF,
  );
  each(
    before.kriegspiel.waggons.filter(({ destroyed }) => !destroyed),
    after.kriegspiel.waggons,
    () => WAGGON_BREADTH / 2,
  );
  return movers;
}

/** Returns at which part of its way somebody first touches a place; null if he does not. */
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

/** Returns the battle after a mine has gone off, everybody being where he is at that part of his way (6.2). */
function exploded(
  battle: KriegspielBattle,
  { id: mine, at }: Mine,
  movers: readonly Mover[],
  part: number,
): KriegspielBattle {
  const ways = new Map(movers.map((mover) => [mover.id, mover]));
  const placeOf = <T extends Standing>(one: T): T => {
    const mover = ways.get(one.id);
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
  return succeeded(
    withState(
      { ...battle, men: freeUnguarded(men, battle.moves) },
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
  );
}

/**
 * 6.2: returns a battle after an order, with the mines that have gone off under those whom it moved; `by` are the places that the
 * order named on the way. Houses and walls stand.
 */
export function minesSprung(
  before: KriegspielBattle,
  after: KriegspielBattle,
  by: readonly Point[],
): KriegspielBattle {
  if (after.kriegspiel.mines.length === 0) return after;
  const movers = moversOf(before, after, by);
  const isLost = (battle: KriegspielBattle, id: string): boolean =>
    battle.men.some((man) => man.id === id && !isOnField(man)) ||
    battle.kriegspiel.waggons.some((waggon) => waggon.id === id && waggon.destroyed) ||
    battle.kriegspiel.guns[id]?.destroyed === true;
  return after.kriegspiel.mines.reduce((now, mine) => {
    const parts = movers
      .filter(({ id }) => !isLost(now, id))
      .flatMap((mover) => partTo(mover, mine.at) ?? []);
    return parts.length === 0 ? now : exploded(now, mine, movers, Math.min(...parts));
  }, after);
}

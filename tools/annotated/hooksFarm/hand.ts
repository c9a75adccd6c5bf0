import { bearingOf, normalBearing } from '../../../src/littlewars/engine/angles';
import { distance, RADIUS } from '../../../src/littlewars/engine/lengths';
import { hindrances, isReady, manOf, metAt } from '../../../src/littlewars/engine/men';
import { groundAt } from '../../../src/littlewars/engine/country';
import { command, type Order } from '../../../src/littlewars/engine/orders';
import { gunNamed, withGun, withMen } from '../../../src/littlewars/engine/refusals';
import { deviationOf, flightOf, GRAVITY, MUZZLE_SPEED } from '../../../src/littlewars/engine/shot';
import { directionOf, TURN } from '../../../src/littlewars/engine/angles';
import { pathFaults } from '../../../src/littlewars/engine/marching';
import type { Battle, Gun, Man, Point } from '../../../src/littlewars/engine/types';
import type { Casualties } from '../../../src/littlewars/engine/meleeTypes';
import { at } from '../../../src/littlewars/battles/pieces';
import { marched } from '../../../src/littlewars/game/bodies';
import { haulToward } from '../../../src/littlewars/game/hauling';

/** A place in inches. */
export type Place = readonly [x: number, y: number];

/** A hand that plays both sides of a battle; each of its orders throws if the rules refuse it. */
export type Hand = ReturnType<typeof createHand>;

/** The elevations tried for a shot, in thousandths of a degree, and how far beside a man it is aimed. */
const ELEVATIONS = Array.from({ length: 33 }, (_, i) => (i % 2 === 0 ? 40 : -40) * i);
const OFFSETS = [0, -90, 90, -180, 180, -270, 270];
/** The thousandths of a degree in a radian. */
const DEGREES = TURN / 2 / 3.141592653589793;
/** The distance of middles at which two men touch, beside their radii. */
const TOUCH = 1;
/** How far from where he is wanted a man may be put, in quarters of an inch. */
const FAR = 8;
const AROUND: readonly Point[] = Array.from({ length: (2 * FAR + 1) ** 2 }, (_, i) => ({
  x: ((i % (2 * FAR + 1)) - FAR) * 4,
  y: (Math.floor(i / (2 * FAR + 1)) - FAR) * 4,
})).sort((a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y);

/** Returns the ids of men of consecutive numbers, the last included. */
export const men = (letter: 'R' | 'B', first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${letter}${first + i}`);

/** Returns so many places in inches evenly from one place to another. */
export const line = (count: number, [x, y]: Place, [toX, toY]: Place): Place[] =>
  Array.from({ length: count }, (_, i) => {
    const part = count === 1 ? 0 : i / (count - 1);
    return [x + (toX - x) * part, y + (toY - y) * part];
  });

/** Creates a hand that plays a battle from where it stands, for both sides. */
export function createHand(begun: Battle) {
  let battle = begun;
  const orders: Order[] = [];

  function give(order: Order): void {
    const outcome = command(battle, order);
    if (!outcome.ok)
      throw new Error(
        `move ${battle.moves + 1}: ${JSON.stringify(order)} is refused: ${JSON.stringify(outcome.reasons)}`,
      );
    battle = outcome.battle;
    orders.push(order);
  }
  const man = (id: string): Man => {
    const found = manOf(battle, id);
    if (found === undefined) throw new Error(`there is no ${id}`);
    return found;
  };
  const gun = (id: string): Gun => {
    const found = gunNamed(battle, id);
    if (found === undefined) throw new Error(`there is no ${id}`);
    return found;
  };
  /** Returns those of some men who are free and armed. */
  const alive = (ids: readonly string[]): string[] => ids.filter((id) => isReady(man(id)));

  /**
   * Sends men each to his place, or as near to it as there is room without touching an enemy, and throws where there
   * is none.
   */
  function send(ids: readonly string[], places: readonly Place[]): void {
    ids.forEach((id, i) => {
      const place = places[i];
      if (place === undefined) throw new Error(`no place for ${id}`);
      const wanted = at(...place);
      for (const { x, y } of AROUND) {
        const to = { x: wanted.x + x, y: wanted.y + y };
        const self = man(id);
        if (hindrances(battle, self, to).length > 0 || metAt(battle, self, to).length > 0) continue;
        const order: Order = { kind: 'march', man: id, to };
        if (!command(battle, order).ok) continue;
        give(order);
        return;
      }
      give({ kind: 'march', man: id, to: wanted });
    });
  }

  /** Sends men each towards his place, as near as his move and the others let him. */
  function advance(ids: readonly string[], places: readonly Place[]): void {
    const wanted = ids.map((id, i) => ({ id, to: at(...(places[i] ?? places[0] ?? [0, 0])) }));
    for (const order of marched(battle, wanted).orders) give(order);
  }

  /** Moves a gun with the men named, or those it finds. */
  function haul(id: string, to: Place, crew: readonly string[] = []): void {
    const hauled = haulToward(battle, gun(id), at(...to), crew);
    if (!hauled.ok) throw new Error(`${id} is not hauled: ${JSON.stringify(hauled.reasons)}`);
    give(hauled.order);
  }

  /** Moves a gun with each man of its crew to his place. */
  function haulWith(
    id: string,
    to: Place,
    crew: readonly (readonly [man: string, ...place: Place])[],
  ): void {
    const order = (places: readonly Point[]): Order => ({
      kind: 'haul',
      gun: id,
      to: at(...to),
      crew: crew.map(([each], i) => ({ man: each, to: places[i] ?? at(...to) })),
    });
    const places = crew.map(([, ...place]) => at(...place));
    for (const [i, wanted] of places.entries()) {
      const self = crew[i]?.[0] ?? '';
      const found = AROUND.find(({ x, y }) => {
        const tried = places.with(i, { x: wanted.x + x, y: wanted.y + y });
        const outcome = command(battle, order(tried));
        return outcome.ok || !JSON.stringify(outcome.reasons).includes(`"${self}"`);
      });
      if (found !== undefined) places[i] = { x: wanted.x + found.x, y: wanted.y + found.y };
    }
    give(order(places));
  }

  /** Returns the elevations tried at a man, first that whose path without collisions ends at him. */
  function levels(from: Gun, target: Man, upwards: number): readonly number[] {
    const far = distance(from, target);
    const drop = groundAt(battle.country, from) - groundAt(battle.country, target);
    const level =
      ((GRAVITY * far) / (2 * MUZZLE_SPEED ** 2) - drop / far - upwards / 1e6) * DEGREES;
    return ELEVATIONS.map((above) => Math.round(level + above));
  }

  /** Returns an aim at one man whose shot, with the deviation that is next, kills what is wanted. */
  function aimAt(
    id: string,
    target: Man,
    isWanted: (dead: readonly string[]) => boolean,
  ): Order | null {
    const from = gun(id);
    const [deviation] = deviationOf(battle.stream);
    const off = (deviation.sideways * DEGREES) / 1e6;
    for (const offset of OFFSETS)
      for (const elevation of levels(from, target, deviation.upwards)) {
        const bearing = normalBearing(Math.round(bearingOf(from, target) + offset - off));
        const turned = { ...from, bearing, elevation };
        const shot = flightOf(withGun(battle, turned), turned, { bearing, elevation }, deviation);
        if (!isWanted(shot.dead)) continue;
        const order: Order = { kind: 'fire', gun: id, bearing, elevation };
        const outcome = command(battle, order);
        if (outcome.ok && isWanted(outcome.battle.shots.at(-1)?.dead ?? [])) return order;
      }
    return null;
  }

  /** Fires a gun until so many of the men named are dead and nobody else, with at most so many shots. */
  function shoot(id: string, among: readonly string[], kills: number, most = 4): number {
    let left = kills;
    const near = (a: Man, b: Man): number => distance(gun(id), a) - distance(gun(id), b);
    for (let shots = most; left > 0 && shots > 0; shots--) {
      const targets = alive(among).map(man).sort(near);
      const ids = new Set(targets.map((each) => each.id));
      const all = (dead: readonly string[]): boolean =>
        dead.length <= left && dead.every((each) => ids.has(each));
      const due = Math.ceil(left / shots);
      let order: Order | null = null;
      for (const least of new Set([due, 1]))
        for (const target of order === null ? targets : []) {
          order = aimAt(id, target, (dead) => dead.length >= least && all(dead));
          if (order !== null) break;
        }
      if (order === null) break;
      const before = alive(among).length;
      give(order);
      left -= before - alive(among).length;
    }
    return kills - left;
  }

  /** Moves a man into contact with one of the enemies named, the first to whom he can come. */
  function charge(id: string, enemies: readonly string[]): void {
    const self = man(id);
    for (const each of alive(enemies)) {
      const enemy = man(each);
      const apart = RADIUS[self.arm] + RADIUS[enemy.arm] + TOUCH;
      const home = bearingOf(enemy, self);
      for (let i = 0; i < 36; i++) {
        const turn = (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 10_000;
        const { x, y } = directionOf(normalBearing(home + turn));
        const to = { x: Math.round(enemy.x + x * apart), y: Math.round(enemy.y + y * apart) };
        if (hindrances(battle, self, to).length > 0 || pathFaults(battle, self, to).length > 0)
          continue;
        const order: Order = { kind: 'march', man: id, to };
        const outcome = command(battle, order);
        if (!outcome.ok || manOf(outcome.battle, id)?.met !== true) continue;
        give(order);
        return;
      }
    }
    throw new Error(`move ${battle.moves + 1}: ${id} comes to none of ${enemies.join(' ')}`);
  }

  /** Sends two of the men named to the trail of a gun that has been fired, the first pair that can come. */
  function serve(id: string, among: readonly string[]): void {
    const near = alive(among)
      .map(man)
      .filter((each) => !each.met)
      .sort((a, b) => distance(gun(id), a) - distance(gun(id), b));
    for (const one of near)
      for (const other of near) {
        if (one === other) continue;
        const order: Order = { kind: 'serve', gun: id, men: [one.id, other.id] };
        if (!command(battle, order).ok) continue;
        give(order);
        return;
      }
    throw new Error(`move ${battle.moves + 1}: nobody comes to the trail of ${id}`);
  }

  /** Returns whether a shot without deviation can kill a man at a place and nobody else. */
  function isCaught(id: string, by: string, to: Point): boolean {
    const from = gun(by);
    const self = { ...man(id), ...to };
    const table = withMen(battle, self);
    return levels(from, self, 0).some((elevation) => {
      const turned = { ...from, bearing: bearingOf(from, self), elevation };
      const none = { sideways: 0, upwards: 0 };
      const { dead } = flightOf(withGun(table, turned), turned, turned, none);
      return dead.length === 1 && dead[0] === id;
    });
  }

  /** Sends a man to the first of some places where he may stand and one of the guns named has him before it. */
  function expose(id: string, guns: readonly string[], places: readonly Place[]): void {
    for (const by of guns)
      for (const place of places) {
        const order: Order = { kind: 'march', man: id, to: at(...place) };
        if (!command(battle, order).ok || !isCaught(id, by, order.to)) continue;
        give(order);
        return;
      }
  }

  function settle(choose: (proposal: Casualties) => Casualties = (same) => same): void {
    const [melee] = battle.melees.filter(({ settled }) => !settled);
    if (melee === undefined) throw new Error('there is no melee to settle');
    give({ kind: 'settle', melee: melee.number, casualties: choose(melee.proposal) });
  }

  return {
    now: () => battle,
    orders: (): readonly Order[] => orders,
    give,
    man,
    gun,
    alive,
    send,
    advance,
    haul,
    haulWith,
    shoot,
    charge,
    settle,
    expose,
    isCaught: (id: string, by: string): boolean => isCaught(id, by, man(id)),
    go: () => give({ kind: 'go' }),
    end: () => give({ kind: 'end' }),
    serve,
    leave: (ids: readonly string[]) => {
      for (const each of ids) give({ kind: 'leave', man: each });
    },
  };
}

// What a side's men need and get, by kriegspiel.md 5.1 to 5.5 alone, on a field with nothing but depots, square to it or round, and
// with no more than three armed enemies, all far from the sides of the field and from depots. Slow and plain: every pair is
// looked at.
import type { Man, Point, Shape, Side } from '../../../../src/littlewars/engine/types';
import type { KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import type { Supply } from '../../../../src/littlewars/kriegspiel/things';

const FOOT = 192;
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const radius = (man: Man): number => {
  const whole = man.arm === 'cavalry' ? 8 : 5;
  return man.half === true ? Math.ceil(whole / 2) : whole;
};

export interface NaiveRation {
  readonly supply: Supply;
  readonly men: readonly string[];
  readonly given: boolean;
}

/** Returns whether a place is within the triangle of three. */
function isInside(p: Point, [a, b, c]: readonly [Point, Point, Point]): boolean {
  const turn = (q: Point, r: Point): number =>
    (r.x - q.x) * (p.y - q.y) - (r.y - q.y) * (p.x - q.x);
  const turns = [turn(a, b), turn(b, c), turn(c, a)];
  return turns.every((each) => each > 0) || turns.every((each) => each < 0);
}

/** 5.5: three enemies shut in a man between them. */
function isShutIn(men: readonly Man[], enemies: readonly Man[]): boolean {
  const [a, b, c] = enemies;
  if (a === undefined || b === undefined || c === undefined) return false;
  if (Math.max(far(a, b), far(b, c), far(c, a)) > 2 * FOOT) return false;
  return men.every((man) => isInside(man, [a, b, c]));
}

/** Returns the nearest point of a waggon that stands along the field. */
const onWaggon = (waggon: Point, p: Point): Point => ({
  x: Math.min(Math.max(p.x, waggon.x - 8), waggon.x + 8),
  y: Math.min(Math.max(p.y, waggon.y - 16), waggon.y + 16),
});

/** Returns the nearest point of a depot, which is a box square to the field or round. */
function onDepot(shape: Shape, p: Point): Point {
  if (shape.kind === 'circle') {
    const part = shape.radius / far(shape, p);
    return { x: shape.x + (p.x - shape.x) * part, y: shape.y + (p.y - shape.y) * part };
  }
  const [xs, ys] = [shape.corners.map(({ x }) => x), shape.corners.map(({ y }) => y)];
  return {
    x: Math.min(Math.max(p.x, Math.min(...xs)), Math.max(...xs)),
    y: Math.min(Math.max(p.y, Math.min(...ys)), Math.max(...ys)),
  };
}

function toLine(p: Point, a: Point, b: Point): number {
  const square = far(a, b) ** 2;
  const part = square === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / square;
  const at = Math.max(0, Math.min(1, part));
  return far(p, { x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at });
}

/** Returns the most of some rations that can be given, each by one of its stores, and none gives more than it has. */
function most(rations: readonly (readonly number[])[], packets: readonly number[]): number {
  const [first, ...rest] = rations;
  if (first === undefined) return 0;
  let best = most(rest, packets);
  for (const store of first) {
    if (packets[store] === 0 || best === rations.length) continue;
    const left = packets.map((count, i) => (i === store ? count - 1 : count));
    best = Math.max(best, 1 + most(rest, left));
  }
  return best;
}

export function naiveSupply(battle: KriegspielBattle, side: Side): readonly NaiveRation[] {
  const { bodies, services, waggons, depots, unhorsed, fired } = battle.kriegspiel;
  const isHere = (man: Man): boolean => man.state === 'ready' && services[man.id] !== 'general';
  const enemies = battle.men.filter((man) => man.side !== side && isHere(man));
  const own = bodies
    .filter((body) => body.side === side)
    .map((body) => battle.men.filter((man) => isHere(man) && body.men.includes(man.id)))
    .filter((men) => men.length > 0);
  // A man within twelve feet of one of another body is counted with it.
  const label = own.map((_, i) => i);
  for (let again = true; again;) {
    again = false;
    for (const [i, a] of own.entries())
      for (const [j, b] of own.entries()) {
        const least = Math.min(label[i]!, label[j]!);
        if (label[i] === label[j]) continue;
        const between = (man: Man, other: Man): number =>
          far(man, other) - radius(man) - radius(other);
        if (!a.some((man) => b.some((other) => between(man, other) <= 12 * FOOT))) continue;
        [label[i], label[j], again] = [least, least, true];
      }
  }
  const done = Math.floor((battle.moves + (side === battle.first ? 1 : 0)) / 2);
  const left = 6 - (done % 6);
  const needs: { supply: Supply; men: readonly Man[] }[] = [];
  for (const supply of ['food', 'forage', 'ammunition'] as const)
    for (const mark of new Set(label)) {
      const together = own.filter((_, i) => label[i] === mark);
      const men = together.flat();
      const foot = men.filter((man) => services[man.id] === 'infantry');
      if (together.length === 1 && foot.length === men.length && foot.length < 30)
        if (!isShutIn(men, enemies)) continue;
      const fed =
        supply === 'food'
          ? men
          : supply === 'forage'
            ? men.filter((man) => services[man.id] === 'cavalry' && !unhorsed.includes(man.id))
            : foot.filter((man) => (fired[man.id] ?? 0) > 0 && fired[man.id]! + left >= 6);
      const each = supply === 'forage' ? 6 : 30;
      const whole = Math.floor(fed.length / each);
      const count = 2 * (fed.length % each) >= each ? whole + 1 : whole;
      for (let i = 0; i < count; i++)
        needs.push({
          supply,
          men: fed.filter((_, n) => Math.min(Math.floor(n / each), count - 1) === i),
        });
    }
  const stores = [
    ...waggons
      .filter((each) => each.side === side && !each.moved && !each.destroyed)
      .map((waggon) => ({ packets: waggon.packets, on: (p: Point) => onWaggon(waggon, p) })),
    ...depots
      .filter((each) => each.side === side && !each.burnt)
      .map(({ piece, packets }) => {
        const { shape } = battle.country.pieces.find(({ id }) => id === piece)!;
        return { packets, on: (p: Point) => onDepot(shape, p) };
      }),
  ];
  const open = needs.map(({ men }) =>
    stores.flatMap(({ on }, i) => {
      let nearest: Man | null = null;
      let least = 0;
      for (const man of men) {
        const reach = services[man.id] === 'cavalry' ? 18 * FOOT : 6 * FOOT;
        const over = far(man, on(man)) - radius(man) - reach;
        if (nearest === null ? over <= 0 : over < least) [nearest, least] = [man, over];
      }
      if (nearest === null) return [];
      const from = on(nearest);
      const to = nearest;
      return enemies.some((enemy) => toLine(enemy, from, to) - radius(enemy) <= 96) ? [] : [i];
    }),
  );
  const packets = stores.map((store) => store.packets);
  return needs.map(({ supply, men }, i) => ({
    supply,
    men: men.map(({ id }) => id),
    // Those before it are served first.
    given: most(open.slice(0, i + 1), packets) > most(open.slice(0, i), packets),
  }));
}

// Contact mines (kriegspiel.md 6.2) from the clause alone: everybody is led along his path in small steps.
import type { Gun, Man, Point } from '../../../../src/littlewars/engine/types';
import type { Paths } from '../../../../src/littlewars/kriegspiel/mines';
import type { KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import type { Waggon } from '../../../../src/littlewars/kriegspiel/things';
import { along, toSegment, toShape } from '../../naive/plane';
import { apart, HAIR, NEAR } from '../../naive/sizes';
import { barsOf, waggonOf } from './circles';

export interface NaiveMines {
  /** The mines that are left. */
  readonly mines: readonly string[];
  readonly dead: readonly string[];
  readonly guns: readonly string[];
  readonly waggons: readonly string[];
}

/** A man, gun or waggon that moves, with its path and how far from its middle it covers the ground. */
interface Walker {
  readonly id: string;
  readonly reach: number;
  readonly path: readonly Point[];
}

const radius = (man: Man): number =>
  man.half === true ? (man.arm === 'cavalry' ? 4 : 3) : man.arm === 'cavalry' ? 8 : 5;
const lengthOf = (path: readonly Point[]): number =>
  path.reduce((sum, stop, i) => (i === 0 ? 0 : sum + apart(path[i - 1]!, stop)), 0);

/** Where one is at a part of his path. */
function at(path: readonly Point[], part: number): Point {
  let left = part * lengthOf(path);
  for (let i = 1; i < path.length; i++) {
    const leg = apart(path[i - 1]!, path[i]!);
    if (left <= leg && leg > 0) return along([path[i - 1]!, path[i]!], left / leg);
    left -= leg;
  }
  return path.at(-1)!;
}

/** At which part of his path one is nearest to a mine, on the first leg on which he is over it; null if he never is. */
function over({ path, reach }: Walker, mine: Point): number | null {
  const whole = lengthOf(path);
  let gone = 0;
  for (let i = 1; i < path.length; i++) {
    const leg = apart(path[i - 1]!, path[i]!);
    if (toSegment(mine, [path[i - 1]!, path[i]!]) <= reach) {
      let [low, high] = [gone / whole, (gone + leg) / whole];
      for (let n = 0; n < 100; n++) {
        const [one, two] = [low + (high - low) / 3, high - (high - low) / 3];
        if (apart(at(path, one), mine) < apart(at(path, two), mine)) high = two;
        else low = one;
      }
      return (low + high) / 2;
    }
    gone += leg;
  }
  return null;
}

/** What mines do in an order; null where something is so near the edge of a circle that rounding decides. */
export function naiveMines(
  before: KriegspielBattle,
  after: KriegspielBattle,
  paths: Paths,
): NaiveMines | null {
  const general = ({ id }: Man): boolean => before.kriegspiel.services[id] === 'general';
  const onField = (man: Man): boolean =>
    ['ready', 'prisoner', 'freed'].includes(man.state) && !general(man);
  const walkers: Walker[] = [];
  const lead = (
    was: readonly (Point & { readonly id: string })[],
    now: readonly (Point & { readonly id: string })[],
    reach: (id: string) => number,
  ): void => {
    for (const one of was) {
      const there = now.find(({ id }) => id === one.id)!;
      if (one.x !== there.x || one.y !== there.y)
        walkers.push({ id: one.id, reach: reach(one.id), path: paths[one.id] ?? [one, there] });
    }
  };
  lead(before.men.filter(onField), after.men, (id) =>
    radius(before.men.find((man) => man.id === id)!),
  );
  lead(
    before.guns.filter(({ gone }) => !gone),
    after.guns,
    () => 2,
  );
  lead(
    before.kriegspiel.waggons.filter(({ destroyed }) => !destroyed),
    after.kriegspiel.waggons,
    () => 8,
  );
  let mines = [...after.kriegspiel.mines];
  const dead = new Set(after.men.filter((man) => man.state === 'dead').map(({ id }) => id));
  const guns = new Set<string>();
  const waggons = new Set(
    after.kriegspiel.waggons.filter(({ destroyed }) => destroyed).map(({ id }) => id),
  );
  const close: number[] = [];
  const isHit = (far: number): boolean => {
    if (Math.abs(far - NEAR) < 1_000 * HAIR) close.push(far);
    return far <= NEAR;
  };
  for (;;) {
    let [first, part]: [(typeof mines)[number] | null, number] = [null, Infinity];
    for (const mine of mines)
      for (const walker of walkers) {
        if (dead.has(walker.id) || guns.has(walker.id) || waggons.has(walker.id)) continue;
        const when = over(walker, mine.at);
        if (when !== null && when < part) [first, part] = [mine, when];
      }
    if (first === null) break;
    const mine = first;
    const placed = <T extends Man | Gun | Waggon>(one: T): T => {
      const walker = walkers.find(({ id }) => id === one.id);
      return walker === undefined ? one : { ...one, ...at(walker.path, part) };
    };
    mines = mines.filter((each) => each !== mine);
    for (const man of after.men)
      if (onField(man) && !dead.has(man.id) && isHit(apart(placed(man), mine.at) - radius(man)))
        dead.add(man.id);
    for (const gun of after.guns)
      if (
        !gun.gone &&
        !guns.has(gun.id) &&
        isHit(
          Math.min(
            ...barsOf(placed(gun)).map((bar) =>
              toShape(mine.at, { kind: 'polygon', corners: bar }),
            ),
          ),
        )
      )
        guns.add(gun.id);
    for (const waggon of after.kriegspiel.waggons)
      if (!waggons.has(waggon.id) && isHit(toShape(mine.at, waggonOf(placed(waggon)))))
        waggons.add(waggon.id);
  }
  return close.length > 0
    ? null
    : { mines: mines.map(({ id }) => id), dead: [...dead], guns: [...guns], waggons: [...waggons] };
}

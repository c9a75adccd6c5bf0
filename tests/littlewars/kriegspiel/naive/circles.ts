import type { Gun, Man, Point } from '../../../../src/littlewars/engine/types';
import type { KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import type { Waggon } from '../../../../src/littlewars/kriegspiel/things';
import { segmentToShape, toShape } from '../../naive/plane';
import { apart, HAIR, INCH } from '../../naive/sizes';

/* A second reading of kriegspiel.md 3.3 to 3.5, from the clauses alone. */

/** What a shell's circle holds, by id. */
export interface NaiveBurst {
  readonly within: readonly string[];
  readonly sheltered: readonly string[];
  readonly dead: readonly string[];
  readonly gunsDestroyed: readonly string[];
  readonly gunsDisabled: readonly string[];
  readonly waggons: readonly string[];
}

/** Corners about a middle, so far before and behind it along a bearing and to both sides. */
function corners(middle: Point, bearing: number, ahead: number, behind: number, sideways: number) {
  const turn = (bearing / 180_000) * Math.PI;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return (
    [
      [ahead, sideways],
      [ahead, -sideways],
      [-behind, -sideways],
      [-behind, sideways],
    ] as const
  ).map(([u, v]) => ({
    x: middle.x + u * sine + v * cosine,
    y: middle.y + u * cosine - v * sine,
  }));
}

/** littlewars.md 1.2: its two bars, a quarter of an inch thick. */
export const barsOf = (gun: Gun) => [
  corners(gun, gun.bearing, 1.25 * INCH, 3 * INCH, INCH / 8),
  corners(gun, gun.bearing, INCH / 8, INCH / 8, 0.75 * INCH),
];

/** Two inches by one, its corners on whole sixteenths. */
export const waggonOf = (waggon: Pick<Waggon, 'x' | 'y' | 'bearing'>) => ({
  kind: 'polygon' as const,
  corners: corners(waggon, waggon.bearing, INCH, INCH, INCH / 2).map(({ x, y }) => ({
    x: Math.floor(x + 0.5 + HAIR),
    y: Math.floor(y + 0.5 + HAIR),
  })),
});

/** What lies in the circle of a shell, and who of them dies; null if a gun or waggon is so near its edge that rounding decides. */
export function naiveBurst(battle: KriegspielBattle, at: Point): NaiveBurst | null {
  const radius = 3 * INCH;
  const general = (man: Man): boolean => battle.kriegspiel.services[man.id] === 'general';
  const inIt = battle.men.filter(
    (man) =>
      ['ready', 'prisoner', 'freed'].includes(man.state) &&
      !general(man) &&
      (man.x - at.x) ** 2 + (man.y - at.y) ** 2 <= radius ** 2,
  );
  const covered = (man: Man): boolean =>
    battle.country.pieces.some(
      ({ kind, shape }) =>
        ['wall', 'house', 'shed'].includes(kind) && segmentToShape([at, man], shape) <= 0,
    );
  const left = inIt.filter((man) => !covered(man));
  const within: Man[] = [];
  // The nearest is taken out again and again.
  while (within.length < left.length) {
    const rest = left.filter((man) => !within.includes(man));
    const far = (man: Man): number => (man.x - at.x) ** 2 + (man.y - at.y) ** 2;
    const number = (man: Man): number => Number(man.id.slice(1));
    let best = rest[0]!;
    for (const man of rest)
      if (far(man) < far(best) || (far(man) === far(best) && number(man) < number(best)))
        best = man;
    within.push(best);
  }
  const alive = Math.floor(within.length / 2);
  const guns = battle.guns.filter(({ gone }) => !gone);
  const waggons = battle.kriegspiel.waggons.filter(({ destroyed }) => !destroyed);
  const nearest = (gun: Gun): number =>
    Math.min(...barsOf(gun).map((bar) => toShape(at, { kind: 'polygon', corners: bar })));
  const farthest = (gun: Gun): number =>
    Math.max(...barsOf(gun).flatMap((bar) => bar.map((corner) => apart(corner, at))));
  const close = [
    ...guns.flatMap((gun) => [nearest(gun), farthest(gun)]),
    ...waggons.map((waggon) => toShape(at, waggonOf(waggon))),
  ].some((far) => Math.abs(far - radius) < HAIR);
  if (close) return null;
  const ids = (those: readonly { readonly id: string }[]): string[] => those.map(({ id }) => id);
  return {
    within: ids(within),
    sheltered: ids(inIt.filter(covered)),
    dead: ids(within.slice(0, within.length - alive)),
    gunsDestroyed: ids(guns.filter((gun) => farthest(gun) <= radius)),
    gunsDisabled: ids(guns.filter((gun) => nearest(gun) <= radius && farthest(gun) > radius)),
    waggons: ids(waggons.filter((waggon) => toShape(at, waggonOf(waggon)) <= radius)),
  };
}

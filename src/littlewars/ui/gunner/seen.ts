import { bearingOf, directionOf, turnBetween } from '../../engine/angles';
import { MUZZLE } from '../../engine/gunShape';
import { FOOT, NEAR } from '../../engine/lengths';
import { isWithin, radiusOf } from '../../engine/men';
import { isHill } from '../../engine/ground';
import type { Aim } from '../../engine/flight';
import type { Battle, Gun, Man, Piece, Point } from '../../engine/types';
import type { Sighting } from '../../words/gunner';
import type { Barrel, Mount } from './barrel';
import { cameraOf } from './camera';
import { sceneOf, type Item } from './scene';

/**
 * What a gunner sees along his gun: `bodies`, the groups of men and the guns in view, the nearest to the line of aim
 * first; and `before`, the first piece of scenery straight ahead that is no hill, with how far ahead of the gunner's
 * eye it is, in sixteenths of an inch; null if there is none within 40 feet.
 */
export interface Sightings {
  readonly bodies: readonly Sighting[];
  readonly before: { readonly piece: Piece; readonly distance: number } | null;
}

/**
 * Returns where a shot has struck, as seen from a barrel with this aim: the distance from its muzzle, in sixteenths
 * of an inch, and the angle to the right of its direction, in thousandths of a degree.
 */
export function strikeSeen(
  gun: Mount,
  { bearing }: Aim,
  struck: Point,
): Pick<Sighting, 'distance' | 'angle'> {
  const ahead = directionOf(bearing);
  const [dx, dy] = [struck.x - gun.x - MUZZLE * ahead.x, struck.y - gun.y - MUZZLE * ahead.y];
  return { distance: Math.hypot(dx, dy), angle: turnBetween(bearing, bearingOf(gun, struck)) };
}

/** Half the angle that is searched, in thousandths of a degree. */
const HALF = 20_000;
/** A picture as wide as that angle, so that the result is the same on every screen. */
const SIZE = { width: 1_000, height: 600 } as const;

const degrees = (slope: number): number => Math.round((Math.atan(slope) * 180_000) / Math.PI);

/** Returns the groups of the visible men: of one side and arm, each within six inches of another. */
function bodiesOf(men: readonly Man[]): Man[][] {
  const left = new Set(men);
  const bodies: Man[][] = [];
  for (const first of men) {
    if (!left.delete(first)) continue;
    const body = [first];
    for (const man of body)
      for (const next of left)
        if (next.side === man.side && next.arm === man.arm && isWithin(man, next, NEAR)) {
          left.delete(next);
          body.push(next);
        }
    bodies.push(body);
  }
  return bodies;
}

/**
 * Returns the groups of men, the guns and the first piece of scenery that a gunner sees within 20 degrees of the
 * direction of his barrel. Those that something else hides completely in the picture are left out.
 */
export function sightingsOf(battle: Battle, barrel: Barrel, aim: Aim): Sightings {
  const gun = barrel.mountAt(aim.bearing);
  const camera = cameraOf(battle.country, gun, { ...aim, elevation: 0 }, SIZE);
  const items = sceneOf(camera, battle, barrel.id).filter(
    ({ print: { left, right } }) => degrees(right) > -HALF && degrees(left) < HALF,
  );
  const offMuzzle = ({ x, y }: Man | Gun, radius: number): number => {
    const [dx, dy] = [x - gun.x - MUZZLE * camera.ahead.x, y - gun.y - MUZZLE * camera.ahead.y];
    return Math.max(0, Math.hypot(dx, dy) - radius);
  };
  const angleOf = (some: readonly Item[]): number => {
    const [left, right] = [
      Math.min(...some.map(({ print }) => print.left)),
      Math.max(...some.map(({ print }) => print.right)),
    ];
    return left <= 0 && right >= 0 ? 0 : degrees(left > 0 ? left : right);
  };
  const standing = new Map(
    items.flatMap((item) =>
      item.kind === 'man' && item.man.state === 'ready' ? [[item.man, item] as const] : [],
    ),
  );
  const bodies = bodiesOf([...standing.keys()]).map((body): Sighting => {
    const [first] = body as [Man];
    return {
      what: first.arm,
      side: first.side,
      count: body.length,
      distance: Math.min(...body.map((man) => offMuzzle(man, radiusOf(man)))),
      angle: angleOf(body.flatMap((man) => standing.get(man) ?? [])),
    };
  });
  const guns = items.flatMap((item): Sighting[] =>
    item.kind === 'gun'
      ? [
          {
            what: 'gun',
            side: item.gun.side,
            count: 1,
            distance: offMuzzle(item.gun, 0),
            angle: angleOf([item]),
          },
        ]
      : [],
  );
  return {
    bodies: [...bodies, ...guns].sort(
      (one, two) => Math.abs(one.angle) - Math.abs(two.angle) || one.distance - two.distance,
    ),
    before: straightBefore(items),
  };
}

/** Returns the first solid thing straight in front of the muzzle that is high enough to be visible. */
function straightBefore(items: readonly Item[]): Sightings['before'] {
  const found = items
    .flatMap((item) =>
      item.kind === 'solid' &&
      !isHill(item.solid.piece) &&
      item.print.left <= 0 &&
      item.print.right >= 0 &&
      item.print.nearest > 0
        ? [{ piece: item.solid.piece, distance: item.print.nearest }]
        : [],
    )
    .sort((one, two) => one.distance - two.distance)[0];
  return found === undefined || found.distance > 40 * FOOT ? null : found;
}

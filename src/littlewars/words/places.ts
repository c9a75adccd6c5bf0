import { listed } from '../../shell/language/intl';
import { bearingOf } from '../engine/angles';
import { distance, FOOT, INCH, RADIUS } from '../engine/lengths';
import { boundsOf, toShape } from '../engine/shapes';
import {
  ARMS,
  type Country,
  type Man,
  type Piece,
  type Point,
  type Battle,
  type Gun,
  type Side,
} from '../engine/types';
import { properName, roleName, sideName, capital, nameOf } from './names';
import { roughly } from './lengths';
import { t } from './t';
import { freeMen } from '../engine/ending';
import { outOfAction } from '../engine/gun';
import { isOnField, manOf, movedBy } from '../engine/men';
import { gunNamed } from '../engine/refusals';

const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
const EIGHTH = 45_000;
/** Distance beyond which a named piece is no landmark. */
const FAR = 4 * FOOT;
/** The greatest distance that counts as beside. */
const BESIDE = 2 * INCH;
/** The greatest distance of a middle from a back line that counts as on it, for both arms. */
const ON_LINE = RADIUS.infantry;

/**
 * Returns the name of the nearest of eight compass directions, such as `north-east`, to a bearing in thousandths of a
 * degree. For both sides north is towards Blue's back line.
 */
export const directionWords = (bearing: number): string =>
  t(`lwField:directions.${DIRECTIONS[Math.floor((bearing + EIGHTH / 2) / EIGHTH) % 8] ?? 'n'}`);

/**
 * Returns the pieces of scenery of a Country that have names, by which places are described, in the Country's order,
 * with their names in the page's language.
 */
export const landmarks = ({ pieces }: Country): readonly (Piece & { readonly name: string })[] =>
  pieces.flatMap((piece) => {
    const name = properName(piece);
    return name === undefined ? [] : [{ ...piece, name }];
  });

/** Returns the middle of the bounding box of a piece of scenery, rounded to whole sixteenths of an inch. */
export function middleOf({ shape }: Piece): Point {
  const { left, right, bottom, top } = boundsOf(shape);
  return { x: Math.round((left + right) / 2), y: Math.round((bottom + top) / 2) };
}

/**
 * Returns a place of the field in words: `1 ft 6 in north-east of Hook’s Farm`; by the edges of the field if it is
 * within a foot of a back line or no named scenery is within 4 feet.
 */
export function placeWords(country: Country, at: Point): string {
  const known = landmarks(country)
    .map((piece) => ({ piece, apart: toShape(piece.shape, at) }))
    .sort((a, b) => a.apart - b.apart)[0];
  const line = at.y < country.depth / 2 ? 'red' : 'blue';
  const depth = Math.abs(line === 'red' ? at.y : country.depth - at.y);
  if (depth > FOOT && known !== undefined && known.apart <= FAR) {
    const { name } = known.piece;
    if (known.apart <= BESIDE) return t('lwField:place.at', { name });
    const direction = directionWords(bearingOf(middleOf(known.piece), at));
    return t('lwField:place.off', { length: roughly(known.apart), direction, name });
  }
  // The distance is given from the nearer edge.
  const west = at.x <= country.width / 2;
  const from = {
    side: sideName(line),
    length: roughly(west ? at.x : country.width - at.x),
    edge: t(`lwField:edges.${west ? 'west' : 'east'}`),
  };
  if (depth <= ON_LINE) return t('lwField:place.line', from);
  return depth <= 6 * INCH
    ? t('lwField:place.nearLine', from)
    : t('lwField:place.field', { ...from, depth: roughly(depth) });
}

const countsOf = (men: readonly Pick<Man, 'arm'>[]): readonly string[] =>
  ARMS.flatMap((arm) => {
    const count = men.filter((man) => man.arm === arm).length;
    return count === 0 ? [] : [t(`lwField:count.${arm}`, { count })];
  });

/** Returns how many men of each arm there are, in words: `12 infantry and 5 cavalry`. */
export const countWords = (men: readonly Pick<Man, 'arm'>[]): string => listed(countsOf(men));

/**
 * Returns a line on the force that a side has on the field, `Red: 12 infantry, 5 cavalry and 1 gun; 2 prisoners held`:
 * its free men, in the words that `counts` returns for them, by default by arm; its guns; and the prisoners it guards.
 * In the Defensive Game it says whether the side attacks (littlewars.md 6.3).
 */
export function forceLine(
  battle: Battle,
  side: Side,
  counts: (men: readonly Man[]) => readonly string[] = countsOf,
): string {
  const guns = battle.guns.filter((gun) => gun.side === side && !gun.gone).length;
  const held = battle.men.filter((man) => man.side !== side && man.state === 'prisoner').length;
  const force = listed([
    ...counts(freeMen(battle, side)),
    ...(guns === 0 ? [] : [t('lwField:count.guns', { count: guns })]),
  ]);
  const words = { side: roleName(battle, side), force: force || t('lwTable:none') };
  return held === 0
    ? t('lwTable:strength', words)
    : t('lwTable:strengthHolds', { ...words, count: held });
}

/** Returns the mean of several places, rounded to whole sixteenths of an inch; the origin without any. */
export function centre(places: readonly Point[]): Point {
  const sum = places.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  const count = Math.max(1, places.length);
  return { x: Math.round(sum.x / count), y: Math.round(sum.y / count) };
}

/** The greatest extent of a body that is not described. */
const SHORT = 6 * INCH;

/** Returns the two places farthest apart, the western one first, or if equal the southern one. */
function ends(places: readonly Point[]): readonly [Point, Point] {
  let [one, two, most] = [centre(places), centre(places), -1];
  for (const [i, a] of places.entries())
    for (const b of places.slice(i + 1)) {
      const apart = distance(a, b);
      if (apart > most) [one, two, most] = [a, b, apart];
    }
  return one.x < two.x || (one.x === two.x && one.y <= two.y) ? [one, two] : [two, one];
}

/**
 * Returns a group of men in words, with the place of its middle, its extent and its direction: `12 infantry, 3 ft
 * north-east of the farm, 1 ft 6 in across from west to east`; without the extent if the men stand close together.
 */
export function bodyWords(country: Country, men: readonly Man[]): string {
  const values = { men: countWords(men), place: placeWords(country, centre(men)) };
  const [a, b] = ends(men);
  const length = distance(a, b);
  return length < SHORT
    ? t('lwField:body', values)
    : t('lwField:bodyAlong', {
        ...values,
        length: roughly(length),
        from: directionWords(bearingOf(b, a)),
        to: directionWords(bearingOf(a, b)),
      });
}

/** Returns a gun's place, and whether it is in action: `gun G1, 2 ft south of the church: in action`. */
export const gunWords = (battle: Battle, gun: Gun): string =>
  t('lwTable:gunLine', {
    gun: nameOf(battle, gun.id),
    place: placeWords(battle.country, gun),
    state: t(outOfAction(battle, gun).length === 0 ? 'lwTable:gunIn' : 'lwTable:gunOut'),
  });

/** Returns how many prisoners some men are, and where their middle is: `3 prisoners held, 1 ft south of the farm`. */
export const prisonersWords = (battle: Battle, men: readonly Man[]): string =>
  t('lwTable:prisonersHere', {
    count: men.length,
    men: t('lwField:count.prisoners', { count: men.length }),
    place: placeWords(battle.country, centre(men)),
  });

/** Describes several chosen men, separating prisoners and enemies, because a screen reader has no colours. */
function severalWords(battle: Battle, men: readonly Man[]): string {
  if (men.every(({ state }) => state === 'prisoner'))
    return t('lwTable:chosenMen', { body: prisonersWords(battle, men) });
  const theirs = men.every((man) => movedBy(man) !== battle.mover);
  return t(theirs ? 'lwTable:chosenEnemies' : 'lwTable:chosenMen', {
    body: bodyWords(battle.country, men),
  });
}

/**
 * Returns a sentence on the men with these ids who are on the field, `Chosen: 12 infantry, 3 ft north-east of the
 * farm`, or, if none is, on the first gun among them; empty if there is neither.
 */
export function chosenWords(battle: Battle, ids: readonly string[]): string {
  const men = ids.flatMap((id): Man[] => {
    const man = manOf(battle, id);
    return man !== undefined && isOnField(man) ? [man] : [];
  });
  const [first] = men;
  if (first === undefined) {
    const gun = ids.flatMap((id) => gunNamed(battle, id) ?? [])[0];
    return gun === undefined ? '' : capital(gunWords(battle, gun));
  }
  return men.length === 1
    ? t('lwTable:chosenOne', {
        name: capital(nameOf(battle, first.id)),
        place: placeWords(battle.country, first),
      })
    : severalWords(battle, men);
}

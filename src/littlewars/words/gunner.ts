import { LOCALES } from '../../shell/language/languages';
import { currentLanguage } from '../../shell/language/current';
import type { Aim } from '../engine/flight';
import { turnBetween } from '../engine/angles';
import { MOST_SHOTS } from '../engine/gun';
import { INCH } from '../engine/lengths';
import type { Hindrance } from '../engine/reasons';
import type { Arm, Battle, Piece, Side } from '../engine/types';
import { lengthWords } from './lengths';
import { capital, nameOf, pieceName, pieceNamed } from './names';
import { t } from './t';

/**
 * Returns how far a bearing is to the right of straight ahead, seen from its side, in thousandths of a degree;
 * negative to the left.
 */
const aheadOf = (side: Side, bearing: number): number =>
  turnBetween(side === 'red' ? 0 : 180_000, bearing);

/** Returns an angle, not negative, in half degrees as they are spoken. */
function halfDegrees(thousandths: number): string {
  const halves = Math.round(Math.abs(thousandths) / 500);
  if (halves === 1) return t('lwGunner:halfDegree');
  const number = `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
  return t('lwGunner:degrees', { count: halves / 2, number });
}

/**
 * Returns the direction of a barrel in words, as a player of `side` sees it, in half degrees: `12½ degrees to the
 * right of straight ahead, raised 3 degrees.`
 */
export function aimWords(side: Side, { bearing, elevation }: Aim): string {
  const off = aheadOf(side, bearing);
  const turned =
    Math.abs(off) < 250
      ? t('lwGunner:turn.ahead')
      : t(off > 0 ? 'lwGunner:turn.right' : 'lwGunner:turn.left', { angle: halfDegrees(off) });
  const raised =
    Math.abs(elevation) < 250
      ? t('lwGunner:screw.level')
      : t(elevation > 0 ? 'lwGunner:screw.up' : 'lwGunner:screw.down', {
          angle: halfDegrees(elevation),
        });
  return capital(t('lwGunner:aim', { turned, raised }));
}

/** Returns an angle in tenths of a degree: `12.4°`. */
const tenths = (thousandths: number): string =>
  t('lwGunner:dial', {
    number: (Math.abs(thousandths) / 1000).toLocaleString(LOCALES[currentLanguage()], {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  });

/**
 * Returns the readings of a gun's two scales in words, in tenths of a degree: how far it is turned from straight ahead
 * of its side (`3.2° right`, `ahead`), and how far its screw raises it (`4.5° up`, `level`).
 */
export function dials(
  side: Side,
  { bearing, elevation }: Aim,
): readonly [turn: string, screw: string] {
  const off = aheadOf(side, bearing);
  return [
    Math.abs(off) < 50
      ? t('lwGunner:dials.ahead')
      : t(off < 0 ? 'lwGunner:dials.left' : 'lwGunner:dials.right', { angle: tenths(off) }),
    Math.abs(elevation) < 50
      ? t('lwGunner:dials.level')
      : t(elevation < 0 ? 'lwGunner:dials.down' : 'lwGunner:dials.up', {
          angle: tenths(elevation),
        }),
  ];
}

/**
 * Returns a sentence on why a gun cannot be aimed farther: its screw is at its `lowest` or `highest`; something
 * hinders it from turning, of which the first in `by` is named; or for another reason, which `words` states and which
 * is returned.
 */
export const limitWords = (
  battle: Pick<Battle, 'country' | 'men' | 'guns'>,
  limit:
    | { readonly kind: 'lowest' | 'highest' }
    | { readonly kind: 'turn'; readonly by: readonly Hindrance[] }
    | { readonly kind: 'other'; readonly words: string },
): string => {
  if (limit.kind === 'other') return limit.words;
  if (limit.kind !== 'turn') return t(`lwGunner:limits.${limit.kind}`);
  const [met] = limit.by;
  const what =
    met === undefined || met.kind === 'edge'
      ? t('lwField:edge')
      : met.kind === 'piece'
        ? pieceNamed(battle.country, met.id)
        : nameOf(battle, met.id);
  return capital(t('lwGunner:limits.turn', { what }));
};

/**
 * A group of men of one arm and side, or a gun, as the gunner sees it: how many, how far away from the muzzle, in
 * sixteenths of an inch, and at which angle to the right of the barrel's direction. Only those visible to the gunner
 * count.
 */
export interface Sighting {
  readonly what: Arm | 'gun';
  readonly side: Side;
  readonly count: number;
  /** The distance from the muzzle to the nearest of them along the floor, in sixteenths of an inch. */
  readonly distance: number;
  /**
   * The angle from the barrel's direction to the nearest of them, to the right in thousandths of a degree; 0 if the
   * direction runs through the group.
   */
  readonly angle: number;
}

/** Widths of an outstretched hand, in thousandths of a degree: the greatest deviation for each word. */
const WIDTHS = [
  [600, 'hair'],
  [3_000, 'finger'],
  [7_000, 'fingers'],
  [14_000, 'hand'],
] as const;

function angleWords(angle: number): string {
  if (angle === 0) return t('lwGunner:offset.ahead');
  const width = WIDTHS.find(([most]) => Math.abs(angle) <= most)?.[1] ?? 'far';
  return t(`lwGunner:offset.${width}.${angle > 0 ? 'right' : 'left'}`);
}

/** Returns a distance as a gunner estimates it: in whole inches. */
const byEye = (distance: number): string =>
  lengthWords(Math.max(INCH, Math.round(distance / INCH) * INCH));

function seenWords(own: Side, { what, side, count, distance, angle }: Sighting): string {
  const whose = side === own ? 'own' : 'enemy';
  const values = { length: byEye(distance), where: angleWords(angle) };
  return count === 1
    ? t(`lwGunner:seen.one.${whose}.${what}`, values)
    : t(`lwGunner:seen.many.${whose}.${what}`, { ...values, number: count });
}

/** The most bodies listed; the rest is only counted. */
const MOST_LISTED = 4;

/**
 * Returns sentences on the men and guns that a gunner of the side `own` sees, the nearest to the line of aim first, at
 * most four: `infantry, 5 in all, nearest 3 ft, …`; then on the piece of scenery straight `before` the muzzle, at
 * `distance` in sixteenths of an inch. They tell nothing about where a shot would fall.
 */
export function sightWords(
  own: Side,
  {
    bodies,
    before,
  }: {
    readonly bodies: readonly Sighting[];
    readonly before: { readonly piece: Piece; readonly distance: number } | null;
  },
): string {
  const listed = bodies.slice(0, MOST_LISTED).map((each) => seenWords(own, each));
  const rest = bodies.length - listed.length;
  const piece =
    before === null
      ? []
      : [
          t('lwGunner:seen.before', {
            what: pieceName(before.piece),
            length: byEye(before.distance),
          }),
        ];
  const more = rest > 0 ? [t('lwGunner:seen.more', { count: rest })] : [];
  const nobody = bodies.length === 0 ? [t('lwGunner:seen.nobody')] : [];
  return [...listed, ...more, ...nobody, ...piece].map(capital).join(' ');
}

/**
 * Returns a sentence on where a gunner sees the enemies whom a hint names, `The hint means: one horseman, 3 ft, …`;
 * empty if he sees none of them. `own` is the gunner's side, and `all` are all whom he sees.
 */
export function hintSeenWords(
  own: Side,
  bodies: readonly Sighting[],
  all: readonly Sighting[],
): string {
  if (bodies.length === 0) return '';
  const numberOf = (some: readonly Sighting[]): number =>
    some.reduce((sum, { side, count }) => sum + (side === own ? 0 : count), 0);
  return numberOf(bodies) === numberOf(all)
    ? t('lwGunner:seen.hintedAll')
    : t('lwGunner:seen.hinted', {
        what: bodies
          .slice(0, MOST_LISTED)
          .map((each) => seenWords(own, each))
          .join(' '),
      });
}

/** Returns how many of a gun's four shots are left in this move (littlewars.md 4.2): `3 shots left`. */
export const shotsLeft = (fired: number): string =>
  t('lwGunner:shotsLeft', { count: MOST_SHOTS - fired });

/**
 * Returns a sentence on where the last shot first struck: `The last shot first struck 5 ft away, …`. `distance` is
 * from the muzzle, in sixteenths of an inch; `angle` is the angle to the right of the barrel's present direction, in
 * thousandths of a degree.
 */
export const struckWords = ({
  distance,
  angle,
}: {
  readonly distance: number;
  readonly angle: number;
}): string => t('lwGunner:observer.struck', { length: byEye(distance), where: angleWords(angle) });

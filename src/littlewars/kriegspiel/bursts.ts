import { groundOf } from '../engine/ground';
import { gunBars, gunGap } from '../engine/gunShape';
import { distance, INCH } from '../engine/lengths';
import { isOnField } from '../engine/men';
import { segmentToShape, toShape } from '../engine/shapes';
import type { Gun, Man, Piece, PieceKind, Point } from '../engine/types';
import { withState } from './moveState';
import { afterMoves, isGeneral, isInvulnerable, sentAway } from './general';
import { waggonShape } from './standing';
import { afterTransportsHit } from './disembarking';
import type { KriegspielBattle } from './types';

// What a shell does where it lies (3.3 to 3.5).

/** The radius of the circle in which a shell does damage, three inches in sixteenths of an inch (kriegspiel.md 3.3). */
export const CIRCLE = 3 * INCH;
/** 3.4: for how many moves of its side a gun partly within the circle is disabled. */
const DISABLED = 2;
/** 3.5: the pieces that shelter: walls, among them entrenchments and epaulements, and houses of every kind. */
const SHELTERS: ReadonlySet<PieceKind> = new Set(['wall', 'house', 'shed', 'station', 'depot']);

/**
 * What is in the circle of a shell that has come to rest at `at`, and what the shell destroys or kills (kriegspiel.md
 * 3.3 to 3.5, 4.2). Men, guns and waggons are named by id.
 */
export interface Burst {
  readonly at: Point;
  /** The men of both sides in the circle who count (3.3, 3.5), the nearest first. */
  readonly within: readonly string[];
  /** The men in the circle who do not count, because a wall, house or earthwork shelters them. */
  readonly sheltered: readonly string[];
  /** The half of `within`, rounded up, that dies. */
  readonly dead: readonly string[];
  /** Guns wholly in the circle. */
  readonly gunsDestroyed: readonly string[];
  /** Guns partly in the circle, disabled for two moves of their side. */
  readonly gunsDisabled: readonly string[];
  /** Waggons wholly or partly in the circle, which are destroyed. */
  readonly waggons: readonly string[];
  /** Generals in the circle who are not sheltered; they are sent away (4.2). */
  readonly generals: readonly string[];
}

/**
 * Returns, in the order of the Country, the walls, houses and earthworks that the straight line from a shell (`at`) to
 * a place crosses; any of them shelters that place (kriegspiel.md 3.5).
 */
export const sheltersBetween = (
  { country }: Pick<KriegspielBattle, 'country'>,
  at: Point,
  place: Point,
): readonly Piece[] =>
  groundOf(country).solids.flatMap(({ piece }) =>
    SHELTERS.has(piece.kind) && segmentToShape(piece.shape, at, place) === 0 ? [piece] : [],
  );

const numberOf = ({ id }: Man): number => Number(id.slice(1));

/**
 * Returns what is in the circle of a shell that comes to rest at a place, and what the shell destroys or kills
 * (kriegspiel.md 3.3 to 3.5); the battle is unchanged.
 */
export function burstOf(battle: KriegspielBattle, at: Point): Burst {
  const square = (man: Man): number =>
    (man.x - at.x) * (man.x - at.x) + (man.y - at.y) * (man.y - at.y);
  const inCircle = battle.men.filter(
    (man) => isOnField(man) && !isInvulnerable(battle, man.id) && square(man) <= CIRCLE * CIRCLE,
  );
  const isSafe = (man: Man): boolean => sheltersBetween(battle, at, man).length > 0;
  const open = inCircle.filter((man) => !isSafe(man));
  const counted = open
    .filter(({ id }) => !isGeneral(battle, id))
    // At equal distance the lower number counts first, and of equal numbers Red's man, who is first in the list.
    .sort((a, b) => square(a) - square(b) || numberOf(a) - numberOf(b))
    .map(({ id }) => id);
  const guns = battle.guns.filter((gun) => !gun.gone);
  const isWhollyWithin = (gun: Gun): boolean =>
    gunBars(gun).every(({ corners }) => corners.every((corner) => distance(corner, at) <= CIRCLE));
  return {
    at,
    within: counted,
    sheltered: inCircle.filter(isSafe).map(({ id }) => id),
    dead: counted.slice(0, Math.ceil(counted.length / 2)),
    gunsDestroyed: guns.filter(isWhollyWithin).map(({ id }) => id),
    gunsDisabled: guns
      .filter((gun) => gunGap(battle, gun, at) <= CIRCLE && !isWhollyWithin(gun))
      .map(({ id }) => id),
    waggons: battle.kriegspiel.waggons
      .filter((waggon) => !waggon.destroyed && toShape(waggonShape(waggon), at) <= CIRCLE)
      .map(({ id }) => id),
    generals: open.filter(({ id }) => isGeneral(battle, id)).map(({ id }) => id),
  };
}

/**
 * Returns the battle after a shell has burst: guns, waggons, boats and trains in the circle are destroyed or disabled,
 * with the men aboard, and a General in it is sent away (kriegspiel.md 3.4, 4.2). In the battle given, the men whom it
 * kills must be dead already.
 */
export function afterBurst(battle: KriegspielBattle, burst: Burst): KriegspielBattle {
  const { guns, waggons } = battle.kriegspiel;
  const until = afterMoves(battle, DISABLED);
  const struck = [...burst.gunsDestroyed, ...burst.gunsDisabled].map((id) => {
    const state = guns[id] as (typeof guns)[string];
    const destroyed = burst.gunsDestroyed.includes(id);
    return [id, { ...state, destroyed, disabledUntil: destroyed ? 0 : until }] as const;
  });
  const now = withState(battle, {
    guns: { ...guns, ...Object.fromEntries(struck) },
    waggons: waggons.map((waggon) =>
      burst.waggons.includes(waggon.id) ? { ...waggon, packets: 0, destroyed: true } : waggon,
    ),
  });
  const sent = sentAway(
    {
      ...now,
      // To the engine a destroyed gun has left the field.
      guns: now.guns.map((gun) =>
        burst.gunsDestroyed.includes(gun.id) ? { ...gun, gone: true, crew: [] } : gun,
      ),
    },
    burst.generals,
  );
  return afterTransportsHit(sent, burst.at, CIRCLE);
}

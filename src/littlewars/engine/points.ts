import { freeMen } from './ending';
import { other } from './men';
import { heldBy } from './prisoners';
import { rulingsOf } from './rulings';
import type { Arm, Battle, Gun, ManState, Side } from './types';

/**
 * The points that a side has made in a battle, item by item and in total (littlewars.md 6.5): for the victory, for guns
 * that it holds or could take, for its cavalry and infantry alive and free, for its own men in enemy hands
 * (`ownPrisoners`), and for enemies whom it has taken (`prisonersHeld`).
 */
export interface Points {
  readonly victory: number;
  readonly guns: number;
  readonly cavalry: number;
  readonly infantry: number;
  readonly ownPrisoners: number;
  readonly prisonersHeld: number;
  readonly total: number;
}

/** 6.5 */
const VICTORY = 100;
const GUN = 10;
const MAN: Readonly<Record<Arm, number>> = { infantry: 1, cavalry: 1.5 };
const PRISONER = 0.5;
const ALIVE: ReadonlySet<ManState> = new Set(['ready', 'freed', 'gone', 'aboard']);

/**
 * 6.5: returns the side for which a gun counts: the one that has it, or the other, if nobody free of that one is left
 * on the field with it to keep the other from taking it.
 */
function holderOf(battle: Battle, gun: Gun): Side {
  const enemy = other(gun.side);
  const isAbandoned =
    rulingsOf(battle).abandonedGuns &&
    !gun.gone &&
    freeMen(battle, gun.side).length === 0 &&
    freeMen(battle, enemy).length > 0;
  return isAbandoned ? enemy : gun.side;
}

/**
 * Returns the points that a side has made in a battle so far (littlewars.md 6.5); those for the victory only once the
 * battle is over.
 */
export function pointsOf(battle: Battle, side: Side): Points {
  const { men, guns, result } = battle;
  const alive = (arm: Arm): number =>
    men.filter((man) => man.side === side && man.arm === arm && ALIVE.has(man.state)).length *
    MAN[arm];
  const victory =
    result === null || (result.winner !== null && result.winner !== side)
      ? 0
      : result.winner === null
        ? VICTORY / 2
        : VICTORY;
  const points = {
    victory,
    guns: guns.filter((gun) => holderOf(battle, gun) === side).length * GUN,
    cavalry: alive('cavalry'),
    infantry: alive('infantry'),
    ownPrisoners: heldBy(men, other(side)).length * PRISONER,
    prisonersHeld: heldBy(men, side).length * PRISONER,
  };
  return { ...points, total: Object.values(points).reduce((sum, each) => sum + each, 0) };
}

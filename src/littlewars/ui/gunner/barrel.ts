import { turnHindrances } from '../../engine/gun';
import type { Hindrance } from '../../engine/reasons';
import type { Battle, Gun, Point, Side } from '../../engine/types';

/**
 * Where a barrel is mounted: the place of its axle, in sixteenths of an inch; the height of the ground it stands on
 * (`foot`), if that is not the field's; and the height of the eye above it (`above`), if the eye does not look along
 * it.
 */
export interface Mount extends Point {
  readonly foot?: number;
  /**
   * How high the eye is over it, where it neither looks along it nor follows it, as over a gun that throws shells:
   * raised, that would hide what it is aimed at.
   */
  readonly above?: number;
}

/**
 * What stops a barrel from being aimed as wanted: its elevating screw (`lowest`, `highest`), obstacles to turning it
 * (`turn`), or another reason as a sentence (`other`).
 */
export type AimLimit =
  | { readonly kind: 'lowest' | 'highest' }
  | { readonly kind: 'turn'; readonly by: readonly Hindrance[] }
  | { readonly kind: 'other'; readonly words: string };

/**
 * A barrel that a player aims: that of a gun, or the one that stands for five riflemen who fire together
 * (kriegspiel.md 3.6), with where it is mounted and which directions it may take.
 */
export interface Barrel {
  /** The id of the gun, or of the man behind whom it is. */
  readonly id: string;
  readonly side: Side;
  /** Whether it is a gun's, on wheels, which can be turned about. */
  readonly wheels: boolean;
  /** Returns where it is mounted while it points this way. */
  readonly mountAt: (bearing: number) => Mount;
  /** Returns what prevents it from pointing this way; empty if it may. */
  readonly limitsAt: (bearing: number) => readonly AimLimit[];
}

/**
 * Returns the barrel of a gun of a battle, as the gunner's view aims it: elevated within its screw, turned as far as
 * nothing hinders it (littlewars.md 4.3).
 */
export const barrelOf = (battle: Battle, gun: Gun): Barrel => ({
  id: gun.id,
  side: gun.side,
  wheels: true,
  mountAt: () => gun,
  limitsAt: (bearing) => {
    const by = turnHindrances(battle, gun, bearing);
    return by.length === 0 ? [] : [{ kind: 'turn', by }];
  },
});

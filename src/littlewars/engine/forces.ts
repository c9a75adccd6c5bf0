import { drawBelow, type Stream } from './stream';
import type { BySide, Muster, Side } from './types';
import type { BattleKind, Force } from './battleRules';

/**
 * The usual forces of a side (littlewars.md 2.2): `small`, 25 infantry, 12 cavalry and 1 gun; `standard`, 48, 25 and 3;
 * `large`, 80, 50 and 4.
 */
export const SIZES = {
  small: { infantry: 25, cavalry: 12, guns: 1 },
  standard: { infantry: 48, cavalry: 25, guns: 3 },
  large: { infantry: 80, cavalry: 50, guns: 4 },
} as const satisfies Readonly<Record<string, Force>>;

/**
 * The points that a side may spend when each side chooses its own force (littlewars.md 2.2); the defenders of a
 * Defensive Game may spend two thirds of them (6.3).
 */
export const PURSE = 150;
/**
 * Returns the points that a side may spend on its force (littlewars.md 2.2): 150, but two thirds of that for the
 * defenders of a Defensive Game (6.3), in which the First Player attacks.
 */
export const purseOf = ({ rules, first }: Pick<Muster, 'rules' | 'first'>, side: Side): number =>
  rules.kind === 'defence' && side !== first ? (PURSE * 2) / 3 : PURSE;
/** Returns what a force costs in points (littlewars.md 2.2): infantrymen 1, cavalrymen 1½, guns 10. */
export const costOf = ({ infantry, cavalry, guns }: Force): number =>
  infantry + 1.5 * cavalry + 10 * guns;

/**
 * Returns the force of a side that has not chosen yet, within `purse` points (littlewars.md 2.2): two fifths of them
 * each for infantry and cavalry, a fifth for guns.
 */
export const usualForce = (purse: number): Force => ({
  infantry: Math.floor((2 * purse) / 5),
  cavalry: Math.floor((4 * purse) / 15),
  guns: Math.floor(purse / 50),
});

/** Returns the number of men of a force, infantry and cavalry. */
export const menOf = ({ infantry, cavalry }: Force): number => infantry + cavalry;

/**
 * A fault of a force (littlewars.md 2.2): numbers that are not whole or below 0, no men, or a cost in points above
 * the `purse` that the side may spend.
 */
export type ForceFault =
  | { readonly code: 'notWhole' }
  | { readonly code: 'nobody' }
  | { readonly code: 'tooDear'; readonly cost: number; readonly purse: number };

/**
 * Returns every fault of a force (littlewars.md 2.2); empty if it may be used. `purse` is the points that the side
 * may spend on it; by default there is no limit.
 */
export function forceFaults(force: Force, purse = Infinity): ForceFault[] {
  const whole = [force.infantry, force.cavalry, force.guns].every(
    (count) => Number.isInteger(count) && count >= 0,
  );
  if (!whole) return [{ code: 'notWhole' }];
  const cost = costOf(force);
  return [
    ...(menOf(force) === 0 ? [{ code: 'nobody' } as const] : []),
    ...(cost > purse ? [{ code: 'tooDear', cost, purse } as const] : []),
  ];
}

/** 2.2: the men that each side leaves out for the chances of war, infantry if there are enough. */
const CHANCES = 12;

/**
 * Returns the forces after the chances of war (littlewars.md 2.2): each side leaves out twelve infantry, or all if it
 * has fewer, and throws two dice for how many of them it gets back. `thrown` are the two dice of each side; `stream` is
 * the stream of random numbers after them.
 */
export function chancesOfWar(
  forces: BySide<Force>,
  stream: Stream,
): {
  readonly forces: BySide<Force>;
  readonly thrown: BySide<readonly number[]>;
  readonly stream: Stream;
} {
  let state = stream;
  const die = (): number => {
    const [value, after] = drawBelow(state, 6);
    state = after;
    return value + 1;
  };
  const thrown = { red: [die(), die()], blue: [die(), die()] };
  const share = (force: Force, dice: readonly number[]): Force => {
    const out = Math.min(CHANCES, force.infantry);
    const come = dice.reduce((sum, each) => sum + each, 0);
    return { ...force, infantry: force.infantry - out + Math.min(out, come) };
  };
  return {
    forces: { red: share(forces.red, thrown.red), blue: share(forces.blue, thrown.blue) },
    thrown,
    stream: state,
  };
}

/** Returns two thirds of a force, each arm rounded to the nearest whole number (littlewars.md 6.3). */
export const twoThirds = ({ infantry, cavalry, guns }: Force): Force => {
  const part = (count: number): number => Math.floor((4 * count + 3) / 6);
  return { infantry: part(infantry), cavalry: part(cavalry), guns: part(guns) };
};

/**
 * Returns the forces of both sides when the players agree on one force (littlewars.md 2.2): that for both, but in a
 * Defensive Game two thirds of it for the defenders, the enemy of the side `first` (6.3).
 */
export const forcesFor = (kind: BattleKind, first: Side, force: Force): BySide<Force> => {
  const second = kind === 'defence' ? twoThirds(force) : force;
  return first === 'red' ? { red: force, blue: second } : { red: second, blue: force };
};

/**
 * Returns the minutes that a player with this many men and guns has for a move (littlewars.md 3.1): one for each
 * thirty men and one for each gun, the sum rounded up.
 */
export const allowance = (men: number, guns: number): number => Math.ceil(men / 30 + guns);

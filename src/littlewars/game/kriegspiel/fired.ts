import type { FlightPoint, Shot } from '../../engine/flight';
import { manOf } from '../../engine/men';
import { burstOf, type Burst } from '../../kriegspiel/bursts';
import type { KriegspielBattle } from '../../kriegspiel/types';

// The effects of an order that has fired, from the battles before and after it (kriegspiel.md 3).

/**
 * Returns the battle at the instant a shot is fired, from the battles before and after the order to fire: places and
 * the aim of the gun as in `after` (men have stepped aside), the state of everybody as in `before` (nobody is hit
 * yet).
 */
export const tableFiredOn = (
  before: KriegspielBattle,
  after: KriegspielBattle,
): KriegspielBattle => ({
  ...before,
  men: after.men.map((man) => {
    const { state, lying, escort } = manOf(before, man.id) ?? man;
    return { ...man, state, lying, escort };
  }),
  guns: after.guns.map((gun, i) => ({ ...gun, gone: before.guns[i]?.gone ?? gun.gone })),
});

/**
 * Returns the point, in sixteenths of an inch, and the time, in seconds since the shot, at which a bolt or shell came
 * to rest; null off the field or in water.
 */
export const restOf = ({ events }: Pick<Shot, 'events'>): FlightPoint | null => {
  const last = events.at(-1);
  return last?.kind === 'rest' ? last.at : null;
};

/**
 * Returns what is in the circle of a shell's burst, and what the shell does (kriegspiel.md 3.3 to 3.5); null if it
 * has left the field. `table` is the battle at the instant it was fired (`tableFiredOn`).
 */
export function burstOfShell(table: KriegspielBattle, shot: Shot): Burst | null {
  const rest = restOf(shot);
  return rest === null ? null : burstOf(table, { x: rest.x, y: rest.y });
}

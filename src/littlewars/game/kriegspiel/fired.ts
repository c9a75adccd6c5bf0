import type { FlightPoint, Shot } from '../../engine/flight';
import { manOf } from '../../engine/men';
import { burstOf, type Burst } from '../../kriegspiel/bursts';
import type { KriegspielBattle } from '../../kriegspiel/types';

// What an order that has fired did, from the battles before and after it (kriegspiel.md 3).

/**
 * Returns the battle as it was when a shot left its muzzle: those who stepped aside for the gun stand where they
 * stand now, the gun points as it was laid, and everybody still lives.
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

/** Returns the place and time at which a shot came to rest; null if it has left the field. */
export const restOf = ({ events }: Pick<Shot, 'events'>): FlightPoint | null => {
  const last = events.at(-1);
  return last?.kind === 'rest' ? last.at : null;
};

/**
 * Returns what the circle of a shell's burst holds (kriegspiel.md 3.3 to 3.5), on the table that it was fired on;
 * null if the shell has left the field.
 */
export function burstOfShell(table: KriegspielBattle, shot: Shot): Burst | null {
  const rest = restOf(shot);
  return rest === null ? null : burstOf(table, { x: rest.x, y: rest.y });
}

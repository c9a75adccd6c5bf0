import { manOf } from '../../engine/men';
import { gunNamed } from '../../engine/refusals';
import type { Point } from '../../engine/types';
import { bodyOf, bodyWith, headOf } from '../../kriegspiel/bodies';
import { takes } from '../../kriegspiel/moveState';
import { transportNamed } from '../../kriegspiel/transports';
import type { KriegspielBattle } from '../../kriegspiel/types';
import { waggonNamed } from '../../kriegspiel/waggons';

/**
 * A body, a man, a gun, a waggon, or a boat or train that one order can march: its kind, its id and its place, in
 * sixteenths of an inch.
 */
export interface Marcher {
  readonly kind: 'body' | 'man' | 'gun' | 'waggon' | 'transport';
  readonly id: string;
  /** Where it stands: of a body the middle of its front rank. */
  readonly at: Point;
}

/**
 * Returns the marchers of the chosen ids (of men, bodies, guns and vehicles), one for each order: a man who is in a
 * body marches with the whole body. Each is named once, in the order of the ids.
 */
export function marchersOf(
  battle: KriegspielBattle,
  chosen: readonly string[],
): readonly Marcher[] {
  const found = new Map<string, Marcher>();
  for (const id of chosen) {
    const body = bodyOf(battle, id) ?? bodyWith(battle, id);
    const man = manOf(battle, id);
    const at =
      body === undefined || (man !== undefined && !takes(battle, 'formations'))
        ? (man ?? gunNamed(battle, id) ?? waggonNamed(battle, id) ?? transportNamed(battle, id))
        : headOf(battle, body);
    if (at == null) continue;
    const kind =
      body !== undefined
        ? 'body'
        : man !== undefined
          ? 'man'
          : gunNamed(battle, id) !== undefined
            ? 'gun'
            : waggonNamed(battle, id) !== undefined
              ? 'waggon'
              : 'transport';
    const key = kind === 'body' && body !== undefined ? body.id : id;
    found.set(key, { kind, id: key, at: { x: at.x, y: at.y } });
  }
  return [...found.values()];
}

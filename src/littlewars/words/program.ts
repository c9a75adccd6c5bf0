import { other } from '../engine/men';
import type { Order } from '../engine/orders';
import type { Battle, BySide, Side } from '../engine/types';
import type { ProgramLevel } from '../game/seats';
import type { Act } from '../opponent/marches';
import { nameOf, playerTitle, sideName } from './names';
import { t } from './t';

/** Returns the name of a level of the program for Little Wars. */
export const programName = (level: ProgramLevel): string => t(`lwProgram:levels.${level}.name`);

/** Returns how a level of the program plays, and its weakness, in a sentence or two. */
export const programPortrait = (level: ProgramLevel): string =>
  t(`lwProgram:levels.${level}.portrait`);

/** Returns the ids of the men and guns that orders are for, each once. */
export const orderedBy = (orders: readonly Order[]): readonly string[] => [
  ...new Set(
    orders.flatMap((order): readonly string[] =>
      'man' in order ? [order.man] : 'gun' in order ? [order.gun] : [],
    ),
  ),
];

/**
 * Returns what a program has just done and for what purpose, as a sentence; `before` is the battle before the act.
 */
export function actWords(
  { purpose, orders }: Act,
  side: Side,
  before: Battle,
  players: BySide<string>,
): string {
  const ids = orderedBy(orders);
  return t(`lwProgram:acts.${purpose}`, {
    player: playerTitle(players, side),
    enemy: sideName(other(side)),
    gun: nameOf(before, ids[0] ?? ''),
    count: ids.length,
  });
}

import { other } from '../engine/men';
import type { Order } from '../engine/orders';
import type { Battle, BySide, Side } from '../engine/types';
import type { ProgramLevel } from '../game/seats';
import type { Act } from '../opponent/marches';
import { nameOf, playerTitle, sideName } from './names';
import { t } from './t';

/** Returns the name of a level of the program that plays Little Wars: `Cadet Pell`. */
export const programName = (level: ProgramLevel): string => t(`lwProgram:levels.${level}.name`);

/** Returns one or two sentences on how a level of the program plays, and on its weakness. */
export const programPortrait = (level: ProgramLevel): string =>
  t(`lwProgram:levels.${level}.portrait`);

/** Returns the ids of the men and guns to whom some orders are given, each once, in the sequence of the orders. */
export const orderedBy = (orders: readonly Order[]): readonly string[] => [
  ...new Set(
    orders.flatMap((order): readonly string[] =>
      'man' in order ? [order.man] : 'gun' in order ? [order.gun] : [],
    ),
  ),
];

/**
 * Returns a sentence on what a program has just done and for what purpose, such as `Blue begins the move.`; `before`
 * is the battle before that act, `side` the program's side, and `players` are the players' names.
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

import { isClosedAs } from '../../shell/seal';
import { SIDES, type BySide } from '../engine/types';
import type { CampOf, Game, Kind, StageOf } from './game';
import { writeOrder } from './orderText';
import { lastingOrders } from './timeline';

/**
 * Returns how far a game of Little Wars has come, as numbers to be compared one after the other: sides that have
 * finished setting out, or orders up to the last that cannot be undone; then orders in all; then the time used.
 */
export const progress = ({ stage, left }: Game): readonly number[] =>
  stage.name === 'settingOut'
    ? settingOutProgress(stage.camps)
    : [BATTLE + lastingOrders(stage.orders), stage.orders.length, -(left ?? 0)];

/** The number that `progress` adds for a game whose battle has begun, which is farther than any being set out. */
export const BATTLE = 3;

/**
 * Returns how far a game that is being set out has come, as numbers to be compared one after the other: how many
 * sides have finished, then how many orders of setting out are known.
 */
export const settingOutProgress = (camps: BySide<CampOf<unknown>>): readonly number[] => [
  SIDES.filter((side) => camps[side].state !== 'placing').length,
  SIDES.reduce((sum, side) => {
    const camp = camps[side];
    return sum + (camp.state === 'sealed' ? 0 : camp.places.length);
  }, 0),
];

/**
 * Returns whether a game at the stage `is` continues one in which the sides had set out `was`: the battle has begun, or
 * what a side had finished is still so, and what it had encrypted is the same.
 */
export const continuesSettingOut = (was: BySide<CampOf<unknown>>, is: StageOf<Kind>): boolean =>
  is.name !== 'settingOut' || SIDES.every((side) => isClosedAs(was[side], is.camps[side]));

/**
 * Returns whether `game` continues the game `old` of Little Wars, so that replacing the old one loses nothing that
 * cannot be undone: what was encrypted still is, what was visible is not hidden again, and no shot and no end of a
 * move is missing.
 */
export function isContinuationOf(old: Game, game: Game): boolean {
  const [was, is] = [old.stage, game.stage];
  if (was.name === 'settingOut') return continuesSettingOut(was.camps, is);
  if (is.name === 'settingOut' || old.muster.seed !== game.muster.seed) return false;
  const same = SIDES.every(
    (side) => was.places[side].map(writeOrder).join() === is.places[side].map(writeOrder).join(),
  );
  return (
    same &&
    was.orders.slice(0, lastingOrders(was.orders)).every((order, i) => {
      const now = is.orders[i];
      return now !== undefined && writeOrder(now) === writeOrder(order);
    })
  );
}

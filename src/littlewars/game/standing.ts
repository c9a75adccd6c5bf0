import { isClosedAs } from '../../shell/seal';
import { SIDES, type BySide } from '../engine/types';
import type { CampOf, Game, Kind, StageOf } from './game';
import { writeOrder } from './orderText';
import { lastingOrders } from './timeline';

/**
 * Returns how far a game has come, as numbers compared in order: by irreversible acts (closed camps, or orders of
 * the battle), then by the movements since, then by the time used.
 */
export const standing = ({ stage, left }: Game): readonly number[] =>
  stage.name === 'settingOut'
    ? standingOut(stage.camps)
    : [BATTLE + lastingOrders(stage.orders), stage.orders.length, -(left ?? 0)];

/** The least first number of `standing` for a game whose battle has begun: more than both closed camps count. */
export const BATTLE = 3;

/** Returns how far a game of either kind that is set out has come, as numbers compared in order (`standing`). */
export const standingOut = (camps: BySide<CampOf<unknown>>): readonly number[] => [
  SIDES.filter((side) => camps[side].state !== 'placing').length,
  SIDES.reduce((sum, side) => {
    const camp = camps[side];
    return sum + (camp.state === 'sealed' ? 0 : camp.places.length);
  }, 0),
];

/** Returns whether a game of either kind continues one that was being set out: no seal is undone. */
export const continuesSettingOut = (was: BySide<CampOf<unknown>>, is: StageOf<Kind>): boolean =>
  is.name !== 'settingOut' || SIDES.every((side) => isClosedAs(was[side], is.camps[side]));

/**
 * Returns whether a game continues another, so that replacing the old one loses nothing irreversible: no seal is
 * undone, nobody who was visible is hidden again, and no shot and no end of a move is forgotten.
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

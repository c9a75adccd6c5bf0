import { isClosedAs } from '../../shell/seal';
import { SIDES } from '../engine/types';
import type { Camp, Game } from './game';
import { writeOrder } from './orderText';
import { lastingOrders } from './timeline';

/**
 * Returns how far a game has come, as numbers compared in order: by irreversible acts (closed camps, or orders of
 * the battle), then by the movements since, then by the time used.
 */
export function standing({ stage, left }: Game): readonly number[] {
  if (stage.name === 'settingOut')
    return [
      SIDES.filter((side) => stage.camps[side].state !== 'placing').length,
      SIDES.reduce((sum, side) => sum + placedIn(stage.camps[side]), 0),
    ];
  return [3 + lastingOrders(stage.orders), stage.orders.length, -(left ?? 0)];
}

const placedIn = (camp: Camp): number => (camp.state === 'sealed' ? 0 : camp.places.length);

/**
 * Returns whether a game continues another, so that replacing the old one loses nothing irreversible: no seal is
 * undone, nobody who was visible is hidden again, and no shot and no end of a move is forgotten.
 */
export function isContinuationOf(old: Game, game: Game): boolean {
  const [was, is] = [old.stage, game.stage];
  if (was.name === 'settingOut') {
    const now = is.name === 'settingOut' ? is.camps : null;
    return now === null || SIDES.every((side) => isClosedAs(was.camps[side], now[side]));
  }
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

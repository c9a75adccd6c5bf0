import { SIDES } from '../engine/types';
import type { Camp, Game } from './game';
import { writeOrder } from './orderText';
import { parseSave } from './save';
import { lastingOrders } from './timeline';

/**
 * How far a game has come: by what nobody can take back, camps closed or orders of the battle, then by the movements since,
 * and then by how much of its time has gone.
 */
function standing({ stage, left }: Game): readonly number[] {
  if (stage.name === 'settingOut')
    return [
      SIDES.filter((side) => stage.camps[side].state !== 'placing').length,
      SIDES.reduce((sum, side) => sum + placedIn(stage.camps[side]), 0),
    ];
  return [3 + lastingOrders(stage.orders), stage.orders.length, -(left ?? 0)];
}

const placedIn = (camp: Camp): number => (camp.state === 'sealed' ? 0 : camp.places.length);

/** Of two states of a game the one that has come further; `one` where neither has. */
export function furthest(one: Game, two: Game): Game {
  const [ours, theirs] = [standing(one), standing(two)];
  const differs = ours.findIndex((count, i) => count !== theirs[i]);
  return differs >= 0 && (theirs[differs] ?? 0) > (ours[differs] ?? 0) ? two : one;
}

const isClosedAs = (old: Camp, camp: Camp): boolean =>
  old.state === 'placing' ||
  (old.state === 'placed' && camp.state !== 'placing') ||
  (old.state === 'sealed' && camp.state === 'sealed' && old.sealed.data === camp.sealed.data);

/**
 * Whether a game has only gone on from another, nothing that cannot be taken back being lost with that one: no seal is
 * unmade, nobody who has been seen is hidden again, and no shot and no end of a move is forgotten.
 */
export function carriesOn(old: Game, game: Game): boolean {
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

/** Whether the game of a text has only gone on from that of another; what cannot be read is not gone on from. */
export function textCarriesOn(before: string, after: string): boolean {
  const { game: old, faults } = parseSave(before);
  const { game } = parseSave(after);
  return old !== null && game !== null && faults.length === 0 && carriesOn(old, game);
}

import { turnReached } from '../game/strides';
import { present, type War } from '../game/war';
import { th } from './history';

/** Where in time the board stands, in a line. */
export function momentOf(war: War, at: number): string {
  const { turn: turns, over } = present(war);
  if (at === war.actions.length) return th(over === null ? 'present' : 'end', { turn: turns });
  if (at === 0) return th('pastStart');
  const turn = turnReached(war, at);
  const ended = war.positions[at]?.turn !== turn;
  return th(ended ? 'pastAfter' : 'past', { turn, turns });
}

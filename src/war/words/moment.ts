import { turnReached } from '../game/past';
import { present, type War } from '../game/war';
import { tellHistory } from './history';

/** Where in time the board stands, in a line. */
export function momentTitle(war: War, at: number): string {
  const { turn: turns, over } = present(war);
  if (at === war.actions.length)
    return tellHistory(over === null ? 'present' : 'end', { turn: turns });
  if (at === 0) return tellHistory('pastStart');
  const turn = turnReached(war, at);
  const ended = war.positions[at]?.turn !== turn;
  return tellHistory(ended ? 'pastAfter' : 'past', { turn, turns });
}

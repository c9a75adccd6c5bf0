import { turnReached } from '../../store/review';
import { present, type War } from '../../store/war';
import { th } from '../../words/history';

/** Where in time the board stands, in a line. */
export function momentOf(war: War, at: number): string {
  const { turn: turns, over } = present(war);
  if (at === war.actions.length) return th(over === null ? 'present' : 'end', { turn: turns });
  if (at === 0) return th('pastStart');
  const turn = turnReached(war, at);
  const ended = war.positions[at]?.turn !== turn;
  return th(ended ? 'pastAfter' : 'past', { turn, turns });
}

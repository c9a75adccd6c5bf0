import { turnAt } from '../../store/review';
import { present, type War } from '../../store/war';
import { th } from '../../words/history';

/** Where in time the board stands, in a line. */
export function momentOf(war: War, at: number): string {
  const { turn: turns, over } = present(war);
  if (at < war.actions.length) return th('past', { turn: turnAt(war, at), turns });
  return th(over === null ? 'present' : 'end', { turn: turns });
}

import type { Game } from '../../game/game';
import type { PortState } from '../../seats/kind';
import { wordsOf } from '../../seats/words';
import { t } from '../../words/t';

/** Returns what a seat that is not at this screen is doing, in a sentence; empty if none of them has the turn. */
export function nowSentence(
  { players, seats }: Pick<Game, 'players' | 'seats'>,
  now: PortState,
): string {
  if (now.is === 'waiting') return '';
  const name = players[now.side];
  switch (now.is) {
    case 'playing':
      return t('opponent:now.playing', { name, count: now.left });
    case 'failed':
      return wordsOf(seats[now.side]).failed(now.fault, name);
    default:
      return t(`opponent:now.${now.is}`, { name });
  }
}

import type { Game } from '../../game/game';
import type { PortState } from '../../seats/kind';
import { wordsOf } from '../../seats/words';
import { t } from '../../words/t';

/** Returns a sentence on what a player not at this screen is doing, such as thinking; empty if none is to move. */
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

import type { Game } from '../../game/game';
import type { BotState } from '../../store/botState';
import { tellOpponent } from '../../words/opponent';

/** What a program is doing, in a sentence; empty where it is nobody's turn but a person's. */
export function nowSentence({ players }: Pick<Game, 'players'>, now: BotState): string {
  if (now.is === 'waiting') return '';
  const name = players[now.side];
  switch (now.is) {
    case 'playing':
      return tellOpponent('now.playing', { name, count: now.left });
    case 'failed':
      return tellOpponent(`failed.${now.fault}`, { name });
    default:
      return tellOpponent(`now.${now.is}`, { name });
  }
}

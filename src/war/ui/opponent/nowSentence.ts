import type { Game } from '../../game/game';
import type { BotState } from '../../store/botState';
import { t } from '../../words/t';

/** What a program is doing, in a sentence; empty where it is nobody's turn but a person's. */
export function nowSentence({ players }: Pick<Game, 'players'>, now: BotState): string {
  if (now.is === 'waiting') return '';
  const name = players[now.side];
  switch (now.is) {
    case 'playing':
      return t('opponent:now.playing', { name, count: now.left });
    case 'failed':
      return t(`opponent:failed.${now.fault}`, { name });
    default:
      return t(`opponent:now.${now.is}`, { name });
  }
}
